import { useSyncExternalStore } from 'react';

/** Tells whether a media query holds, and again when that changes; undefined until the browser took the page over. */
export function useMediaQuery(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => undefined,
  );
}
