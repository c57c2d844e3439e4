import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FormAnswer } from './form-answer.ts';
import { FormAnswerContext } from './form-context.ts';
import { FieldSet } from './form-field.tsx';
import type { ShownQuestions } from './show-form.server.ts';

/**
 * For a visitor who is known by a link or a login, and need not show that a person uses the browser. `step`: names the
 * action of its button if the page has several. `isHeaded`: a title stands above it or beside it. `children`: stand beside the
 * button.
 */
export function PlainForm({
  shown,
  answer,
  step,
  kind,
  isHeaded = false,
  className = '',
  children,
}: {
  shown: ShownQuestions;
  answer: FormAnswer | undefined;
  step?: string;
  kind?: 'quiet';
  isHeaded?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const summary = useRef<HTMLElement>(null);
  const formId = useId();
  useEffect(() => {
    if (!answer) return;
    if (!document.title.startsWith(answer.titlePrefix)) document.title = answer.titlePrefix + document.title;
    summary.current?.focus();
  }, [answer]);
  return (
    <FormAnswerContext value={{ answer, given: shown.given, formId, optional: shown.optional }}>
      <Form method="post" noValidate className={`flex flex-col gap-8 ${className}`}>
        {answer && <ErrorSummary ref={summary} answer={answer} formId={formId} />}
        {shown.sections.map((section) => (
          <FieldSet key={section.fields[0]?.name} {...section} privacy={shown.privacy} isHeaded={isHeaded} />
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" name={step && 'do'} value={step} kind={kind}>
            {shown.submit}
          </Button>
          {children}
          {shown.after && <p className="small w-full text-ink-3">{shown.after}</p>}
        </div>
      </Form>
    </FormAnswerContext>
  );
}
