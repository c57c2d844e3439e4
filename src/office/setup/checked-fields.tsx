import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { type NotedProblems, WithNotedProblems } from '#office/interface/office-form.tsx';

const PAUSE_MS = 500;

/**
 * The fields of a step. During typing the server tells the problems of fields that were already typed in, not of later
 * ones. Passwords and files are sent only with the step itself.
 */
export function CheckedFields({ children }: { children: ReactNode }) {
  const check = useFetcher<FormAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask({ target }: FormEvent<HTMLElement>) {
    const field = target as HTMLInputElement;
    if (!field.form || !field.name || ['password', 'file'].includes(field.type)) return;
    const { form, name } = field;
    setReached((before) => new Set(before).add(name));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const sent = new FormData();
      for (const [key, value] of new FormData(form))
        if (typeof value === 'string' && !key.startsWith('password')) sent.append(key, value);
      sent.set('do', 'check');
      check.submit(sent, { method: 'post' });
    }, PAUSE_MS);
  }

  return (
    <div onInput={ask} className="contents">
      <WithNotedProblems noted={notedOf(reached, check.data)}>{children}</WithNotedProblems>
    </div>
  );
}

/** An empty field is no problem before the step is sent. */
function notedOf(reached: ReadonlySet<string>, answer: FormAnswer | undefined): NotedProblems {
  if (!answer) return new Map();
  const isEmpty = (name: string) => (answer.typed[name] ?? []).every((value) => value.trim() === '');
  const wordsFor = (name: string) => answer.problems.find(({ field }) => field === name)?.text;
  return new Map([...reached].map((name) => [name, isEmpty(name) ? undefined : wordsFor(name)]));
}
