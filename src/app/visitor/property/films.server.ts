import { type Film, presentTour, presentVideo } from '#app/film/film.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { ShownPicture } from '#interface/picture.tsx';

/** The page of a property begins with these; the gallery has all. */
export const leadingPhotos = 3;

/**
 * Each with a photograph of its own, if there are enough one that does not lead the page. Neighbours often show the same
 * room: so the second comes from halfway.
 */
export function presentFilms(
  context: RequestContext,
  { video_url, virtual_tour_url }: Pick<PropertyRow, 'video_url' | 'virtual_tour_url'>,
  photos: readonly ShownPicture[],
): Film[] {
  const further = photos.slice(leadingPhotos);
  const chosen = further.length > 1 ? further : [...further, ...photos.slice(0, leadingPhotos).toReversed()];
  return [presentVideo(video_url, context), presentTour(virtual_tour_url, context)]
    .filter((film) => film !== undefined)
    .map((film, index) => ({ ...film, picture: chosen[Math.floor((index * chosen.length) / 2)] }));
}
