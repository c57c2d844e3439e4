import type { loadListPage } from '#app/owner/portal/list-page.server.ts';
import { ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';

/** A button, or the names of the properties if there are several: each has its own agent. */
export function WriteMessage({
  write: { text, to },
}: Pick<Awaited<ReturnType<typeof loadListPage>>, 'write'>) {
  const [first, second] = to;
  if (!first) return null;
  if (!second)
    return (
      <ButtonLink to={first.href} kind="quiet" size="small" className="mb-2">
        {text}
      </ButtonLink>
    );
  return (
    <p className="facts mb-2 flex flex-wrap gap-x-4 gap-y-1">
      <span className="py-1 text-ink-3 max-tablet:w-full">{text}</span>
      {to.map(({ href, title }) => (
        <Link key={href} to={href} className="text-link py-1">
          {title}
        </Link>
      ))}
    </p>
  );
}
