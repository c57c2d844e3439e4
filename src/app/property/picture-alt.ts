import type { PageTexts } from '#texts/pages/texts.ts';
import type { CaptionedPicture } from './media-pictures.server.ts';

/** The alt text of a picture; it names the room if the caption is in the language of the page. */
export function pictureAlt(
  t: PageTexts,
  key: 'PHOTO_OF' | 'PLAN_OF',
  { caption }: CaptionedPicture,
  { title, number }: { title: string; number: number },
): string {
  return caption && !caption.lang ? `${caption.text}, ${title}` : t(key, { title, number });
}
