import { readFile, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { ReadPhoto } from '#import/core/photos/store-photos.ts';

const outsideFolder = { reason: 'is outside the folder of the file', isNever: true } as const;

/**
 * Paths are relative to the folder of the file that names the photographs and may not lead out of it, not even by a
 * symbolic link.
 */
export function photosBeside(file: string): ReadPhoto {
  const folder = dirname(file);
  return async (path) => {
    const photo = resolve(folder, path.replaceAll('\\', '/'));
    if (isAbsolute(path) || !isWithin(folder, photo)) return outsideFolder;
    const [real, realFolder] = await Promise.all([photo, folder].map(followed));
    if (!real || !realFolder) return { reason: 'cannot be read' };
    if (!isWithin(realFolder, real)) return outsideFolder;
    const bytes = await readFile(real).catch(() => undefined);
    return bytes ? { bytes } : { reason: 'cannot be read' };
  };
}

function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return !isAbsolute(inside) && inside !== '..' && !inside.startsWith(`..${sep}`);
}

function followed(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}
