import { createMiddleware } from 'hono/factory';
import { listNextPhotos } from '#database/property/next-photos.ts';
import { parseId } from '#domain/address/id.ts';
import { isLanguage } from '#domain/language.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';

const MOST = 4;

/**
 * Answers `GET /card-photos/12?language=fr`: what the card of a property shows after its first photograph when somebody
 * swipes it, each with what it says of itself. No route of the pages: the browser has a list of those. The database is asked once for each property that is
 * published, however often and for whatever number somebody asks.
 */
export function cardPhotos({
  database,
  search,
  answers,
}: Pick<Dependencies, 'database' | 'search' | 'answers'>) {
  return createMiddleware(async (context, next) => {
    const [, idInAddress] = /^\/card-photos\/(\d+)$/.exec(context.req.path) ?? [];
    if (!idInAddress || !['GET', 'HEAD'].includes(context.req.method)) return next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    const id = parseId(idInAddress);
    const { table } = await search.current();
    if (id === undefined || table.slotOf(id) === undefined) return context.json([]);
    const photos = await answers.ask(`card photos ${id}`, [`property:${id}`], () =>
      listNextPhotos(database, id, MOST),
    );
    const asked = context.req.query('language');
    const language = isLanguage(asked) ? asked : 'nl';
    return context.json(
      photos.map(({ nature, ...photo }) => ({ ...photo, note: pictureNote(nature, language) })),
    );
  });
}
