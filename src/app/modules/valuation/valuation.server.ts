import { presentPicture } from '#app/interface/present-picture.server.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { valuationHref } from '#app/shell/screen-href.server.ts';
import { findPicture } from '#database/picture/pictures.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Null where the agency offers no valuation. */
export async function loadValuation(module: ModuleOf<'valuation'>, context: RequestContext) {
  const { database, settings, language } = context;
  const action = valuationHref(context);
  if (!action) return null;
  const picture = module.pictureId ? await findPicture(database, module.pictureId) : null;
  return {
    title: presentTitle(module, context, textsFor(language)('WHAT_IS_YOUR_PROPERTY_WORTH')),
    action,
    picture: presentPicture(picture, settings.agency.name, language),
  };
}
