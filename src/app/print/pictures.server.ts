import type { RequestContext } from '#app/request-context.ts';
import { findOriginalKey } from '#database/picture/pictures.ts';
import { encodeForPrint, type PrintBox, type PrintedPicture } from '#images/print-picture.ts';
import type { Box, Sheet } from './sheet.server.ts';

/** `alt`: what it shows, in words. */
export type ShownOnPaper = PrintedPicture & { alt: string };

/**
 * One after the other: a brochure takes one thread for its pictures, however many it has. What is missing in the
 * storage is left out.
 */
export async function loadPictures(
  { database, pictureFiles }: Pick<RequestContext, 'database' | 'pictureFiles'>,
  wanted: readonly { id: string; alt: string; box: PrintBox }[],
): Promise<ShownOnPaper[]> {
  const loaded: ShownOnPaper[] = [];
  for (const { id, alt, box } of wanted) {
    const key = await findOriginalKey(database, id);
    const original = key && (await pictureFiles.read(key));
    if (original) loaded.push({ ...(await encodeForPrint(original, box)), alt });
  }
  return loaded;
}

/** Fills the box, for which it was cut, or stands whole in its middle. */
export function drawPicture(sheet: Sheet, { jpeg, width, height, alt }: ShownOnPaper, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  sheet.tag('Figure', (page) => page.image(jpeg, x, y, { width: width * scale, height: height * scale }), {
    alt,
    box,
  });
}
