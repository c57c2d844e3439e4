import { createMiddleware } from 'hono/factory';
import { parseId } from '#domain/address/id.ts';
import type { Language } from '#domain/language.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import { isInUse, visitorLanguage } from '#server/answers/visitor-language.ts';
import {
  fillPath,
  languageOfPath,
  matchPath,
  type PathMatch,
  pathEntry,
  pathNames,
} from '#site/paths/paths.ts';
import type { Settings } from '#site/settings/settings.ts';

/**
 * The address of the page of a thing that is asked for by id alone, with city and type or slug; undefined if the thing
 * does not exist.
 */
export type FindAddress = (
  kind: 'property' | 'project',
  id: number,
  language: Language,
) => Promise<string | undefined>;

// /Privacy/ is written with a capital, which few visitors type.
const lowerCaseOriginals = new Map(
  pathNames.map((name) => [pathEntry(name).original.toLowerCase(), pathEntry(name).original]),
);

/**
 * Redirects an original path (`/for-sale/`, `/property/12/`, `/`) to the page in the visitor's language, with its
 * query. A language that the site does not use is answered 404.
 */
export function originalAddress({
  settings,
  findAddress,
}: {
  settings: { current(): Promise<Settings> };
  findAddress: FindAddress;
}) {
  return createMiddleware(async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const current = await settings.current();
    const named = languageOfPath(pathname);
    if (named && !isInUse(named, current)) return plainPage(context, 404);
    const match = matchPath(lowerCaseOriginals.get(pathname.toLowerCase()) ?? pathname);
    if (!match || match.language) return next();

    const language = visitorLanguage(context.req.raw, current);
    const path = await pathInLanguage(match, language, findAddress);
    if (!path) return next();
    searchParams.delete('lng');
    const query = searchParams.size ? `?${searchParams}` : '';
    context.header('Vary', 'Accept-Language, Cookie');
    context.header('Cache-Control', 'private, no-store');
    return context.redirect(path + query, 302);
  });
}

async function pathInLanguage(
  { name, params }: PathMatch,
  language: Language,
  findAddress: FindAddress,
): Promise<string | undefined> {
  const { screen, area } = pathEntry(name);
  const isFound = area === undefined && (screen === 'property' || screen === 'project');
  if (!isFound) return fillPath(pathEntry(name)[language], params);
  const id = parseId(params.id);
  return id ? findAddress(screen, id, language) : undefined;
}
