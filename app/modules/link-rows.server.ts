import { findPicture } from '#database/pictures.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { textsFor } from '#texts/server.ts';
import { shownPicture } from '../interface/shown-picture.server.ts';
import { inLanguage, shownLink, shownTitle } from './module-context.server.ts';

/** Takes links with a sentence each; gives them in the language of the page, with their picture. */
export async function loadLinkRows(module: ModuleOf<'links'>, context: RequestContext) {
  const { database, settings, language } = context;
  const picture = module.pictureId ? await findPicture(database, module.pictureId) : null;
  return {
    title: shownTitle(module, context, textsFor(language)('OUR_SERVICES')),
    picture: shownPicture(picture, settings.agency.name, language),
    focus: module.focus,
    rows: module.rows.flatMap(({ title, sentence, link }) => {
      const shown = shownLink(link, context);
      if (!shown) return [];
      const { label, href, external } = shown;
      return {
        title: inLanguage(title, context) || label,
        sentence: inLanguage(sentence, context),
        href,
        external,
      };
    }),
  };
}
