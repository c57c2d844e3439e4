import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { problem } from '#domain/problem/problem.ts';

/** The files that were handed in, read one by one by their names. */
export type FileArchive = {
  names: readonly string[];
  /** Throws an `ArchiveProblem` if the file is larger or missing. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  /** In pieces, for files too large for memory; throws the same problems, at its end at the latest. */
  stream(name: string, maxBytes: number): AsyncGenerator<Buffer>;
  close(): void;
};

/** Why an archive, or a file in it, is not read: a line for people. */
export class ArchiveProblem extends Error {}

type ArchiveLimits = { bytes: number; entries: number; ratio: number };

export const archiveLimits: ArchiveLimits = { bytes: 2e9, entries: 5000, ratio: 100 };

/** Nothing up to this size is a bomb: XML that repeats one home packs to less than a hundredth. */
const harmlessBytes = 10e6;

/**
 * Opens a zip archive from outside. Everything that it declares about its files is checked against the limits before
 * the first is read; the unpacked bytes of each file are counted again while it is read.
 */
export async function openArchive(path: string, limits = archiveLimits): Promise<FileArchive> {
  const { size } = await stat(path);
  if (size > limits.bytes) throw tooLarge(limits);
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new ArchiveProblem(problem('ARCHIVE_BROKEN', { said: error.message }));
  });
  try {
    const entries = await checkedEntries(zip, size, limits);
    return {
      names: [...entries.keys()],
      read: (name, maxBytes) => joined(streamEntry(zip, entries.get(name), name, maxBytes)),
      stream: (name, maxBytes) => streamEntry(zip, entries.get(name), name, maxBytes),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function checkedEntries(
  zip: ZipFile,
  size: number,
  limits: ArchiveLimits,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries)
    throw new ArchiveProblem(problem('ARCHIVE_FILES', { files: limits.entries }));
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of readableEntries(zip)) {
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.bytes) throw tooLarge(limits);
    if (entry.fileName.endsWith('/')) continue;
    const refusal = refusalOf(entry, limits);
    if (refusal)
      throw new ArchiveProblem(problem('ABOUT_FILE', { what: entry.fileName.slice(0, 100), why: refusal }));
    if (entries.has(entry.fileName))
      throw new ArchiveProblem(problem('ENTRY_TWICE', { name: entry.fileName.slice(0, 100) }));
    entries.set(entry.fileName, entry);
  }
  // Entries that share their bytes each have a small ratio.
  if (isBomb(unpacked, size, limits)) throw new ArchiveProblem(problem('ARCHIVE_UNPACKS'));
  return entries;
}

/** yauzl refuses names that lead out of the archive. */
async function* readableEntries(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw new ArchiveProblem(problem('ARCHIVE_HARM', { said: (error as Error).message }));
  }
}

function refusalOf(entry: Entry, limits: ArchiveLimits): string | undefined {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000) return problem('ENTRY_LINK');
  if (entry.isEncrypted()) return problem('ENTRY_ENCRYPTED');
  if (!entry.canDecodeFileData()) return problem('ENTRY_PACKED');
  if (isBomb(entry.uncompressedSize, entry.compressedSize, limits)) return problem('ENTRY_UNPACKS');
  return undefined;
}

function isBomb(unpacked: number, packed: number, { ratio }: ArchiveLimits): boolean {
  return unpacked > harmlessBytes && unpacked > packed * ratio;
}

async function* streamEntry(
  zip: ZipFile,
  entry: Entry | undefined,
  name: string,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  if (!entry) throw new ArchiveProblem(problem('ENTRY_LACKS', { name: name.slice(0, 100) }));
  const tooMuch = new ArchiveProblem(
    problem('ENTRY_TOO_LARGE', { name: name.slice(0, 100), megabytes: Math.round(maxBytes / 1e6) }),
  );
  if (entry.uncompressedSize > maxBytes) throw tooMuch;
  let length = 0;
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      length += chunk.length;
      if (length > maxBytes) throw tooMuch;
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem(
      problem('ENTRY_DAMAGED_SO', { name: name.slice(0, 100), said: (error as Error).message }),
    );
  }
  if (sum !== entry.crc32) throw new ArchiveProblem(problem('ENTRY_DAMAGED', { name: name.slice(0, 100) }));
}

async function joined(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

function tooLarge({ bytes }: ArchiveLimits): ArchiveProblem {
  return new ArchiveProblem(problem('ARCHIVE_TOO_LARGE', { megabytes: Math.round(bytes / 1e6) }));
}
