import { createReadStream } from 'node:fs';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Detects the encoding: UTF-8 and UTF-16 with or without byte order mark, else Windows-1252, which is Latin-1 with a
 * euro sign. Throws the system's error when the file cannot be read.
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(path));
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Reads the whole file first: one byte near its end may show that it is not UTF-8. */
async function detectEncoding(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(path)) {
    const wide = isFirst ? detectUtf16(chunk) : undefined;
    if (wide) return wide;
    isFirst = false;
    if (!canDecode(strict, chunk)) return 'windows-1252';
  }
  return canDecode(strict) ? 'utf-8' : 'windows-1252';
}

/** By the byte order mark, else by the zero bytes among the Latin letters of a header. */
function detectUtf16(bytes: Buffer): Encoding | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] !== 0 && bytes[1] === 0)) return 'utf-16le';
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] !== 0)) return 'utf-16be';
  return undefined;
}

function canDecode(strict: TextDecoder, chunk?: Buffer): boolean {
  try {
    strict.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
