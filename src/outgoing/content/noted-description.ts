import { isLanguage, type Language, type LocalisedText } from '#domain/language.ts';
import { type PictureNature, pictureNatures } from '#domain/media/picture-nature.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';

type Told = {
  description?: LocalisedText | undefined;
  /** One for each language of the site. */
  addresses: Record<string, string>;
};

/**
 * The description, which ends with the numbers of the pictures that show the property otherwise than it is. It is for
 * portals whose pictures have no caption (AI Act, article 50, paragraph 4).
 */
export function notedDescription(
  { description = {}, addresses }: Told,
  pictures: readonly { nature: PictureNature }[],
): LocalisedText {
  const written = Object.keys(description).filter(isLanguage);
  const inLanguages = written.length > 0 ? written : Object.keys(addresses).filter(isLanguage);
  return Object.fromEntries(
    inLanguages.flatMap((language) => {
      const text = [description[language], ...notes(pictures, language)].filter(Boolean).join('\n\n');
      return text ? [[language, text]] : [];
    }),
  );
}

function notes(pictures: readonly { nature: PictureNature }[], language: Language): string[] {
  const t = textsFor(language);
  return pictureNatures.flatMap((nature) => {
    const label = pictureNote(nature, language);
    const places = pictures.flatMap((each, index) => (each.nature === nature ? [String(index + 1)] : []));
    if (!label || places.length === 0) return [];
    const numbers = new Intl.ListFormat(language).format(places);
    const text = t('PICTURES_NUMBERED', { count: places.length, numbers });
    return [`${t('LABEL_AND_TEXT', { label, text })}.`];
  });
}
