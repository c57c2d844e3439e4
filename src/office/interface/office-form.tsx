import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormAnswer } from './form-answer.ts';

type Given = Record<string, string | string[] | undefined>;

/** What the server said of fields while they were being filled in: of these nothing else holds any more. */
export type NotedProblems = ReadonlyMap<string, string | undefined>;

const FormContext = createContext<{
  answer: FormAnswer | undefined;
  given: Given;
  formId: string;
  noted?: NotedProblems;
}>({ answer: undefined, given: {}, formId: '' });

/** A field of the form around it: its ids, what stands in it, and what is wrong with that. */
export function useOfficeField(name: string) {
  const { answer, given, formId, noted } = useContext(FormContext);
  const id = `${formId}-${name}`;
  const said = answer?.problems.find(({ field }) => field === name)?.text;
  const problem = noted?.has(name) ? noted.get(name) : said;
  const values = answer ? (answer.typed[name] ?? []) : [given[name] ?? []].flat();
  return { id, values, problem, problemId: problem && `${id}-problem` };
}

/** For fields of the form around it. */
export function WithNotedProblems({ noted, children }: { noted: NotedProblems; children: ReactNode }) {
  return <FormContext value={{ ...useContext(FormContext), noted }}>{children}</FormContext>;
}

/**
 * A plain POST to its own page, with or without JavaScript. `given`: what stands in the fields at first, by name.
 * `id`: for fields that stand elsewhere on the page. `answer`: what the action said of what was sent; then the summary takes the focus and leads to each field.
 */
export function OfficeForm({
  answer,
  given = {},
  id,
  action,
  encType,
  className = '',
  children,
}: {
  answer?: FormAnswer;
  given?: Given;
  id?: string;
  action?: string;
  encType?: 'multipart/form-data';
  className?: string;
  children: ReactNode;
}) {
  const t = useOfficeTexts();
  const formId = useId();
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer) summary.current?.focus();
  }, [answer]);
  return (
    <FormContext value={{ answer, given, formId }}>
      <Form
        id={id}
        method="post"
        action={action}
        encType={encType}
        noValidate
        className={`flex flex-col gap-5 ${className}`}
      >
        {answer && answer.problems.length > 0 && (
          <ErrorSummary
            ref={summary}
            heading={t('PROBLEMS', { count: answer.problems.length })}
            problems={answer.problems}
            formId={formId}
          />
        )}
        {children}
      </Form>
    </FormContext>
  );
}
