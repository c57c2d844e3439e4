import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import type { LoadedRequest } from './request.server.ts';

/** The property or project of the request, in its present state. */
export function AboutCard({ about }: { about: NonNullable<LoadedRequest['about']> }) {
  const { href, name, place, picture, price, status } = about;
  return (
    <section className="request-about">
      {picture && <img alt="" width={500} height={333} src={picture} />}
      <div className="min-w-0">
        {price && <p className="d5">{price}</p>}
        <p>
          <Link to={href} className="font-semibold hover:underline">
            {name}
          </Link>
        </p>
        <p className="small text-ink-3">{place}</p>
        <p className="mt-1">
          <Status status={status} />
        </p>
      </div>
    </section>
  );
}
