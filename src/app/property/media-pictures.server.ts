import type { ShownPicture } from '#app/interface/picture.tsx';
import { presentPicture } from '#app/interface/present-picture.server.ts';
import type { MediaRow } from '#database/property/property-page.ts';
import type { Language } from '#domain/language.ts';

/** In order. `words`: what the pictures show. */
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
