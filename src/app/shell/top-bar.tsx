import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShellData } from './shell.server.ts';
import type { ShellTopBarItem } from './shell-links.server.ts';

const icons = { phone: 'phone', mail: 'mail', pin: 'map-pin', clock: 'clock', user: 'user-round' } as const;
const colors = { ink: 'text-ink', 'ink-2': 'text-ink-2', brick: 'text-brick' };

/** A phone has no room for it: there the drawer has its items. */
export function TopBar({ topBar }: { topBar: NonNullable<ShellData['topBar']> }) {
  const t = useTexts();
  return (
    <aside aria-label={t('PAGE_CONTACT')} className="no-print border-b border-line max-tablet:hidden">
      <div className="column tiny flex h-10 items-center justify-between gap-8 overflow-hidden font-medium">
        <Items items={topBar.left} />
        <Items items={topBar.right} />
      </div>
    </aside>
  );
}

function Items({ items }: { items: ShellTopBarItem[] }) {
  return (
    <ul className="flex gap-6 whitespace-nowrap">
      {items.map((item) => (
        <li key={`${item.label} ${item.href}`} className={colors[item.color]}>
          <TopBarEntry item={item} iconSize={16} className="flex items-center gap-2 py-2" />
        </li>
      ))}
    </ul>
  );
}

export function TopBarEntry({
  item: { label, href, external, icon },
  iconSize,
  className,
}: {
  item: ShellTopBarItem;
  iconSize: 16 | 20;
  className: string;
}) {
  const linkLook = `${className} hover:text-ink`;
  const content = (
    <>
      {icon && <Icon name={icons[icon]} size={iconSize} />}
      {label}
    </>
  );
  if (!href) return <span className={className}>{content}</span>;
  if (!external) {
    return (
      <Link to={href} className={linkLook}>
        {content}
      </Link>
    );
  }
  const elsewhere = href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} className={linkLook} {...elsewhere}>
      {content}
    </a>
  );
}
