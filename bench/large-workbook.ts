import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { otherParts, sheetPart, sheetXml } from '#test/workbook.ts';
import { type Packed, zipFile } from '#test/zip-file.ts';

/** Writes an Excel workbook whose sheet is too large for one text. Gives the bytes of that sheet. */
export async function writeLargeWorkbook(
  path: string,
  rows: Iterable<readonly (string | number | undefined)[]>,
): Promise<number> {
  const strings = new Map<string, number>();
  const packed = await pack(sheetXml(rows, strings));
  await writeFile(path, zipFile([...otherParts(strings), { name: sheetPart, bytes: '', packed }]));
  return packed.length;
}

async function pack(parts: Iterable<string>): Promise<Packed> {
  let length = 0;
  let sum = 0;
  function* chunks() {
    for (const part of parts) {
      const chunk = Buffer.from(part);
      length += chunk.length;
      sum = crc32(chunk, sum);
      yield chunk;
    }
  }
  const bytes = Buffer.concat(await Readable.from(chunks()).pipe(createDeflateRaw()).toArray());
  return { bytes, length, sum };
}
