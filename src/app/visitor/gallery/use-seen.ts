import { type RefObject, useEffect, useState } from 'react';

/** The id of the element, among those marked `data-seen`, that crosses a line in the upper third of the window. */
export function useSeen(page: RefObject<HTMLElement | null>): string | undefined {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossed = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (crossed) setSeen(crossed.target.id);
      },
      { rootMargin: '-35% 0px -64% 0px' },
    );
    for (const element of page.current?.querySelectorAll('[data-seen]') ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [page]);
  return seen;
}
