import type { Location, NavigationType } from 'react-router';

/** Screen readers read it out when its text changes; it has to be in the document before that. */
const announcement = document.createElement('p');
announcement.role = 'status';
announcement.className = 'sr-only';
document.body.append(announcement);

/**
 * Does what a browser does after loading a page: the title is read out, and the focus goes to the heading, or after
 * Back to the link to the page that was left. `preventScroll`: React Router sets the scroll position.
 */
export function arrive(from: Location, to: Location, how: `${NavigationType}`): void {
  // A list announces a changed filter or order itself; its next page counts as a new page.
  if (from.pathname === to.pathname && (from.search === to.search || allPages(from) !== allPages(to))) return;
  announcement.textContent = document.title;
  // A refused form has already moved the focus to its problems.
  if (document.activeElement?.matches('main [tabindex="-1"]:not(h1)')) return;
  const left =
    how === 'POP' && document.querySelector<HTMLElement>(`main a[href="${from.pathname + from.search}"]`);
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (left || heading)?.focus({ preventScroll: true });
}

/** The query without the number of the page. */
function allPages({ search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return `${query}`;
}
