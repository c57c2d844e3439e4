import { randomUUID } from 'node:crypto';
import {
  access,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { dayMs } from '#domain/time/durations.ts';

/** A file that is read piece by piece: stream it to its end, cancel it, or dispose of it. */
type OpenFile = AsyncDisposable & {
  sizeBytes: number;
  /** `part`: the first and last byte, both included; absent: the whole file. */
  stream(part?: { first: number; last: number }): ReadableStream<Uint8Array<ArrayBuffer>>;
};

type StoredFile = { key: string; sizeBytes: number };

/** Files by key: lower-case words separated by slashes, such as 'variants/0a1b/500.webp'. */
export type FileStorage = {
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** The same, but the bytes are read on demand. */
  open(key: string): Promise<OpenFile | undefined>;
  /** A reader sees the whole file or none, also when two write the same key at once. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** All files, in any order. */
  list(): AsyncIterable<StoredFile>;
};

/** The files are on another machine, which does not answer: a later try may succeed. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** Compares the name, since the bundle of the pages has its own copy of the class. */
export function isStorageAway(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StorageAway';
}

/** Stores files in a folder, which is made when first needed. Throws if a key is invalid. */
export function diskStorage(root: string): FileStorage {
  const pathOf = (key: string) => join(root, checkedKey(key));
  const unfinishedFolder = join(root, '.unfinished');
  let swept: Promise<void> | undefined;
  return {
    async read(key) {
      return readFile(pathOf(key)).catch(whenAbsent);
    },
    async open(key) {
      const path = pathOf(key);
      try {
        const file = await open(path);
        return {
          sizeBytes: (await file.stat()).size,
          // Node and the web declare the same stream differently.
          stream: (part) =>
            Readable.toWeb(
              file.createReadStream(part && { start: part.first, end: part.last }),
            ) as ReadableStream<Uint8Array<ArrayBuffer>>,
          [Symbol.asyncDispose]: () => file.close(),
        };
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = pathOf(key);
      const unfinished = join(unfinishedFolder, randomUUID());
      await mkdir(unfinishedFolder, { recursive: true });
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes, { flush: true });
        swept ??= stat(unfinished).then(({ mtimeMs }) => removeBefore(mtimeMs - dayMs, unfinishedFolder));
        await swept;
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async exists(key) {
      const path = pathOf(key);
      return access(path).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(whenAbsent);
      for await (const entry of folder ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path);
        // Unfinished files and those put there by hand have no valid key.
        if (!entry.isFile() || !isKey(key)) continue;
        const sizeBytes = await stat(path).then(({ size }) => size, whenAbsent);
        if (sizeBytes !== undefined) yield { key, sizeBytes };
      }
    },
  };
}

/** Removes files that killed processes left behind, but only old ones: others may be writing now. */
async function removeBefore(timeMs: number, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const writtenMs = await stat(path).then(({ mtimeMs }) => mtimeMs, whenAbsent);
    if (writtenMs !== undefined && writtenMs < timeMs) await rm(path, { force: true });
  }
}

// Keys also come from the database: one damaged by an import or a restored backup must not lead outside the root.
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`'${key}' is not the key of a stored file`);
  return key;
}

export function isKey(text: string): boolean {
  return /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/.test(text);
}

function whenAbsent(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
