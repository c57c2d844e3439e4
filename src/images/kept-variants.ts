import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '#domain/time/durations.ts';
import { diskStorage, type FileStorage, isStorageAway } from './storage.ts';

/** This machine shows a picture that another machine removed for no longer than this. */
const freshMs = hourMs;

/**
 * The pictures in a bucket, with copies of requested variants in a folder of this machine. Copies are as fast as a
 * disk, are checked against the bucket once an hour, and are shown even while its server does not answer. The processes
 * of a machine share the folder.
 */
export function keptVariants(
  pictures: FileStorage,
  folder: string,
  { now, atMostBytes = 1024 ** 3 }: { now: () => Date; atMostBytes?: number },
): FileStorage {
  const copies = diskStorage(folder);
  const isVariant = (key: string) => key.startsWith('variants/');
  let writtenBytes = 0;
  let sweeping: Promise<void> | undefined;

  /** Ignores errors: a full disk only makes pictures slower. */
  async function copy(key: string, bytes: Uint8Array): Promise<void> {
    await copies.write(key, bytes).catch(() => {});
    writtenBytes += bytes.length;
    if (writtenBytes < atMostBytes / 20) return;
    writtenBytes = 0;
    sweeping ??= sweep(folder, atMostBytes)
      .catch(() => {})
      .finally(() => {
        sweeping = undefined;
      });
    await sweeping;
  }

  async function isFresh(key: string): Promise<boolean> {
    const found = await stat(join(folder, key)).catch(() => undefined);
    return found !== undefined && now().getTime() - found.mtimeMs < freshMs;
  }

  return {
    ...pictures,
    async read(key) {
      if (!isVariant(key)) return pictures.read(key);
      const kept = await copies.read(key).catch(() => undefined);
      if (kept && (await isFresh(key))) return kept;
      try {
        const found = await pictures.read(key);
        if (found) await copy(key, found);
        else await copies.remove(key);
        return found;
      } catch (error) {
        if (!kept || !isStorageAway(error)) throw error;
        // Counts the copy as fresh: otherwise every request for it would first wait for that server.
        await utimes(join(folder, key), now(), now()).catch(() => {});
        return kept;
      }
    },
    async write(key, bytes) {
      await pictures.write(key, bytes);
      if (isVariant(key)) await copy(key, bytes);
    },
    async remove(key) {
      await pictures.remove(key);
      await copies.remove(key);
    },
  };
}

/** Removes the copies with the oldest fetch. */
async function sweep(folder: string, atMostBytes: number): Promise<void> {
  const files: { path: string; sizeBytes: number; fetchedMs: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, sizeBytes: found.size, fetchedMs: found.mtimeMs });
  }
  files.sort((one, other) => one.fetchedMs - other.fetchedMs);
  let leftBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const { path, sizeBytes } of files) {
    if (leftBytes <= atMostBytes * 0.9) return;
    await rm(path, { force: true });
    leftBytes -= sizeBytes;
  }
}
