import type { Language } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { slugOf } from '#domain/text/slug.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';
import type { ShownPicture } from './picture.tsx';

export function presentPicture(
  picture: (Omit<ShownPicture, 'name' | 'note'> & { nature?: PictureNature }) | null | undefined,
  words: string,
  language: Language,
): ShownPicture | null {
  if (!picture) return null;
  const { id, width, height, thumbhash, nature = 'real' } = picture;
  const note = pictureNote(nature, language);
  return { id, name: slugOf(words, language), width, height, thumbhash, ...(note && { note }) };
}
