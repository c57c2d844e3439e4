import { Link } from './link.tsx';

export type Crumb = { label: string; href?: string };

export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className="tiny flex flex-wrap gap-x-2.5 gap-y-1.5 text-ink-3">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex gap-x-2.5">
            {crumb.href ? (
              <Link to={crumb.href} className="underline-offset-4 hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
