import { type RefObject, useEffect } from 'react';

/** Scrolls a row of links that is wider than a phone to the current one. `of`: the current link. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another current link.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    // Not scrollIntoView, which would move the page as well.
    const middle = link.offsetLeft + link.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [row, of]);
}
