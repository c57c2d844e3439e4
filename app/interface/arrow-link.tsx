import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

/** The link that leads on from a section: its words underlined, an arrow behind. */
export function ArrowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center gap-3 text-brick">
      <span className="text-link">{children}</span>
      <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}
