import { findPicture } from '#database/pictures.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { shownPicture } from '../interface/shown-picture.server.ts';
import { inLanguage } from './module-context.server.ts';

/** Takes a banner; gives its words and its first picture. */
export async function loadBanner(module: ModuleOf<'banner'>, context: RequestContext) {
  const { database, settings, language } = context;
  const [first] = module.pictureIds;
  const picture = first === undefined ? null : await findPicture(database, first);
  return {
    title: inLanguage(module.title, context),
    sentence: inLanguage(module.sentence, context),
    picture: shownPicture(picture, settings.agency.name, language),
    focus: module.focus,
  };
}
