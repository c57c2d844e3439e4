import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { listSimilarProperties } from '#app/property/similar-properties.server.ts';
import { findPropertySubject } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findProject } from '#database/property/projects.ts';
import { findComparedProperty } from '#database/property/similar-properties.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';

/** The way back to the property, and on to the next: the list that it stands in and similar ones. */
export async function thanksAboutProperty(context: RequestContext, id: number) {
  const { database } = context;
  const [property, similar] = await Promise.all([
    findPropertySubject(context, id),
    findComparedProperty(database, id).then((own) => listSimilarProperties(context, own)),
  ]);
  if (!property) return undefined;
  const { href, list, back } = property.shown;
  return {
    back: { href, label: back },
    lists: listLinks(context, [list]),
    similar,
  };
}

export async function thanksAboutProject(context: RequestContext, id: number) {
  const { database, language, tags } = context;
  tags.add(`project:${id}`).add('properties').add('places');
  const row = await findProject(database, id);
  if (!row) return undefined;
  const href = row.external_url ?? projectPath(row, language);
  return {
    back: { href, label: textsFor(language)('THANKS_TO_PROJECT') },
    lists: listLinks(context, ['projects']),
    similar: [],
  };
}

export function listLinks(context: RequestContext, screens: readonly ('forSale' | 'forRent' | 'projects')[]) {
  return screens.flatMap((screen) => {
    const href = screenHref(context, screen);
    return href ? [{ href, label: screenName(context, screen) }] : [];
  });
}
