import { Link } from 'react-router';
import { useTexts } from '#texts/use-texts.ts';
import { Icon } from '../interface/icon.tsx';
import type { ShellData, ShellLink } from './shell.server.ts';

const icons = { phone: 'phone', mail: 'mail', pin: 'map-pin', clock: 'clock' } as const;

export function TopBar({ topBar }: { topBar: NonNullable<ShellData['topBar']> }) {
  const t = useTexts();
  return (
    <aside aria-label={t('PAGE_CONTACT')} className="no-print border-b border-line">
      <div className="column tiny flex h-10 items-center justify-between gap-8 overflow-hidden font-medium text-ink-2">
        <Items items={topBar.left} />
        <Items items={topBar.right} className="hidden tablet:flex" />
      </div>
    </aside>
  );
}

function Items({ items, className = 'flex' }: { items: ShellLink[]; className?: string }) {
  return (
    <ul className={`gap-6 whitespace-nowrap ${className}`}>
      {items.map((item) => {
        const icon = icons[item.icon as keyof typeof icons];
        const content = (
          <>
            {icon && <Icon name={icon} size={16} />}
            {item.label}
          </>
        );
        const look = 'flex items-center gap-2 py-2 hover:text-ink';
        return (
          <li key={item.label}>
            {item.external ? (
              <a href={item.href} className={look} target="_blank" rel="noopener noreferrer">
                {content}
              </a>
            ) : (
              <Link to={item.href} className={look}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
