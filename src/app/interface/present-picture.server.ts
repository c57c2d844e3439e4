import type { Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { ShownPicture } from './picture.tsx';

/** Takes a picture as it is stored and what it shows, in words, for the end of its address; gives it as it is drawn. */
export function presentPicture(
  picture: Omit<ShownPicture, 'name'> | null | undefined,
  words: string,
  language: Language,
): ShownPicture | null {
  if (!picture) return null;
  const { id, width, height, thumbhash } = picture;
  return { id, name: slugOf(words, language), width, height, thumbhash };
}
