import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '#domain/time/durations.ts';
import { BackupProblem } from './backup-problem.ts';

/** A place where backups are kept. */
export type BackupStore = {
  /** Writes the whole backup or nothing. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  read(name: string): AsyncIterable<Uint8Array>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** The path or address of the backup, for people to read. */
  placeOf(name: string): string;
};

/** A backup holds all personal data: only the account that made it can read it. */
const onlyOwnFile = 0o600;
const onlyOwnFolder = 0o700;

/** Keeps backups in a folder, which is made when first needed. */
export function folderOfBackups(folder: string): BackupStore {
  /** Removes what killed backups left behind. */
  async function removeLeftBefore(timeMs: number): Promise<void> {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (/^\.gevel-.*\.unfinished$/.test(name) && (await stat(path)).mtimeMs < timeMs)
        await rm(path, { force: true });
    }
  }

  return {
    async write(name, bytes) {
      const unfinished = join(folder, `.${name}.${randomUUID()}.unfinished`);
      try {
        await mkdir(folder, { recursive: true, mode: onlyOwnFolder });
        const file = await open(unfinished, 'wx', onlyOwnFile);
        await removeLeftBefore((await file.stat()).mtimeMs - dayMs);
        await pipeline(bytes, file.createWriteStream({ flush: true }));
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw inWords(error, 'The backup cannot be written');
      }
    },
    async *read(name) {
      try {
        yield* createReadStream(join(folder, name));
      } catch (error) {
        throw inWords(error, 'The backup cannot be read');
      }
    },
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
    placeOf: (name) => join(folder, name),
  };
}

/**
 * Turns errors of the system, such as a full disk or a folder that is not ours, into a BackupProblem with its words.
 * Other errors stay as they are.
 */
function inWords(error: unknown, what: string): unknown {
  return error instanceof Error && 'syscall' in error
    ? new BackupProblem(`${what}: ${error.message}`)
    : error;
}
