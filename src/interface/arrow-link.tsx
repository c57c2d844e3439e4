import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export function ArrowLink({
  to,
  external = false,
  children,
}: {
  to: string;
  /** Not a page of the router: the browser loads it as a document. */
  external?: boolean;
  children: string;
}) {
  return (
    <Link
      to={to}
      reloadDocument={external}
      className="inline-flex min-h-6 items-center gap-2 text-base text-action"
    >
      <span className="text-link">{children}</span>
      <Icon name="arrow-right" size={16} />
    </Link>
  );
}
