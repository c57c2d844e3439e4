import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProcess } from './process-table.ts';

/**
 * The processes that use the server of a data folder: a file for each, named by its process number. The last to leave
 * stops the server, because the one that started it may leave earlier (a site may start while an import runs).
 */
export function enter(directory: string): void {
  const folder = listFolder(directory);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), findProcess(process.pid)?.startedAt ?? '');
}

/** Takes this process off the list. True if no other is left; processes that were killed do not count. */
export function leave(directory: string): boolean {
  const folder = listFolder(directory);
  rmSync(join(folder, String(process.pid)), { force: true });
  const others = readdirSync(folder);
  const gone = others.filter(
    (pid) => findProcess(Number(pid))?.startedAt !== readFileSync(join(folder, pid), 'utf8'),
  );
  for (const pid of gone) rmSync(join(folder, pid), { force: true });
  return gone.length === others.length;
}

function listFolder(directory: string): string {
  return join(directory, 'in-use-by');
}
