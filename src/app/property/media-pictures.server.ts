import type { ShownPicture } from '#app/interface/picture.tsx';
import { presentPicture } from '#app/interface/present-picture.server.ts';
import type { MediaRow } from '#database/property/property-page.ts';
import type { Language } from '#domain/language.ts';

/** The photographs or the plans of a property or project, in order. `words`: what they show. */
export function mediaPictures(
  media: MediaRow[],
  kind: MediaRow['kind'],
  words: string,
  language: Language,
): ShownPicture[] {
  return media
    .filter((each) => each.kind === kind)
    .flatMap(({ picture }) => presentPicture(picture, words, language) ?? []);
}
