import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';
import { find } from './find.server.ts';

/** The results of the palette for `?q=`, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await find(context.get(officeContext), url.searchParams.get('q') ?? ''));
}
