import type { Language } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { textsFor } from '#texts/server/texts.ts';

const keys = {
  impression: 'PICTURE_IMPRESSION',
  staged: 'PICTURE_STAGED',
  ai_edited: 'PICTURE_AI_EDITED',
} as const satisfies Record<Exclude<PictureNature, 'real'>, string>;

/** What a picture that is no photograph of the property as it is must say of itself (AI Act, article 50); else nothing. */
export function pictureNote(nature: PictureNature, language: Language): string | undefined {
  return nature === 'real' ? undefined : textsFor(language)(keys[nature]);
}

/** A caption that says so too, for readers with no other place for it. */
export function notedCaption(
  caption: string | undefined,
  nature: PictureNature,
  language: Language,
): string | undefined {
  const note = pictureNote(nature, language);
  if (!note) return caption;
  return caption ? `${caption} (${note.toLocaleLowerCase(language)})` : note;
}
