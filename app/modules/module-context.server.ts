import type { LocalisedText } from '#domain/language.ts';
import type { RequestContext } from '#server/context.ts';
import { isDraft } from '#site/find-page.ts';
import type { PageModule } from '#site/module-schema.ts';
import { fillPath, pathEntry } from '#site/paths.ts';
import type { Link } from '#site/schema-parts.ts';
import { shownText } from '../article/shown-text.server.ts';
import { screenName } from '../shell/screen-name.server.ts';
import type { ShownTitle } from './module-title.tsx';

/** Takes a module and the title that the product gives it; gives the module's own where it has one. */
export function shownTitle(module: PageModule, context: RequestContext, productTitle = ''): ShownTitle {
  const { text, lang } = shownText(module.title, context);
  return { ...(text ? { text, lang } : { text: productTitle }), size: module.titleSize };
}

/** Takes a text of the settings; gives it in the language of the page, or the default one, or ''. */
export function inLanguage(text: LocalisedText, context: RequestContext): string {
  return shownText(text, context).text;
}

export type ShownLink = { label: string; href: string; external: boolean };

/** Takes a link of the settings; gives its address and words in the language of the page, or null where it leads to a draft. */
export function shownLink({ page, address, label }: Link, context: RequestContext): ShownLink | null {
  const words = inLanguage(label ?? {}, context);
  if (!page) return { label: words, href: address ?? '/', external: true };
  if (isDraft(context.pages, page)) return null;
  return {
    label: words || screenName(context, page),
    href: fillPath(pathEntry(page)[context.language]),
    external: false,
  };
}
