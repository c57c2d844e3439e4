import type { Language } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { textsFor } from '#texts/server/texts.ts';

const keys = {
  impression: 'PICTURE_IMPRESSION',
  staged: 'PICTURE_STAGED',
  ai_edited: 'PICTURE_AI_EDITED',
} as const satisfies Record<Exclude<PictureNature, 'real'>, string>;

/**
 * The note below a picture that does not show the property as it is (AI Act, article 50); undefined for a real
 * photograph.
 */
export function pictureNote(nature: PictureNature, language: Language): string | undefined {
  return nature === 'real' ? undefined : textsFor(language)(keys[nature]);
}

/** The caption with that note, for readers that have no other place for it. */
export function notedCaption(
  caption: string | undefined,
  nature: PictureNature,
  language: Language,
): string | undefined {
  const note = pictureNote(nature, language);
  if (!note) return caption;
  return caption ? `${caption} (${note.toLocaleLowerCase(language)})` : note;
}
