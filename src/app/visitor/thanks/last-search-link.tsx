import { useEffect, useState } from 'react';
import { type LastSearch, readSearch } from '#app/property/last-search.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';

/** Leads back to the search that the visitor came from, which only the browser knows; else to the whole `list`. */
export function LastSearchLink({ list }: { list: { href: string; label: string } }) {
  const [search, setSearch] = useState<LastSearch>();
  useEffect(() => setSearch(readSearch()), []);
  if (!search?.href.startsWith(list.href) || search.properties.length === 0)
    return <ArrowLink to={list.href}>{list.label}</ArrowLink>;
  return <ArrowLink to={search.href}>{search.ways.back}</ArrowLink>;
}
