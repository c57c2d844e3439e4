import { lstat, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listSources } from '#database/import/sources.ts';
import { problem } from '#domain/problem/problem.ts';
import { ArchiveProblem, openArchive } from '#import/archive/file-archive.ts';
import type { Delivery } from '#import/crm/adapter.ts';
import { eachApart } from './each-apart.ts';
import { type OpenSource, openSource } from './open-source.ts';
import { runWith } from './run-import.ts';
import type { ImportSurroundings } from './surroundings.ts';

/** A sender by SFTP may still be writing a file. */
const quietMs = 30_000;
const mostKept = 10;
const aloneName = 'delivered.xml';

export function deliveryFolder(dataDirectory: string, source: string): string {
  return join(dataDirectory, 'import', source);
}

/** Takes the files in the folders of sources that deliver files, the oldest first. */
export async function takeDeliveries(around: ImportSurroundings, dataDirectory: string): Promise<void> {
  for (const { name, adapter, is_paused } of await listSources(around.database)) {
    if (is_paused || !around.findAdapter(adapter)?.readDelivery) continue;
    // The files of a source that cannot be opened wait.
    await eachApart(around, name, async () =>
      takeFolder(around, await openSource(around, name), dataDirectory),
    );
  }
}

async function takeFolder(around: ImportSurroundings, opened: OpenSource, dataDirectory: string) {
  const { name } = opened.source;
  const folder = deliveryFolder(dataDirectory, name);
  for (const file of await listQuiet(folder, around.now())) {
    const ended = { isBusy: false };
    // Its run tells the office.
    await eachApart(around, name, async () => {
      ended.isBusy = (await takeDelivery(around, opened, join(folder, file))) === 'busy';
    });
    if (ended.isBusy) return;
    await putAside(folder, file, around.now());
  }
}

async function takeDelivery(
  around: ImportSurroundings,
  opened: OpenSource,
  path: string,
): Promise<'taken' | 'busy'> {
  const { adapter, access, source } = opened;
  await using delivered = await openDelivery(path);
  const { delivery } = delivered;
  const records = adapter.readDelivery?.(delivery, access.settings);
  if (!records) return 'taken';
  const order = { cause: 'file', actor: `file:${source.name}`, delivery } as const;
  const { status } = await runWith(around, opened, order, records);
  return status === 'busy' ? 'busy' : 'taken';
}

/** Knows a zip archive by its first bytes, never by its name. The run that reads it reports what cannot be read. */
async function openDelivery(path: string): Promise<AsyncDisposable & { delivery: Delivery }> {
  try {
    if (!(await isArchive(path))) return onlyFile((mostBytes) => readWithin(path, mostBytes));
    const archive = await openArchive(path);
    return { delivery: archive, [Symbol.asyncDispose]: async () => archive.close() };
  } catch (error) {
    return onlyFile(() => Promise.reject(error));
  }
}

/** A file without an archive around it is the XML alone. */
function onlyFile(read: (mostBytes: number) => Promise<Uint8Array>) {
  const delivery: Delivery = {
    names: [aloneName],
    read: async (name, mostBytes) => {
      if (name !== aloneName) throw new ArchiveProblem(problem('MEDIA_OTHER_DELIVERY'));
      return read(mostBytes);
    },
  };
  return { delivery, [Symbol.asyncDispose]: async () => {} };
}

async function isArchive(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  return buffer.toString('latin1') === 'PK';
}

async function readWithin(path: string, mostBytes: number): Promise<Uint8Array> {
  if ((await stat(path)).size > mostBytes)
    throw new ArchiveProblem(
      problem('ENTRY_TOO_LARGE', { name: aloneName, megabytes: Math.round(mostBytes / 1e6) }),
    );
  return readFile(path);
}

async function listQuiet(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found: { name: string; at: number }[] = [];
  for (const name of names) {
    // A link would let a sender, who may only write here, have any file of this machine read.
    const file = await lstat(join(folder, name)).catch(() => undefined);
    if (!file?.isFile() || name.startsWith('.') || name.endsWith('.part')) continue;
    if (now.getTime() - file.mtimeMs >= quietMs) found.push({ name, at: file.mtimeMs });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
}

/** The last ones stay, in case somebody asks what came. */
async function putAside(folder: string, file: string, now: Date): Promise<void> {
  const done = join(folder, 'done');
  await mkdir(done, { recursive: true, mode: 0o700 });
  await rename(join(folder, file), join(done, `${now.toISOString().replaceAll(':', '-')} ${file}`));
  const kept = (await readdir(done)).toSorted();
  for (const old of kept.slice(0, -mostKept)) await rm(join(done, old));
}
