import { presentText } from '#app/article/present-text.server.ts';
import type { ShownPicture } from '#app/interface/picture.tsx';
import { presentPicture } from '#app/interface/present-picture.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { screenName } from '#app/shell/screen-name.server.ts';
import { listPictures } from '#database/picture/pictures.ts';
import type { LocalisedText } from '#domain/language.ts';
import { linkTarget } from '#site/pages/find-page.ts';
import type { PageModule } from '#site/pages/module-schema.ts';
import type { Link } from '#site/schema-parts.ts';
import type { ShownTitle } from './module-title.tsx';

/** Takes a module and the title that the product gives it; gives the module's own where it has one. */
export function presentTitle(module: PageModule, context: RequestContext, productTitle = ''): ShownTitle {
  const { text, lang } = presentText(module.title, context);
  return { ...(text ? { text, lang } : { text: productTitle }), size: module.titleSize };
}

/** Takes a text of the settings; gives it in the language of the page, or the default one, or ''. */
export function inLanguage(text: LocalisedText, context: RequestContext): string {
  return presentText(text, context).text;
}

export type ShownLink = { label: string; href: string; external: boolean };

/** Takes a link of a module; gives its address and words in the language of the page, or null where it leads nowhere. */
export function presentLink(link: Link, context: RequestContext): ShownLink | null {
  const target = linkTarget(context.pages, link, context.language);
  if (!target) return null;
  const { href, external, title } = target;
  const name = link.page ? screenName(context, link.page) : inLanguage(title ?? {}, context);
  return { label: inLanguage(link.label ?? {}, context) || name, href, external };
}

/** Takes ids of pictures; gives those that there are, in that order, named after the agency. */
export async function presentPictures(
  ids: readonly string[],
  { database, settings, language }: RequestContext,
): Promise<ShownPicture[]> {
  const stored = await listPictures(database, ids);
  const byId = new Map(stored.map((picture) => [picture.id, picture]));
  return ids.flatMap((id) => presentPicture(byId.get(id), settings.agency.name, language) ?? []);
}
