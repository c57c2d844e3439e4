import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** The link that leads on from a section: its words underlined, an arrow behind. */
export function ArrowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center gap-2 text-base text-brick">
      <span className="text-link">{children}</span>
      <Icon name="arrow-right" size={16} />
    </Link>
  );
}
