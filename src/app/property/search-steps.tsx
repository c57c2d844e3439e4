import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { writeEntry } from '#interface/browser-storage.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { type LastSearch, type PageOfSearch, readSearch } from './last-search.ts';

/**
 * Links back to that search, and from one of its properties to the one before and after. `wholeList`: the list without
 * filters.
 */
export default function SearchSteps({
  wholeList,
  isAbove,
  children,
}: {
  wholeList: string;
  isAbove: boolean;
  /** Shown in place of them if the last search was another list, or one in another language. */
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const search = readSearch();
  if (!search?.href.startsWith(wholeList)) return children;
  const { href, place, properties, previousPage, nextPage, ways } = search;
  const at = properties.indexOf(pathname);
  const back = (
    <Link
      to={href}
      state={{ place }}
      className="flex items-center gap-2 font-medium underline-offset-4 hover:underline max-tablet:min-h-12"
    >
      <Icon name="chevron-left" size={16} />
      {ways.back}
    </Link>
  );
  const steps = at >= 0 && (
    <>
      <Step to={properties[at - 1]} page={previousPage} label={ways.previous} which={-1} isAbove={isAbove} />
      <Step to={properties[at + 1]} page={nextPage} label={ways.next} which={0} isAbove={isAbove} />
    </>
  );
  if (isAbove)
    return (
      <div className="tiny -my-3 flex shrink-0 items-center self-start">
        {back}
        {steps && <div className="-mr-3 ml-3 flex">{steps}</div>}
      </div>
    );
  return (
    <div className="facts no-print block-space border-t border-line tablet:hidden">
      {back}
      {steps && <div className="flex justify-between border-y border-line">{steps}</div>}
    </div>
  );
}

/**
 * `to`: the property, if it is on the same page of the list; else it is the last one of the `page` before or the first
 * one of the `page` after.
 */
function Step({
  to,
  page,
  label,
  which,
  isAbove,
}: {
  to: string | undefined;
  page: string | undefined;
  label: string;
  which: -1 | 0;
  isAbove: boolean;
}) {
  const navigate = useNavigate();
  const address = to ?? page;
  const icon = <Icon name={which === 0 ? 'chevron-right' : 'chevron-left'} size={isAbove ? 20 : 16} />;
  const look = isAbove
    ? 'grid size-11 place-items-center'
    : `flex min-h-12 items-center gap-2 font-semibold ${which === 0 ? 'flex-row-reverse' : ''}`;
  if (!address)
    return isAbove ? (
      <span aria-hidden="true" className={`${look} text-line-2`}>
        {icon}
      </span>
    ) : (
      <span />
    );
  async function goOn(event: MouseEvent) {
    if (to || !page || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const main = document.querySelector('main');
    if (main) main.ariaBusy = 'true';
    const found = await turnPage(page).catch(() => undefined);
    if (main) main.ariaBusy = null;
    // If that page does not load, it says so itself.
    void navigate(found?.properties.at(which) ?? page);
  }
  return (
    <Link to={address} onClick={goOn} aria-label={label} title={isAbove ? label : undefined} className={look}>
      {icon}
      {!isAbove && label}
    </Link>
  );
}

/** Asks the server for another page of the search, and remembers that as the last one. */
async function turnPage(href: string): Promise<LastSearch | undefined> {
  const search = readSearch();
  const [path, query = ''] = href.split('?');
  const answer = await fetch(`${path}properties.json?${query}`);
  if (!answer.ok || !search) return undefined;
  const { properties, previousPage, nextPage }: PageOfSearch = await answer.json();
  const found: LastSearch = { ...search, href, place: undefined, properties, previousPage, nextPage };
  writeEntry(ownKeys.lastSearch, JSON.stringify(found));
  return found;
}
