import { type SyntheticEvent, startTransition, useRef, useState } from 'react';
import { queryOf } from './form-query.ts';

/**
 * `first`: the counts that the page begins with. `pathOf`: the path of the list that the form asks for. The code for
 * requests is loaded when the visitor comes near the form.
 */
export function useLiveCounts<Counts>(first: Counts, pathOf: (query: URLSearchParams) => string) {
  const [counts, show] = useState(first);
  const isWatched = useRef(false);

  function watch({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    if (isWatched.current) return;
    isWatched.current = true;
    // The form as the page came: on a slow machine something may have been typed before hydration.
    const untouched = form.cloneNode(true) as HTMLFormElement;
    untouched.reset();
    const before = queryOf(untouched);
    import('./count-while-choosing.ts').then(
      ({ countWhileChoosing }) =>
        countWhileChoosing(form, {
          before: `${before}`,
          pathOf,
          show: (counts: Counts) => startTransition(() => show(counts)),
        }),
      // Without this code the form works as without JavaScript.
      () => {},
    );
  }

  return [counts, { onFocus: watch, onPointerOver: watch, onInput: watch }] as const;
}
