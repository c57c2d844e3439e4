import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FetcherWithComponents, Form, useNavigation } from 'react-router';
import { Button } from '#interface/button.tsx';
import type { Check } from './begin-form.ts';
import { CharactersField, CheckNote } from './captcha-field.tsx';
import { ClosedForms, useClosedForms } from './closed-forms.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { captchaFields, type FormAnswer, keyField, trapField, workTaken } from './form-answer.ts';
import { FormAnswerContext } from './form-context.ts';
import { FieldSet } from './form-field.tsx';
import { RememberMe } from './remember-me.tsx';
import { offerPerson } from './remembered-person.ts';
import type { ShownForm } from './show-form.server.ts';

/**
 * Sent with POST to its own page; works without JavaScript. `children`: questions that only this form has, before the
 * button; or a function that draws all questions itself, and puts the end of the form after them. `own`: the fields
 * that this form draws in its own way, by name. `answer`: the server's, to the last attempt. `encType`: for a form with
 * a picture, which is sent in parts. `fetcher`: sends the form without leaving the page. `isInline`: a few questions
 * within something else, without lines of their own. `isHeaded`: a title with a line stands above.
 */
export function PostForm({
  shown,
  answer,
  action,
  encType,
  own,
  fetcher,
  isInline = false,
  isHeaded = false,
  children,
}: {
  shown: ShownForm;
  answer: FormAnswer | undefined;
  action?: string;
  encType?: 'multipart/form-data';
  own?: Record<string, ReactNode>;
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>;
  isInline?: boolean;
  isHeaded?: boolean;
  children?: ReactNode | ((end: ReactNode) => ReactNode);
}) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const id = useId();
  const [check, setCheck] = useState<Check>('none');
  const { formAction } = useNavigation();
  const isSending = fetcher ? fetcher.state !== 'idle' : formAction !== undefined;
  const [isAsked, setAsked] = useState(false);
  const isBusy = isSending || (isInline && isAsked && check === 'checking');
  const closed = useClosedForms();
  const SentForm = fetcher?.Form ?? Form;

  useEffect(() => {
    setAsked(false);
    if (!answer) return;
    if (!fetcher && !document.title.startsWith(answer.titlePrefix))
      document.title = answer.titlePrefix + document.title;
    summary.current?.focus();
    if (answer.isWorkTaken) form.current?.dispatchEvent(new Event(workTaken));
  }, [answer, fetcher]);

  // Before anybody types, since it fills in only what is empty.
  useEffect(() => {
    if (form.current) offerPerson(form.current);
  }, []);

  // Code that is needed only while the form is filled in is loaded then.
  async function begin() {
    const { beginForm } = await import('./begin-form.ts');
    if (form.current) beginForm(form.current, shown.form, setCheck);
  }

  if (closed) return <ClosedForms closed={closed} />;
  const end = (
    <>
      {shown.remember && <RememberMe label={shown.remember} />}
      {answer?.captcha && <CharactersField captcha={answer.captcha} />}
      {!isInline && check !== 'none' && !answer?.captcha && <CheckNote check={check} words={shown.captcha} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {shown.submit}
        </Button>
        {shown.after && <p className="small text-ink-3">{shown.after}</p>}
      </div>
    </>
  );
  return (
    <FormAnswerContext value={{ answer, given: shown.given, formId: id, optional: shown.optional }}>
      <SentForm
        ref={form}
        method="post"
        action={action}
        encType={encType}
        noValidate
        onFocus={begin}
        onSubmitCapture={() => setAsked(true)}
        onSubmit={(event) => isSending && event.preventDefault()}
        className={isInline ? 'flex flex-col gap-5' : 'flex flex-col gap-11'}
      >
        {answer?.heading && <ErrorSummary ref={summary} answer={answer} formId={id} />}
        <input type="hidden" name={keyField} />
        <input type="hidden" name={captchaFields.work} />
        <input type="hidden" name="campaign" />
        <input type="hidden" name="referrer" />
        <div className="absolute left-[-9999px]" aria-hidden="true">
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        {typeof children === 'function' ? (
          children(end)
        ) : (
          <>
            {shown.sections.map((section, index) => (
              <FieldSet
                key={section.fields[0]?.name}
                {...section}
                privacy={shown.privacy}
                own={own}
                isInline={isInline}
                isHeaded={isHeaded && index === 0}
              />
            ))}
            {children}
            {end}
          </>
        )}
      </SentForm>
    </FormAnswerContext>
  );
}
