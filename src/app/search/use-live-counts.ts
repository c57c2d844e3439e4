import { type SyntheticEvent, useRef, useState } from 'react';
import { queryOf } from './form-query.ts';

/**
 * Counts that follow what is chosen in a form. Takes the first ones, and a function that gives the path of the list
 * that the form asks for; gives the counts, and what the form must listen to. The code that asks the server is loaded
 * when somebody comes near the form.
 */
export function useLiveCounts<Counts>(first: Counts, pathOf: (query: URLSearchParams) => string) {
  const [counts, show] = useState(first);
  const isWatched = useRef(false);

  function watch({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    if (isWatched.current) return;
    isWatched.current = true;
    const before = queryOf(form);
    import('./count-while-choosing.ts').then(
      ({ countWhileChoosing }) => countWhileChoosing(form, { before: `${before}`, pathOf, show }),
      // Without them the form is what it is without JavaScript.
      () => {},
    );
  }

  return [counts, { onFocus: watch, onPointerOver: watch }] as const;
}
