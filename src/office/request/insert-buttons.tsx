import type { RefObject } from 'react';
import { insertField } from '#domain/lead/insert-field.ts';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedRequest } from './request.server.ts';
import { writeChosen } from './write-chosen.ts';

const names = {
  firstname: 'REPLY_INSERT_FIRSTNAME',
  property: 'INBOX_PROPERTY',
  project: 'PROJECTS_PROJECT',
  slots: 'FREE_SLOTS',
  documents: 'REQUEST_DOCUMENTS',
} as const;

/** Each button inserts a text into the message at the caret; without JavaScript the server puts it at the end. */
export function InsertButtons({
  inserts,
  path,
  writing,
}: Pick<LoadedRequest['answer'], 'inserts'> & {
  /** The page itself at the answer, for use without JavaScript. */
  path: string;
  /** The element around the message. */
  writing: RefObject<HTMLElement | null>;
}) {
  const t = useOfficeTexts();
  const insert = ({ field, value }: (typeof inserts)[number]) => {
    const message = writing.current?.querySelector('textarea');
    if (!message) return;
    const { value: text, selectionStart: from, selectionEnd: to } = message;
    const inserted = insertField(text, { from, to }, value);
    message.value = inserted.text;
    message.focus();
    message.setSelectionRange(inserted.caret, inserted.caret);
    message.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (field === 'slots') writeChosen(message.form, 'slot');
    if (field === 'documents') writeChosen(message.form, 'document');
  };
  return (
    <fieldset className="insert-buttons">
      <legend className="small text-ink-3">{t('REPLY_INSERT')}</legend>
      {inserts.map((each) => (
        <Button
          key={each.field}
          type="submit"
          name="do"
          value={`insert:${each.field}`}
          formAction={path}
          kind="quiet"
          size="dense"
          onClick={(event) => {
            event.preventDefault();
            insert(each);
          }}
        >
          <Icon name="plus" size={16} />
          {t(names[each.field])}
        </Button>
      ))}
    </fieldset>
  );
}
