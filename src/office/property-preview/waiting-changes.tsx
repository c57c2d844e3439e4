import { Form } from 'react-router';
import { EmptyState } from '#office/interface/notice.tsx';
import { ChangeRow } from '#office/property-history/change-row.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedPreview } from './load-preview.server.ts';

/** The changes that publishing puts on the site, field by field, each with a button to undo it. */
export function WaitingChanges({ id, changes }: Pick<LoadedPreview, 'id' | 'changes'>) {
  const t = useOfficeTexts();
  if (changes.length === 0)
    return <EmptyState title={t('PREVIEW_NOTHING')} hint={t('PREVIEW_NOTHING_HINT')} />;
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 className="office-section">{t('EDITOR_UNPUBLISHED', { count: changes.length })}</h2>
        <Form method="post" preventScrollReset>
          <button type="submit" name="do" value="discard" className="editor-undo">
            {t('EDITOR_DISCARD')}
          </button>
        </Form>
      </div>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.key} to={`/office/properties/${id}/#field-${change.key}`} change={change}>
            <Form method="post" preventScrollReset>
              <button type="submit" name="undo" value={change.key} className="editor-undo">
                {t('EDITOR_UNDO')}
                <span className="sr-only">: {change.label}</span>
              </button>
            </Form>
          </ChangeRow>
        ))}
      </ul>
    </section>
  );
}
