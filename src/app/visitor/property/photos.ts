import { requestContext } from '#app/request-context.ts';
import { listNextPhotos } from '#database/property/next-photos.ts';
import { parseId } from '#domain/address/id.ts';
import type { Route } from './+types/photos.ts';

const MOST = 4;

/** Answers `photos.json` below a property: what its card shows after the first photograph when somebody swipes it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const id = parseId(params.id);
  const photos = id === undefined ? [] : await listNextPhotos(database, id, MOST);
  return Response.json(photos, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } });
}
