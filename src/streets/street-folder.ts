import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#domain/time/durations.ts';
import { openArchive, type StreetArchive } from './archive.ts';

/** `identity` changes with the file. */
export type FoundFile = { path: string; identity: string };

const ending = '.pmtiles';
/** The prefix of a copy under way; a process that is killed leaves it behind. */
const unfinished = '.coming-';

export function streetFolder(dataDirectory: string): string {
  return join(dataDirectory, 'map');
}

/** Finds the file of streets; if there are several, the one that was changed last. */
export async function findStreets(folder: string): Promise<FoundFile | undefined> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.filter(isStreets).map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { path, found } : undefined;
    }),
  );
  const [newest] = files
    .filter((file) => file !== undefined)
    .toSorted((a, b) => b.found.mtimeMs - a.found.mtimeMs || (a.path < b.path ? -1 : 1));
  if (!newest) return undefined;
  const { ino, size, mtimeMs } = newest.found;
  return { path: newest.path, identity: [newest.path, ino, size, mtimeMs].join(' ') };
}

/**
 * Copies a file beside the one in use, and replaces that in one step if `check` finds no problem with the copy; gives
 * the problem. Throws BadArchive. A process that is reading the old file can read it to its end.
 */
export async function replaceStreets(
  folder: string,
  source: string,
  check: (archive: StreetArchive) => Promise<string | undefined>,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const coming = join(folder, `${unfinished}${randomUUID()}`);
  try {
    await copyFile(source, coming, constants.COPYFILE_FICLONE);
    await removeLeftBehind(folder, (await stat(coming)).mtimeMs - dayMs);
    const problem = await check(await openArchive(coming));
    if (problem) return problem;
    await using file = await open(coming, 'r+');
    await file.sync();
    const target = join(folder, `streets${ending}`);
    await rename(coming, target);
    await removeAllBut(folder, target);
    return undefined;
  } finally {
    await rm(coming, { force: true });
  }
}

/** Gives the number of files removed. */
export async function removeStreets(folder: string): Promise<number> {
  return removeAllBut(folder, undefined);
}

async function removeAllBut(folder: string, kept: string | undefined): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const old = names
    .filter(isStreets)
    .map((name) => join(folder, name))
    .filter((path) => path !== kept);
  for (const path of old) await rm(path, { force: true });
  return old.length;
}

/** Keeps newer ones: other processes may be copying now. */
async function removeLeftBehind(folder: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const begun = await stat(path).catch(() => undefined);
    if (begun && begun.mtimeMs < beforeMs) await rm(path, { force: true });
  }
}

function isStreets(name: string): boolean {
  return name.endsWith(ending) && !name.startsWith('.');
}
