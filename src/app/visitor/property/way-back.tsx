import { lazy, Suspense, useEffect, useState } from 'react';
import { readEntry } from '#interface/browser-storage.ts';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { ownKeys } from '#site/settings/storage-keys.ts';

// Loaded only if this tab has shown a list.
const SearchSteps = lazy(() => import('#app/property/search-steps.tsx'));

/**
 * Links back to the search that the visitor came from, which only the browser knows; else to the whole list. `isAbove`:
 * beside the crumbs, which a phone leaves out; there the steps stand below the property.
 */
export function WayBack({
  list,
  isAbove = false,
}: {
  list: { href: string; label: string } | null;
  isAbove?: boolean;
}) {
  const [hasSearched, setHasSearched] = useState(false);
  useEffect(() => setHasSearched(readEntry(ownKeys.lastSearch) !== null), []);
  if (!list) return null;
  const toWholeList = isAbove && (
    <Link
      to={list.href}
      className="tiny flex shrink-0 items-center gap-2 font-medium hover:underline underline-offset-4"
    >
      <Icon name="chevron-left" size={16} />
      {list.label}
    </Link>
  );
  if (!hasSearched) return toWholeList;
  return (
    <Suspense fallback={toWholeList}>
      <SearchSteps wholeList={list.href} isAbove={isAbove}>
        {toWholeList}
      </SearchSteps>
    </Suspense>
  );
}
