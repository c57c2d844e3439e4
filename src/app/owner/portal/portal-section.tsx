import type { ReactNode } from 'react';
import { Link } from '#interface/link.tsx';

/** `all`: the page with the whole list. `empty`: shown in place of an empty list. */
export function PortalSection({
  title,
  all,
  empty,
  children,
}: {
  title: string;
  all?: { href: string; text: string; label: string } | null;
  empty?: string | false;
  children: ReactNode;
}) {
  return (
    <section className="mt-14 min-w-0 desktop:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="d4">{title}</h2>
        {all && (
          <Link to={all.href} aria-label={all.label} className="small text-link py-1">
            {all.text}
          </Link>
        )}
      </div>
      {empty ? <p className="mt-4 border-t border-ink pt-4 text-ink-3">{empty}</p> : children}
    </section>
  );
}
