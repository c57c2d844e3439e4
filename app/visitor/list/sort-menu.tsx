import { Link } from 'react-router';
import type { Sort } from '#domain/search/criteria.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Dropdown } from '../../interface/dropdown.tsx';
import { Icon } from '../../interface/icon.tsx';

const orders = [
  ['newest', 'SORT_NEWEST'],
  ['price', 'SORT_PRICE_UP'],
  ['-price', 'SORT_PRICE_DOWN'],
  ['-area', 'SORT_AREA'],
] as const;

/** The orders of the list, as links: each is an address of its own. */
export function SortMenu({ path, chosen, sort }: { path: string; chosen: [string, string][]; sort: Sort }) {
  const t = useTexts();
  const others = chosen.filter(([name]) => name !== 'sort');
  const current = orders.find(([order]) => order === sort) ?? orders[0];
  return (
    <Dropdown
      name="filters"
      className="facts"
      summaryClassName="flex min-h-11 items-center gap-2"
      summary={
        <>
          <span className="text-ink-3 max-desktop:sr-only">{t('SORT')}</span>
          <span className="font-semibold">{t(current[1])}</span>
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </>
      }
    >
      <ul className="absolute right-0 top-full z-20 w-56 border border-ink bg-sheet py-2 max-desktop:left-1/2 max-desktop:right-auto max-desktop:-translate-x-1/2">
        {orders.map(([order, key]) => {
          const query = new URLSearchParams(
            order === 'newest' ? others : [...others, ['sort', order]],
          ).toString();
          return (
            <li key={order}>
              <Link
                to={query ? `${path}?${query}` : path}
                preventScrollReset
                aria-current={order === sort ? 'true' : undefined}
                className="block px-4 py-2.5 hover:bg-tint aria-[current]:font-semibold"
              >
                {t(key)}
              </Link>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
