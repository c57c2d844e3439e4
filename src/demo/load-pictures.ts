import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { FileStorage } from '#images/storage.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';
import { type DocumentSizes, documentKey, type PictureIds } from './media-and-documents.ts';

const atOnce = 4;

/** Stores each picture of the demo once; pictures stored before stay. Gives the ids by file name without extension. */
export async function loadPictures(store: PictureStore): Promise<PictureIds> {
  const folder = join(import.meta.dirname, 'pictures');
  const files = (await readdir(folder)).filter((name) => /\.(jpg|png)$/.test(name)).sort();
  const ids = new Map<string, string>();
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const picture = await storePicture(store, await readFile(join(folder, file)));
      if ('refusal' in picture) throw new Error(`The demo picture ${file} is refused: ${picture.refusal}`);
      ids.set(parse(file).name, picture.id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ids;
}

/** Gives the documents' sizes in bytes by kind. */
export async function loadDocuments(storage: FileStorage): Promise<DocumentSizes> {
  const folder = join(import.meta.dirname, 'documents');
  const sizes = new Map<string, number>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort()) {
    const bytes = await readFile(join(folder, file));
    const kind = parse(file).name;
    await storage.write(documentKey(kind), bytes);
    sizes.set(kind, bytes.length);
  }
  return sizes;
}
