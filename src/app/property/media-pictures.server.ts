import type { MediaRow } from '#database/property/property-page.ts';
import { type Language, pickText } from '#domain/language.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { presentPicture } from '#interface/present-picture.server.ts';

/** `caption`: the room that it shows; `lang` is there when the caption is in another language than the page. */
export type CaptionedPicture = ShownPicture & { caption?: { text: string; lang?: Language } };

/** In order. `words`: what the pictures show. */
export function mediaPictures(
  media: MediaRow[],
  kind: MediaRow['kind'],
  words: string,
  language: Language,
): CaptionedPicture[] {
  return media
    .filter((each) => each.kind === kind)
    .flatMap(({ picture, caption }) => {
      const shown = presentPicture(picture, words, language);
      return shown ? { ...shown, ...captionOf(caption, language) } : [];
    });
}

function captionOf(caption: MediaRow['caption'], wanted: Language): Pick<CaptionedPicture, 'caption'> {
  const found = pickText(caption, wanted);
  if (!found) return {};
  const { text, language } = found;
  return { caption: { text, ...(language !== wanted && { lang: language }) } };
}
