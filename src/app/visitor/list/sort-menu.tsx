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
      className="sort-menu"
      summary={
        <>
          {t('SORT')}
          <b>{orders.find(({ chosen }) => chosen)?.label}</b>
          <Icon name="chevron-down" size={16} />
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
