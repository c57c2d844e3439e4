import { Link } from '#interface/link.tsx';
import type { ShownPortal } from './portal.server.ts';

/** Stands in the header, and in the menu of a phone. */
export function PortalMenu({
  portal: { menu, label },
  className,
  linkClassName,
}: {
  portal: ShownPortal;
  className?: string;
  linkClassName: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      {menu.map((item) => (
        <Link
          key={item.href}
          to={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={linkClassName}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
