import { Button } from '#interface/button.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { presentThemeScreen } from './theme.server.ts';

type Pairs = Awaited<ReturnType<typeof presentThemeScreen>>['pairs'];

/** The pairs of text and background colours: unreadable ones first, with a better colour. */
export function ThemeContrast({ pairs }: { pairs: Pairs }) {
  const t = useOfficeTexts();
  const bad = pairs.filter(({ problem }) => problem).length;
  return (
    <section className="border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="office-section">{t('SETTINGS_CONTRAST')}</h2>
        <p role="status">
          {bad > 0 && <Sign kind="must">{t('SETTINGS_CONTRAST_BAD', { count: bad })}</Sign>}
        </p>
      </div>
      <ul className="theme-pairs">
        {pairs.map(({ pair, text, ground, ratio, problem, take }) => (
          <li key={pair}>
            <svg viewBox="0 0 44 28" aria-hidden="true">
              <rect width="44" height="28" fill={ground} />
              <text x="22" y="19" textAnchor="middle" fill={text} fontSize="15" fontWeight="600">
                Aa
              </text>
            </svg>
            <span>{problem ?? pair}</span>
            <span className="text-right tabular-nums">{ratio}</span>
            <Sign kind={problem ? 'must' : 'done'}>
              {problem ? t('SETTINGS_CONTRAST_LOW') : t('SETTINGS_CONTRAST_GOOD')}
            </Sign>
            {take && (
              <p className="theme-take">
                <Button type="submit" name="do" value={take.value} kind="quiet" size="dense">
                  {t('SETTINGS_TAKE', { color: take.color })}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
