import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ShellData, ShellLink } from './shell.server.ts';

const icons = { phone: Phone, mail: Mail, pin: MapPin, clock: Clock };

export function TopBar({ topBar }: { topBar: NonNullable<ShellData['topBar']> }) {
  const { t } = useTranslation();
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
        const Icon = icons[item.icon as keyof typeof icons];
        const content = (
          <>
            {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
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
