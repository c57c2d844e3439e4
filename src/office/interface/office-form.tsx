import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormAnswer } from './form-answer.ts';

type Given = Record<string, string | string[] | undefined>;

/** The server's problems with fields while they were being filled in. They replace those of an earlier answer. */
export type NotedProblems = ReadonlyMap<string, string | undefined>;

const FormContext = createContext<{
  answer: FormAnswer | undefined;
  given: Given;
  formId: string;
  noted?: NotedProblems;
}>({ answer: undefined, given: {}, formId: '' });

/** A field of the form around it: its ids, its values, and what is wrong with them. */
export function useOfficeField(name: string) {
  const { answer, given, formId, noted } = useContext(FormContext);
  const id = `${formId}-${name}`;
  const said = answer?.problems.find(({ field }) => field === name)?.text;
  const problem = noted?.has(name) ? noted.get(name) : said;
  const values = answer ? (answer.typed[name] ?? []) : [given[name] ?? []].flat();
  return { id, values, problem, problemId: problem && `${id}-problem` };
}

/** Gives such problems to the fields inside. */
export function WithNotedProblems({ noted, children }: { noted: NotedProblems; children: ReactNode }) {
  return <FormContext value={{ ...useContext(FormContext), noted }}>{children}</FormContext>;
}

/**
 * A plain POST to its own page, with or without JavaScript. `given`: the initial values of the fields, by name. `id`:
 * for
 * fields that stand elsewhere on the page. `answer`: the action's answer; with it the summary takes the focus and leads
 * to
 * each field.
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
