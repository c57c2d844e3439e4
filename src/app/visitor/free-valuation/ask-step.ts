import type { FormAnswer } from '#app/forms/form-answer.ts';

const longestMs = 8000;

/** The problems that the server finds in a step, counted from 0; also undefined if the server does not answer. */
export async function askStep(form: HTMLFormElement, step: number): Promise<FormAnswer | undefined> {
  try {
    const { pathname } = new URL(form.action);
    const answer = await fetch(`${pathname}step.json?step=${step + 1}`, {
      method: 'POST',
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(longestMs),
    });
    return answer.ok ? ((await answer.json()) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
