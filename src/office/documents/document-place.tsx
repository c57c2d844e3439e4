import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownDocument } from './documents.server.ts';

/** Moves the document in the order, or deletes it for good after asking. */
export function DocumentPlace({ document: { id, name, isFirst, isLast } }: { document: ShownDocument }) {
  const t = useOfficeTexts();
  const act = (value: string, text: string) => (
    <Button type="submit" name="do" value={value} kind="quiet" size="dense">
      {text}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  return (
    <div className="flex flex-col items-start gap-2">
      {!(isFirst && isLast) && (
        <Form method="post" preventScrollReset className="flex gap-2">
          <input type="hidden" name="id" value={id} />
          {!isFirst && act('up', t('DOCUMENT_UP'))}
          {!isLast && act('down', t('DOCUMENT_DOWN'))}
        </Form>
      )}
      <details>
        <summary className="button button-quiet button-dense">
          {t('DOCUMENT_REMOVE')}
          <span className="sr-only">: {name}</span>
        </summary>
        <Form method="post" preventScrollReset className="mt-3 flex flex-col items-start gap-2">
          <input type="hidden" name="id" value={id} />
          <p className="text-ink-2">{t('DOCUMENT_REMOVE_HINT')}</p>
          {act('remove', t('DOCUMENT_REMOVE_NOW'))}
        </Form>
      </details>
    </div>
  );
}
