import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PropertyCard } from '#app/property/card.tsx';
import { idsOf, recentlySeen, useSaved } from '#app/property/saved-properties.ts';
import { withIds } from '#domain/address/id-list.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import type { SavedProperties } from './saved-properties.server.ts';

const most = 4;
const sizes = '(min-width: 1440px) 302px, (min-width: 961px) 23vw, (min-width: 768px) 46vw, 260px';

/** Four in a row; on a phone a strip that is moved sideways. */
export function RecentStrip({ path, title, all }: { path: string; title: string; all: string }) {
  const seen = idsOf(useSaved(recentlySeen));
  const { load, data } = useFetcher<{ properties: SavedProperties }>();
  const address = withIds(path, seen.slice(0, most));
  useEffect(() => {
    if (address !== path) void load(address);
  }, [address, path, load]);

  const cards = seen.length > 0 ? (data?.properties.cards ?? []) : [];
  if (cards.length === 0) return null;
  return (
    <section className="no-print section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="d3">{title}</h2>
        <ArrowLink to={withIds(path, seen)}>{all}</ArrowLink>
      </div>
      <ul className="-mx-5 mt-7 flex snap-x scroll-px-5 gap-5 overflow-x-auto px-5 pb-2 tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-x-6 tablet:gap-y-12 tablet:overflow-visible tablet:px-0 desktop:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="w-[260px] shrink-0 snap-start tablet:w-auto">
            <PropertyCard card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
