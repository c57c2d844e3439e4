import { inLanguage, presentLink, presentTitle } from '#app/modules/module-context.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findPicture } from '#database/picture/pictures.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

export async function loadLinkRows(module: ModuleOf<'links'>, context: RequestContext) {
  const { database, settings, language } = context;
  const picture = module.pictureId ? await findPicture(database, module.pictureId) : null;
  return {
    title: presentTitle(module, context, textsFor(language)('OUR_SERVICES')),
    picture: presentPicture(picture, settings.agency.name, language),
    focus: module.focus,
    rows: module.rows.flatMap(({ title, sentence, link }) => {
      const shown = presentLink(link, context);
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
