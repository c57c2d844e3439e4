import { type FileHandle, open } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

/** The limits of a zip archive without the extension for more than 4 GB. */
const mostBytes = 0xffff_ffff;
const mostFiles = 0xffff;

/** A zip archive that is written file by file, so that no more than one of them is in memory. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #directory: Buffer[] = [];
  #offset = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'w'));
  }

  /** Pictures are packed already. */
  async add(name: string, bytes: Uint8Array, { isPacked }: { isPacked: boolean }): Promise<void> {
    const packed = isPacked ? bytes : deflateRawSync(bytes);
    const path = Buffer.from(name);
    const method = isPacked ? 0 : 8;
    // Names in UTF-8; 1 January 2026, so that the same homes make the same file.
    const fields: [number, number][] = [
      ...([20, 0x800, method, 0, 0x5c21].map((value) => [value, 2]) as [number, number][]),
      ...([crc32(bytes), packed.length, bytes.length].map((value) => [value, 4]) as [number, number][]),
      [path.length, 2],
      [0, 2],
    ];
    if (this.#offset + packed.length > mostBytes || this.#directory.length / 2 >= mostFiles)
      throw new Error('The archive would be larger than 4 GB.');
    const rest: [number, number][] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0o100644 * 0x10000, 4],
      [this.#offset, 4],
    ];
    this.#directory.push(little([[0x02014b50, 4], [0x314, 2], ...fields, ...rest]), path);
    const head = little([[0x04034b50, 4], ...fields]);
    for (const part of [head, path, packed]) await this.#write(part);
  }

  async close(): Promise<void> {
    const directory = Buffer.concat(this.#directory);
    const count = this.#directory.length / 2;
    const start = this.#offset;
    await this.#write(directory);
    const counts: [number, number][] = [
      [0, 4],
      [count, 2],
      [count, 2],
    ];
    await this.#write(little([[0x06054b50, 4], ...counts, [directory.length, 4], [start, 4], [0, 2]]));
    await this.#file.close();
  }

  /** Closes the file without its directory, so that nothing takes it for an archive. */
  async abandon(): Promise<void> {
    await this.#file.close();
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#file.write(bytes);
    this.#offset += bytes.length;
  }
}

function little(values: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const word = Buffer.alloc(size);
      word.writeUIntLE(value, 0, size);
      return word;
    }),
  );
}
