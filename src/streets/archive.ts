import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { bytesToHeader, Compression, type Header, PMTiles, type Source, TileType } from 'pmtiles';

/** A file of streets and its particulars. `version`: identifies its content, the same on every machine. */
export type StreetArchive = {
  path: string;
  sizeBytes: number;
  version: string;
  header: Header;
  layers: readonly Layer[];
  /** The decompressed bytes; undefined if the archive has no such tile. */
  tile(zoom: number, x: number, y: number): Promise<ArrayBuffer | undefined>;
  /** Undefined once another file has taken its place. */
  open(): Promise<FileHandle | undefined>;
};

type Layer = { id: string; fields?: Record<string, unknown> };

/** The file cannot be used. The message says why, in a sentence that begins after its name. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

/** A reader begins with this many bytes, which hold the header and the first directory. */
const startBytes = 16_384;
const endBytes = 65_536;
const headerBytes = 127;
const readable = new Set([Compression.None, Compression.Gzip]);

/** Throws BadArchive. */
export async function openArchive(path: string): Promise<StreetArchive> {
  await using file = await open(path);
  const { size: sizeBytes, ino, mtimeMs } = await file.stat();
  const start = await bytesOf(file, 0, startBytes);
  const header = readHeader(start);
  const end = header.tileDataOffset + (header.tileDataLength ?? 0);
  if (sizeBytes < end)
    throw new BadArchive(`is cut off: it has ${sizeBytes} of ${end} bytes. Copy it again.`);
  const openSame = async () => {
    const opened = await open(path).catch(() => undefined);
    const now = await opened?.stat();
    if (now?.ino === ino && now.mtimeMs === mtimeMs && now.size === sizeBytes) return opened;
    await opened?.close();
    return undefined;
  };
  const archive = new PMTiles(diskSource(path, openSame));
  return {
    path,
    sizeBytes,
    version: await versionOf(file, start, sizeBytes),
    header,
    layers: await readLayers(archive),
    tile: async (zoom, x, y) => (await archive.getZxy(zoom, x, y))?.data,
    open: openSame,
  };
}

function readHeader(start: Buffer<ArrayBuffer>): Header {
  if (start.length < headerBytes || start.toString('latin1', 0, 7) !== 'PMTiles')
    throw new BadArchive('is not a PMTiles archive.');
  if (start[7] !== 3) throw new BadArchive(`is PMTiles version ${start[7]}; only version 3 can be read.`);
  const header = bytesToHeader(exactBuffer(start));
  if (header.tileType !== TileType.Mvt) throw new BadArchive('holds pictures, not vector tiles (MVT).');
  if (!readable.has(header.tileCompression) || !readable.has(header.internalCompression))
    throw new BadArchive('is compressed in a way that browsers cannot read: it must be gzip.');
  return header;
}

async function readLayers(archive: PMTiles): Promise<Layer[]> {
  const metadata = await archive.getMetadata().catch(() => {
    throw new BadArchive('is damaged: its metadata cannot be read.');
  });
  const layers = (metadata as { vector_layers?: unknown } | null)?.vector_layers;
  if (!Array.isArray(layers)) throw new BadArchive('does not list its layers.');
  return layers.filter((layer): layer is Layer => typeof layer?.id === 'string');
}

/**
 * Hashes the start, which has the lengths of all parts, the end and the size: the whole file would take seconds, and
 * its date differs between machines.
 */
async function versionOf(file: FileHandle, start: Buffer, sizeBytes: number): Promise<string> {
  const end = await bytesOf(file, Math.max(0, sizeBytes - endBytes), endBytes);
  return hash('sha256', Buffer.concat([start, end, Buffer.from(String(sizeBytes))])).slice(0, 20);
}

function diskSource(path: string, openSame: () => Promise<FileHandle | undefined>): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      await using file = await openSame();
      if (!file) throw new Error(`${path} was replaced while it was read`);
      return { data: exactBuffer(await bytesOf(file, offset, length)) };
    },
  };
}

/** Gives fewer at the end of the file. */
async function bytesOf(file: FileHandle, offset: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

function exactBuffer(bytes: Buffer<ArrayBuffer>): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
