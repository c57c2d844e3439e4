import { Link } from 'react-router';
import { Dropdown } from '#app/interface/dropdown.tsx';
import { Icon } from '#app/interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

type Order = { label: string; href: string; chosen: boolean };

/** Each order is a link with an address of its own. */
export function SortMenu({ id, orders }: { id: string; orders: Order[] }) {
  const t = useTexts();
  return (
    <Dropdown
      id={id}
      name="filters"
      className="facts"
      summaryClassName="flex min-h-11 items-center gap-2"
      summary={
        <>
          <span className="text-ink-3 max-desktop:font-semibold max-desktop:text-ink">{t('SORT')}</span>
          <span className="font-semibold max-desktop:sr-only">
            {orders.find(({ chosen }) => chosen)?.label}
          </span>
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </>
      }
    >
      <ul className="absolute right-0 top-full z-20 w-60 border border-ink bg-sheet py-2 max-desktop:left-1/2 max-desktop:right-auto max-desktop:-translate-x-1/2">
        {orders.map(({ label, href, chosen }) => (
          <li key={href}>
            <Link
              to={href}
              preventScrollReset
              aria-current={chosen ? 'true' : undefined}
              className="block px-4 py-2.5 hover:bg-tint aria-[current]:font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
