import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import type { ReadPhoto } from '#import/core/photos/store-photos.ts';

/** Paths are relative to the folder of the file that names the photographs and may not lead out of it. */
export function photosBeside(file: string): ReadPhoto {
  const folder = dirname(file);
  return async (path) => {
    const photo = resolve(folder, path.replaceAll('\\', '/'));
    const inside = relative(folder, photo);
    if (isAbsolute(path) || isAbsolute(inside) || inside.startsWith('..')) {
      return { reason: 'is outside the folder of the file', isNever: true };
    }
    const bytes = await readFile(photo).catch(() => undefined);
    return bytes ? { bytes } : { reason: 'cannot be read' };
  };
}
