import { isFilmHost } from '#app/film/film.server.ts';
import { inLanguage, presentPictures } from '#app/modules/module-context.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';

export async function loadBanner(module: ModuleOf<'banner'>, context: RequestContext) {
  const { view, pictureIds, phonePictureId, video, focus } = module;
  const wanted = view === 'gallery' ? pictureIds : pictureIds.slice(0, 1);
  const [picture = null, ...others] = await presentPictures(wanted, context);
  const [phonePicture = null] = phonePictureId ? await presentPictures([phonePictureId], context) : [];
  return {
    title: inLanguage(module.title, context),
    sentence: inLanguage(module.sentence, context),
    picture,
    phonePicture,
    others,
    film: view === 'video' && video ? filmBehind(video, context) : null,
    focus,
  };
}

/** Null if the policy of the page would not let it play. */
function filmBehind(video: string, { settings, publicUrl }: RequestContext) {
  const url = URL.parse(video, publicUrl);
  if (!url) return null;
  const isOwn = url.origin === publicUrl;
  return isOwn || isFilmHost(url, settings) ? { address: video, isOwn } : null;
}

export type ShownFilmBehind = NonNullable<ReturnType<typeof filmBehind>>;
