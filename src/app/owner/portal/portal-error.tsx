import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { Link } from '#interface/link.tsx';
import type { MissingProperty } from './get-owned-property.server.ts';
import { Portal } from './portal.tsx';
import { PortalTitle } from './portal-title.tsx';

/** Stands in place of the screens of one property; inside the portal if the loader knew who is logged in. */
export function PortalError({ error }: { error: unknown }) {
  const page: MissingProperty | undefined =
    isRouteErrorResponse(error) && error.data?.portal ? error.data : undefined;
  if (!page)
    return (
      <main id="content">
        <ErrorScreen error={error} />
      </main>
    );
  return (
    <Portal page={page}>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <PortalTitle text={page.title} empty={page.hint} />
      <Link to={page.overview.href} className="text-link mt-7 inline-block">
        {page.overview.label}
      </Link>
    </Portal>
  );
}
