import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setNature } from '#commands/picture/set-nature.ts';
import { demoDay } from '#demo/calendar.ts';
import type { PictureIds } from '#demo/media-and-documents.ts';
import { leadPicture } from '#demo/picture-choice.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';
import { projects } from './projects.ts';
import type { DemoProject } from './unit-row.ts';

export function photosOf({ looks, pictures }: DemoProject): string[] {
  return [leadPicture(looks), ...pictures];
}

/** True if the project is not built yet, so that its pictures are drawn. */
export function isDrawn({ handoverOn }: DemoProject): boolean {
  return handoverOn > demoDay;
}

/**
 * Stores the pictures of unbuilt projects a second time, as impressions: built homes show the same ones as photographs,
 * and the nature is a fact of the picture. Gives the ids by file name without extension.
 */
export async function loadImpressions(store: PictureStore): Promise<PictureIds> {
  const ids = new Map<string, string>();
  for (const name of new Set(projects.filter(isDrawn).flatMap(photosOf))) {
    const bytes = await readFile(join(import.meta.dirname, '..', 'pictures', `${name}.jpg`));
    const picture = await storePicture(store, withComment(bytes, 'impression'));
    if ('refusal' in picture) throw new Error(`The demo picture ${name} is refused: ${picture.refusal}`);
    await setNature(store.database, picture.id, 'impression');
    ids.set(name, picture.id);
  }
  return ids;
}

/** A JPEG file with a comment is another picture, since the id of a picture comes from its bytes. */
function withComment(jpeg: Uint8Array, comment: string): Uint8Array {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
