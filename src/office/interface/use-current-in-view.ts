import { type RefObject, useEffect } from 'react';

/** A row of links that is wider than a phone begins with the current one in view. `of`: what is current. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !link) return;
    // Not scrollIntoView, which would move the page as well.
    const middle = link.offsetLeft + link.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [row, of]);
}
