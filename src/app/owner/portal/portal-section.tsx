import type { ReactNode } from 'react';
import { Link } from '#interface/link.tsx';

/** `all`: the page with the whole list. `empty`: shown in place of an empty list. `isFirst`: right below the page's title. */
export function PortalSection({
  title,
  all,
  empty,
  isFirst = false,
  children,
}: {
  title: string;
  all?: { href: string; text: string; label: string } | null;
  empty?: string | false;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`min-w-0 ${isFirst ? 'mt-7 desktop:mt-9' : 'mt-14 desktop:mt-18'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="d4">{title}</h2>
        {all && (
          <Link to={all.href} aria-label={all.label} className="small text-link -my-1 py-1">
            {all.text}
          </Link>
        )}
      </div>
      {empty ? <p className="mt-4 border-t border-ink pt-4 text-ink-3">{empty}</p> : children}
    </section>
  );
}
