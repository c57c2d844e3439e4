import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { Notice, Refusal } from '#office/interface/notice.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { UnitsAnswer } from './shown-unit.ts';

/** Why units were not published; if the law allows it, with a field for a reason to publish them all the same. */
export function RefusedUnits({ answer }: { answer: UnitsAnswer | undefined }) {
  const t = useOfficeTexts();
  const refused = answer?.refused;
  const problem = answer?.problem?.of === 'despite' ? answer.problem.text : undefined;
  if (!refused) return problem ? <Refusal title={problem} /> : null;
  return (
    <div className="flex flex-col gap-4" role="alert">
      <Notice kind="wrong" title={t('UNITS_REFUSED')}>
        <ul className="w-full">
          {refused.units.map(({ id, name, why }) => (
            <li key={id} className="py-0.5">
              <Link to={`/office/properties/${id}/`} className="unit-mark-link">
                {name}
              </Link>{' '}
              {why}
            </li>
          ))}
          {refused.more > 0 && <li>{t('UNITS_REFUSED_MORE', { count: refused.more })}</li>}
        </ul>
      </Notice>
      {refused.canDespite && (
        <div className="max-w-[36rem] pl-5">
          <label htmlFor="unit-despite" className="office-label">
            {t('UNITS_DESPITE')}
          </label>
          <p id="unit-despite-hint" className="small mb-1.5 text-ink-3">
            {t('UNITS_DESPITE_HINT')}
          </p>
          <input
            id="unit-despite"
            name="despite"
            maxLength={300}
            autoComplete="off"
            aria-describedby="unit-despite-hint"
            className="field office-field"
          />
          <Button type="submit" name="do" value="publish" kind="quiet" size="small" className="mt-3">
            {t('UNITS_DESPITE_PUBLISH')}
          </Button>
        </div>
      )}
    </div>
  );
}
