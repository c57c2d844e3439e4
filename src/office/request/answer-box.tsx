import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { OfficeForm } from '#office/interface/office-form.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { TextArea, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { DraftLine } from './draft-line.tsx';
import { InsertButtons } from './insert-buttons.tsx';
import { PlanLink } from './plan-link.tsx';
import type { LoadedRequest } from './request.server.ts';
import type { RequestAnswer } from './request-answer.ts';
import { useAnswering } from './use-answering.ts';
import { useDraft } from './use-draft.ts';
import { writeChosen } from './write-chosen.ts';

export const answerFormId = 'answer-form';

type Props = {
  request: Pick<LoadedRequest, 'id' | 'person' | 'documents' | 'plan'> & LoadedRequest['answer'];
  /** The result of a form sent from here. */
  answer: RequestAnswer | undefined;
};

/** An answer by mail, begun by a template. Times and documents ticked beside it are sent with it. */
export function AnswerBox({ request, answer }: Props) {
  const { id, person, template, subject, text, draftSaved, seen, mailbox, languageName, documents, plan } =
    request;
  const t = useOfficeTexts();
  const { others, begin } = useAnswering(id, request.others);
  // The last answer when this one was begun, however often the page is loaded during the writing.
  const [begunAt] = useState(seen);
  const send = useRef<HTMLButtonElement>(null);
  const writing = useRef<HTMLDivElement>(null);
  const saved = useDraft(id, writing, answer);
  useEffect(() => {
    const around = writing.current;
    if (!around) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      send.current?.form?.requestSubmit(send.current);
    };
    around.addEventListener('focusin', begin);
    around.addEventListener('keydown', press);
    return () => {
      around.removeEventListener('focusin', begin);
      around.removeEventListener('keydown', press);
    };
  }, [begin]);
  return (
    <section id="answer" className="request-answer">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="office-section mb-0">{t('REPLY')}</h2>
        <ChooseTemplate template={template} templates={request.templates} />
      </div>
      <div role="status" className="chosen-told">
        {answer?.taken && (
          <Notice kind="wrong" title={t('REPLY_TAKEN', { person: answer.taken.by })}>
            <p>{t('REPLY_TAKEN_HINT')}</p>
            <blockquote className="request-said">{answer.taken.said}</blockquote>
          </Notice>
        )}
        {others.map(({ name, since }) => (
          <Notice key={name} kind="soon" title={t('REPLY_OTHERS', { person: name, time: since })}>
            {t('REPLY_OTHERS_HINT')}
          </Notice>
        ))}
      </div>
      <div ref={writing}>
        <OfficeForm key={template} id={answerFormId} answer={answer} given={{ subject, text }}>
          <input
            type="hidden"
            name="seen"
            value={answer?.taken?.seen ?? answer?.typed.seen?.at(-1) ?? begunAt}
          />
          <input type="hidden" name="template" value={template} />
          {/* Enter in the field of the subject presses the first button. */}
          <button type="submit" name="do" value="answer" hidden />
          <p className="small -mb-2 text-ink-3">{t('REPLY_LANGUAGE', { language: languageName })}</p>
          <TextField name="subject" label={t('REPLY_SUBJECT')} maxLength={300} autoComplete="off" />
          <TextArea name="text" label={t('REPLY_TEXT')} rows={12} maxLength={20000} />
          <FieldHints text={answer?.typed.text?.at(-1) ?? text} writing={writing} />
          <InsertButtons
            inserts={request.inserts}
            path={`/office/requests/${id}/#answer`}
            writing={writing}
          />
          {documents.length > 0 && (
            <fieldset>
              <legend className="office-label">{t('SEND_DOCUMENTS')}</legend>
              <div className="flex flex-wrap gap-x-6">
                {documents.map(({ value, label, row, isWritten }) => (
                  <label key={value} className="office-choice">
                    <input
                      type="checkbox"
                      name="document"
                      value={value}
                      data-row={row}
                      defaultChecked={answer ? answer.typed.document?.includes(value) : isWritten}
                      onChange={({ currentTarget }) => writeChosen(currentTarget.form, 'document')}
                      className="check office-check"
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={send} type="submit" name="do" value="answer" size="small">
              <OfficeIcon name="send" />
              {t(answer?.taken ? 'REPLY_SEND_ANYWAY' : 'REPLY_SEND')}
            </Button>
            <PlanLink plan={plan} />
            <span className="needs-script request-keys" aria-hidden="true">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </span>
          </p>
          <p className="small text-ink-3">{t('REPLY_TO', { person, mailbox })}</p>
          <DraftLine state={saved ?? (draftSaved ? { outcome: 'saved', when: draftSaved } : undefined)} />
        </OfficeForm>
      </div>
    </section>
  );
}

/** What a field that stands in the message becomes; nothing once times and documents are chosen. */
function FieldHints({ text, writing }: { text: string; writing: RefObject<HTMLElement | null> }) {
  const t = useOfficeTexts();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const around = writing.current;
    const read = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) setTyped(target.value);
    };
    around?.addEventListener('input', read);
    return () => around?.removeEventListener('input', read);
  }, [writing]);
  const hints = [
    ['{{slots}}', 'REPLY_SLOTS_HINT'],
    ['{{documents}}', 'REPLY_DOCUMENTS_HINT'],
  ] as const;
  return hints
    .filter(([field]) => typed.includes(field))
    .map(([field, key]) => (
      <p key={field} className="small -mt-3 text-ink-3">
        {t(key, { field })}
      </p>
    ));
}

/** A plain GET: another template's text replaces the present one. */
function ChooseTemplate({ template, templates }: Pick<LoadedRequest['answer'], 'template' | 'templates'>) {
  const t = useOfficeTexts();
  return (
    <Form method="get" preventScrollReset className="flex min-w-0 items-center gap-2">
      <select
        key={template}
        name="template"
        aria-label={t('REPLY_TEMPLATE')}
        defaultValue={template}
        className="list-filter min-w-0"
      >
        {templates.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" kind="quiet" size="dense">
        {t('REPLY_TEMPLATE_USE')}
      </Button>
    </Form>
  );
}
