import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { chmod, opendir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const forOthers = 0o077;

/**
 * Makes the data folder and closes it to other users of the machine, like everything that this process writes from now
 * on. Older files follow with `closeFiles`; meanwhile nobody can reach them.
 */
export function closeDataFolder(dataDirectory: string): void {
  mkdirSync(dirname(dataDirectory), { recursive: true });
  process.umask(forOthers);
  mkdirSync(dataDirectory, { recursive: true });
  for (const folder of [dataDirectory, join(dataDirectory, 'postgres')]) {
    const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: 0 };
    // A shared folder such as /tmp belongs to everybody.
    const isShared = (mode & 0o1000) !== 0;
    if (!isShared && isOpen(mode)) chmodSync(folder, 0o700);
  }
}

/** Closes files of older versions, which left them open. Quick if nothing is left to do. */
export async function closeFiles(dataDirectory: string): Promise<void> {
  for await (const { name } of await opendir(dataDirectory)) {
    const path = join(dataDirectory, name);
    // PostgreSQL closes its own files, in `cluster`.
    if (name === 'postgres') await closeContents(path, (entry) => !/^(cluster|draft-)/.test(entry));
    else await close(path);
  }
}

/** A folder is closed after its contents: a folder that is already closed has nothing open in it. */
async function close(path: string): Promise<void> {
  try {
    const status = await stat(path);
    if (!isOpen(status.mode)) return;
    if (status.isDirectory()) await closeContents(path);
    await chmod(path, status.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // It was removed meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function closeContents(folder: string, isOurs: (name: string) => boolean = () => true): Promise<void> {
  for await (const entry of await opendir(folder)) {
    if ((entry.isDirectory() || entry.isFile()) && isOurs(entry.name)) await close(join(folder, entry.name));
  }
}

/** If root starts the program, PostgreSQL's user may pass some folders (database/embedded/passage.ts). */
function isOpen(mode: number): boolean {
  const isPassage = process.getuid?.() === 0 && (mode & 0o777) === 0o710;
  return (mode & forOthers) !== 0 && !isPassage;
}
