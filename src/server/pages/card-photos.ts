import { createMiddleware } from 'hono/factory';
import { listNextPhotos } from '#database/property/next-photos.ts';
import { parseId } from '#domain/address/id.ts';
import { isLanguage } from '#domain/language.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';

const MOST = 4;

/**
 * Answers `GET /card-photos/12?language=fr`: the photographs that a visitor swipes to after the first on the card of a
 * property, each with its note. This is no route of the pages, because the browser gets a list of those. The database
 * is asked once for each published property, whatever numbers are asked for and however often.
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
