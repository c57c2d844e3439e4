import type { Location, NavigationType } from 'react-router';

/** Read out when its text changes; it has to be there before. */
const announcement = document.createElement('p');
announcement.role = 'status';
announcement.className = 'sr-only';
document.body.append(announcement);

/**
 * As after a page that the browser itself opened: the title is read out, and the keyboard begins at the heading, or
 * after Back where one had left. `preventScroll`: the place on the page is React Router's.
 */
export function arrive(from: Location, to: Location, how: `${NavigationType}`): void {
  // Of another choice of filters or another order the list tells itself; the next page of it is a page.
  if (from.pathname === to.pathname && (from.search === to.search || allPages(from) !== allPages(to))) return;
  announcement.textContent = document.title;
  // A form that was not right has taken the focus to what is wrong.
  if (document.activeElement?.matches('main [tabindex="-1"]:not(h1)')) return;
  const left =
    how === 'POP' && document.querySelector<HTMLElement>(`main a[href="${from.pathname + from.search}"]`);
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (left || heading)?.focus({ preventScroll: true });
}

/** What was asked, whichever page of it. */
function allPages({ search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return `${query}`;
}
