import { presentTitle } from '#app/modules/module-context.server.ts';
import { valuationHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findPicture } from '#database/picture/pictures.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';

/** Null if the agency offers no valuation. */
export async function loadValuation(module: ModuleOf<'valuation'>, context: RequestContext) {
  const { database, settings, language } = context;
  const action = valuationHref(context);
  if (!action) return null;
  const picture = module.pictureId ? await findPicture(database, module.pictureId) : null;
  const t = textsFor(language);
  return {
    title: presentTitle(module, context, t('WHAT_IS_YOUR_PROPERTY_WORTH')),
    intro: promisedText(t, 'VALUATION_INTRO', promiseWords(settings.promises, language)),
    action,
    picture: presentPicture(picture, settings.agency.name, language),
  };
}
