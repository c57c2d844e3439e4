import { presentText } from '#app/page/present-text.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listPictures } from '#database/picture/pictures.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { presentPicture } from '#interface/present-picture.server.ts';
import { linkTarget } from '#site/pages/find-page.ts';
import type { PageModule } from '#site/pages/module-schema.ts';
import type { SiteLink } from '#site/schema-parts.ts';
import type { ShownTitle } from './module-title.tsx';

/** The module's own title comes before the product's. */
export function presentTitle(module: PageModule, context: RequestContext, productTitle = ''): ShownTitle {
  const { text, lang } = presentText(module.title, context);
  return { ...(text ? { text, lang } : { text: productTitle }), size: module.titleSize };
}

/** In the language of the page, else in the default one, else ''. */
export function inLanguage(text: LocalisedText, context: RequestContext): string {
  return presentText(text, context).text;
}

export type ShownLink = { label: string; href: string; external: boolean };

/** Null if the link leads nowhere. */
export function presentLink(link: SiteLink, context: RequestContext): ShownLink | null {
  const target = linkTarget(context.pages, link, context.language);
  if (!target) return null;
  const { href, external, title } = target;
  const name = link.page ? screenName(context, link.page) : inLanguage(title ?? {}, context);
  return { label: inLanguage(link.label ?? {}, context) || name, href, external };
}

/** In the order of the ids, without missing pictures; named after the agency. */
export async function presentPictures(
  ids: readonly string[],
  { database, settings, language }: RequestContext,
): Promise<ShownPicture[]> {
  const stored = await listPictures(database, ids);
  const byId = new Map(stored.map((picture) => [picture.id, picture]));
  return ids.flatMap((id) => presentPicture(byId.get(id), settings.agency.name, language) ?? []);
}
