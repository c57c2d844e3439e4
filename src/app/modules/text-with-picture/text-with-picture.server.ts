import { presentTour, presentVideo } from '#app/film/film.server.ts';
import { presentLink, presentTitle } from '#app/modules/module-context.server.ts';
import { presentBody } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findPicture } from '#database/picture/pictures.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';

export async function loadTextWithPicture(module: ModuleOf<'textWithPicture'>, context: RequestContext) {
  const { database, settings, language } = context;
  const title = presentTitle(module, context);
  const url = module.video ?? null;
  const film = presentVideo(url, context) ?? presentTour(url, context) ?? null;
  const picture = module.pictureId ? await findPicture(database, module.pictureId) : null;
  const shown = presentPicture(picture, title.text || settings.agency.name, language);
  return {
    title,
    isPictureLeft: module.view === 'pictureLeft',
    body: presentBody(module.text, context),
    picture: film ? null : shown,
    focus: module.focus,
    film: film && { ...film, title: title.text || film.title, picture: shown ?? undefined },
    link: module.link ? presentLink(module.link, context) : null,
  };
}
