import { useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { FormAnswerContext } from '../../forms/form-context.ts';
import { FieldSet } from '../../forms/form-field.tsx';
import type { ShownForm } from '../../forms/show-form.server.ts';
import { Button } from '../../interface/button.tsx';

/** Changes an alert: whoever has its link need not show that a person uses the browser. */
export function ChangeForm({ shown, answer }: { shown: ShownForm; answer: FormAnswer | undefined }) {
  const summary = useRef<HTMLElement>(null);
  const formId = useId();
  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);
  return (
    <FormAnswerContext value={{ answer, given: shown.given, formId, optional: shown.optional }}>
      <Form method="post" noValidate className="mt-14 flex flex-col gap-8">
        {answer && <ErrorSummary ref={summary} answer={answer} formId={formId} />}
        {shown.sections.map((section) => (
          <FieldSet key={section.title} {...section} privacy={shown.privacy} />
        ))}
        <div>
          <Button type="submit" name="do" value="change" kind="quiet">
            {shown.submit}
          </Button>
        </div>
      </Form>
    </FormAnswerContext>
  );
}
