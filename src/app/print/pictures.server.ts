import type { RequestContext } from '#app/request-context.ts';
import { findOriginalKey } from '#database/picture/pictures.ts';
import { encodeForPrint, type PrintBox, type PrintedPicture } from '#images/print-picture.ts';
import type { Sheet, SheetBox, Style } from './sheet.server.ts';

/** `alt`: describes the picture. `note`: printed on a picture that does not show the property as it is. */
export type ShownOnPaper = PrintedPicture & { alt: string; note?: string };

/**
 * One after the other: a brochure takes one thread for its pictures, however many it has. Pictures missing in the
 * storage are left out.
 */
export async function loadPictures(
  { database, pictureFiles }: Pick<RequestContext, 'database' | 'pictureFiles'>,
  wanted: readonly { id: string; alt: string; note?: string; box: PrintBox }[],
): Promise<ShownOnPaper[]> {
  const loaded: ShownOnPaper[] = [];
  for (const { id, alt, note, box } of wanted) {
    const key = await findOriginalKey(database, id);
    const original = key && (await pictureFiles.read(key));
    if (original) loaded.push({ ...(await encodeForPrint(original, box)), alt, ...(note && { note }) });
  }
  return loaded;
}

/** Fills the box, for which it was cut, or stands whole in its middle. */
export function drawPicture(
  sheet: Sheet,
  { jpeg, width, height, alt, note }: ShownOnPaper,
  box: SheetBox,
): void {
  const scale = Math.min(box.width / width, box.height / height);
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - height * scale) / 2;
  sheet.tag('Figure', (page) => page.image(jpeg, x, y, { width: width * scale, height: height * scale }), {
    alt: note ? `${alt}, ${note}` : alt,
    box,
  });
  if (note) drawNote(sheet, note, { x, y, width: width * scale, height: height * scale });
}

const noteStyle: Style = { face: 'medium', size: 8, pitch: 11, color: '#1f1d1a' };

/** In the bottom corner, on a ground of its own. Screen readers get it with the picture. */
function drawNote(sheet: Sheet, note: string, { x, y, width, height }: SheetBox): void {
  const size = { width: sheet.widthOf(note, noteStyle) + 11, height: noteStyle.pitch + 3 };
  const corner = { x: x + width - size.width - 5, y: y + height - size.height - 5 };
  sheet.decorate((page) => {
    page.rect(corner.x, corner.y, size.width, size.height).fill('#ffffff');
    sheet.write(note, { x: corner.x + 5, y: corner.y + 1.5, width: size.width }, noteStyle);
  });
}
