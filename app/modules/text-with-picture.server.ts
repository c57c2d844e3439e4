import { findPicture } from '#database/pictures.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { shownBody } from '../article/shown-text.server.ts';
import { presentTour, presentVideo } from '../film/film.server.ts';
import { shownPicture } from '../interface/shown-picture.server.ts';
import { shownLink, shownTitle } from './module-context.server.ts';

/** Takes a text with a picture, a video or a virtual tour beside it; gives it in the language of the page. */
export async function loadTextWithPicture(module: ModuleOf<'textWithPicture'>, context: RequestContext) {
  const { database, settings, language } = context;
  const title = shownTitle(module, context);
  const url = module.video ?? null;
  const film = presentVideo(url, context) ?? presentTour(url, context) ?? null;
  const picture = !film && module.pictureId ? await findPicture(database, module.pictureId) : null;
  return {
    title,
    isPictureLeft: module.view === 'pictureLeft',
    body: shownBody(module.text, context),
    picture: shownPicture(picture, title.text || settings.agency.name, language),
    focus: module.focus,
    film: film && { ...film, title: title.text || film.title },
    link: module.link ? shownLink(module.link, context) : null,
  };
}
