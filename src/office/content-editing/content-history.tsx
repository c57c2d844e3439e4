import { Form } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type ShownChange = { id: number; when: string; who: string; canPutBack: boolean };

/** The published changes of a page or article, each with a button that brings back the state before it. */
export function ContentHistory({ history, seen }: { history: readonly ShownChange[]; seen: string }) {
  const t = useOfficeTexts();
  return (
    <section className="content-panel">
      <h2 className="office-section">{t('HISTORY')}</h2>
      {history.length === 0 && <p className="text-ink-3">{t('HISTORY_EMPTY')}</p>}
      <ul className="content-history">
        {history.map(({ id, when, who, canPutBack }) => (
          <li key={id}>
            <span>
              {when} <span className="text-ink-3">{who}</span>
            </span>
            {canPutBack && (
              <Form method="post">
                <input type="hidden" name="change" value={id} />
                <input type="hidden" name="seen" value={seen} />
                <button type="submit" name="do" value="put-back" className="editor-undo">
                  {t('HISTORY_PUT_BACK')}
                  <span className="sr-only">: {when}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
