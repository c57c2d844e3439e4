import { crc32, deflateRawSync } from 'node:zlib';

export type ZippedFile = {
  name: string;
  bytes: Uint8Array | string;
  /** Instead of the bytes: what is packed already. */
  packed?: Packed;
  /** A false size that the archive claims. */
  claimedBytes?: number;
  /** As Unix writes it: 0o120777 is a link. */
  mode?: number;
  isEncrypted?: boolean;
};

/** A file that deflate has packed, with the length and the sum that it had. */
export type Packed = { bytes: Buffer; length: number; sum: number };

function packedOf(bytes: Uint8Array | string): Packed {
  const content = Buffer.from(bytes);
  return { bytes: deflateRawSync(content), length: content.length, sum: crc32(content) };
}

/** A zip archive with any names, sizes and kinds of files. */
export function zipFile(files: readonly ZippedFile[], { entriesShared = 1 } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimedBytes, mode = 0o100644, isEncrypted = false, ...file } of files) {
    const { bytes: packed, length, sum } = file.packed ?? packedOf(bytes);
    const rest = [isEncrypted ? 1 : 0x800, 8, 0, 0x21] as const;
    const sizes = [sum, packed.length, claimedBytes ?? length] as const;
    const path = Buffer.from(name);
    const local = words(
      [0x04034b50, 4],
      [20, 2],
      ...pairs(rest, 2),
      ...pairs(sizes, 4),
      [path.length, 2],
      [0, 2],
    );
    for (let shared = 0; shared < entriesShared; shared++) {
      const own = shared === 0 ? path : Buffer.from(`${shared}-${name}`);
      directory.push(
        words(
          [0x02014b50, 4],
          [0x31e, 2],
          [20, 2],
          ...pairs(rest, 2),
          ...pairs(sizes, 4),
          [own.length, 2],
          ...pairs([0, 0, 0, 0], 2),
          [mode * 0x10000, 4],
          [offset, 4],
        ),
        own,
      );
    }
    parts.push(local, path, packed);
    offset += local.length + path.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const count = files.length * entriesShared;
  const end = words(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...parts, central, end]);
}

function pairs(values: readonly number[], size: 2 | 4): [number, 2 | 4][] {
  return values.map((value) => [value, size]);
}

function words(...values: [number, number][]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const word = Buffer.alloc(size);
      word.writeUIntLE(value, 0, size);
      return word;
    }),
  );
}
