import { Dropdown } from '#interface/dropdown.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
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
      <ul className="orders">
        {orders.map(({ label, href, chosen }) => (
          <li key={href}>
            <Link to={href} preventScrollReset aria-current={chosen ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
