import { type Film, presentTour, presentVideo } from '#app/film/film.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { ShownPicture } from '#interface/picture.tsx';

/** The page of a property begins with these; the gallery has all. */
export const leadingPhotos = 3;

/** Each with a photograph of its own, as long as there are enough, and with one from further below before those. */
export function presentFilms(
  context: RequestContext,
  { video_url, virtual_tour_url }: Pick<PropertyRow, 'video_url' | 'virtual_tour_url'>,
  photos: readonly ShownPicture[],
): Film[] {
  const inTurn = [...photos.slice(leadingPhotos), ...photos.slice(0, leadingPhotos).toReversed()];
  return [presentVideo(video_url, context), presentTour(virtual_tour_url, context)]
    .filter((film) => film !== undefined)
    .map((film, index) => ({ ...film, picture: inTurn[index % inTurn.length] }));
}
