import { Form } from 'react-router';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { EmptyState } from '#office/interface/notice.tsx';
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
        {changes.map(({ key, label, before, after, who, when }) => (
          <li key={key} className="history-row">
            <p>
              <Link to={`/office/properties/${id}/#field-${key}`} className="editor-undo font-semibold">
                {label}
              </Link>
            </p>
            <div>
              <p>
                <s className="text-ink-3 no-underline">{before}</s>{' '}
                <span className="sr-only">{t('HISTORY_BECOMES')}</span>
                <Icon name="arrow-right" size={16} className="inline" /> <span>{after}</span>
              </p>
              <p className="small text-ink-3">
                {who}, {when}
              </p>
            </div>
            <Form method="post" preventScrollReset>
              <button type="submit" name="undo" value={key} className="editor-undo">
                {t('EDITOR_UNDO')}
                <span className="sr-only">: {label}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
