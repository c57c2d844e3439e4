import type { LocalisedText } from '#domain/language.ts';
import type { RequestContext } from '#server/context.ts';
import type { PageModule } from '#site/module-schema.ts';
import { fillPath, pathEntry } from '#site/paths.ts';
import type { Link } from '#site/schema-parts.ts';
import { pageTitle } from '#texts/page-title.ts';
import { textsFor } from '#texts/server.ts';
import { shownText } from '../article/shown-text.server.ts';
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

/** Takes a link of the settings; gives its address and words in the language of the page. */
export function shownLink(link: Link, context: RequestContext) {
  const { language } = context;
  const label = inLanguage(link.label ?? {}, context);
  return link.page
    ? {
        label: label || pageTitle(textsFor(language), link.page),
        href: fillPath(pathEntry(link.page)[language]),
        external: false,
      }
    : { label, href: link.address ?? '/', external: true };
}
