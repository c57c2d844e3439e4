import { Link } from '#interface/link.tsx';
import { Unbroken } from '#office/interface/unbroken.tsx';

type MoreLine = { key: string; href: string; title: string; about: string; note: string };

/** The person's other requests and search alerts, one below the other. */
export function MoreLines({ lines }: { lines: readonly MoreLine[] }) {
  return (
    <ul className="more-lines">
      {lines.map(({ key, href, title, about, note }) => (
        <li key={key}>
          <p className="font-semibold">
            {href ? (
              <Link to={href} className="hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {about && <p className="small">{about}</p>}
          <p className="small text-ink-3">
            <Unbroken>{note}</Unbroken>
          </p>
        </li>
      ))}
    </ul>
  );
}
