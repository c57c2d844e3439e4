import type { Language } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { ShownPicture } from './picture.tsx';

export function presentPicture(
  picture: Omit<ShownPicture, 'name'> | null | undefined,
  words: string,
  language: Language,
): ShownPicture | null {
  if (!picture) return null;
  const { id, width, height, thumbhash } = picture;
  return { id, name: slugOf(words, language), width, height, thumbhash };
}
