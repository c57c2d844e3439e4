import { Link } from '#interface/link.tsx';
import { Status } from '#interface/status.tsx';
import type { LoadedRequest } from './request.server.ts';

/** The property of the request, in its present state. */
export function PropertyCard({ property }: { property: NonNullable<LoadedRequest['property']> }) {
  const { href, type, address, reference, picture, price, status } = property;
  return (
    <section className="request-property">
      {picture && <img alt="" width={500} height={333} src={picture.large} />}
      <div className="min-w-0">
        <p className="d5">{price}</p>
        <p>
          <Link to={href} className="font-semibold hover:underline">
            {type}
          </Link>
        </p>
        <p className="small text-ink-3">
          {address} · {reference}
        </p>
        <p className="mt-1">
          <Status status={status} />
        </p>
      </div>
    </section>
  );
}
