import { queryOf } from './form-query.ts';

const pauseMs = 200;
/** A slow line still gets its counts. */
const longestMs = 15_000;

/**
 * Asks for the number of properties after each change in a form, and shows the newest answer. `before`: the query of
 * the form when it was last counted. If no answer comes, the last counts stay.
 */
export function countWhileChoosing<Counts>(
  form: HTMLFormElement,
  {
    before,
    pathOf,
    show,
  }: { before: string; pathOf: (query: URLSearchParams) => string; show: (counts: Counts) => void },
): void {
  let counted = before;
  let asking: AbortController | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function count() {
    const query = queryOf(form);
    if (`${query}` === counted) return;
    asking?.abort();
    const own = new AbortController();
    asking = own;
    form.setAttribute('aria-busy', 'true');
    try {
      const signal = AbortSignal.any([own.signal, AbortSignal.timeout(longestMs)]);
      const answer = await fetch(`${pathOf(query)}counts.json?${query}`, { signal });
      const counts: Counts | null = answer.ok ? await answer.json() : null;
      if (counts) {
        show(counts);
        counted = `${query}`;
      }
    } catch {
      // Aborted for a newer request, or there is no connection.
    }
    if (asking === own) form.removeAttribute('aria-busy');
  }

  function countSoon() {
    clearTimeout(pause);
    pause = setTimeout(count, pauseMs);
  }

  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement) leaveFinerOut(event.target);
    countSoon();
  });
  countSoon();
}

/** Unticking a choice also unticks the finer ones below it. */
function leaveFinerOut(choice: HTMLInputElement): void {
  if (choice.type !== 'checkbox' || choice.checked) return;
  const finer = choice.closest('li')?.querySelectorAll<HTMLInputElement>('ul input') ?? [];
  for (const each of finer) each.checked = false;
}
