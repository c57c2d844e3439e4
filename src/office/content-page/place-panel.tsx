import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPage } from './load-page.server.ts';

/**
 * Where the page stands in the menu, and whether it is on the site at all. Both take effect at once, apart from waiting
 * changes.
 */
export function PlacePanel({
  parents,
  parentId,
  canTakeOff,
}: Pick<LoadedPage, 'parents' | 'parentId' | 'canTakeOff'>) {
  const t = useOfficeTexts();
  const chosen = String(parentId ?? '');
  return (
    <section className="content-panel">
      <h2 className="office-section">{t('CONTENT_PLACE')}</h2>
      <Form key={chosen} method="post" className="flex flex-wrap items-end gap-3">
        <label className="min-w-0">
          <span className="office-label">{t('CONTENT_PARENT')}</span>
          <select
            name="parent"
            defaultValue={chosen}
            aria-describedby="parent-hint"
            className="field office-field office-select"
          >
            <option value="">{t('CONTENT_PARENT_NONE')}</option>
            {parents.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" name="do" value="place" kind="quiet" size="small">
          {t('CONTENT_MOVE')}
        </Button>
      </Form>
      <p id="parent-hint" className="small text-ink-3">
        {t('CONTENT_PARENT_HINT')}
      </p>
      {canTakeOff && (
        <Form method="post">
          <p className="small text-ink-2">{t('CONTENT_TAKE_OFF_HINT')}</p>
          <button type="submit" name="do" value="take-off" className="editor-undo">
            {t('CONTENT_TAKE_OFF')}
          </button>
        </Form>
      )}
    </section>
  );
}
