import { createReadStream } from 'node:fs';
import { type DosCodePage, isDosCodePage, readDosText } from './dos-code-pages.ts';
import { Utf8Evidence } from './utf8-evidence.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | DosCodePage;

/** `brokenLines`: the lines of a UTF-8 file with a byte that is no UTF-8. */
type FoundEncoding = { encoding: Encoding; brokenLines: ReadonlySet<number> };

/** What is wrong with a broken line. */
export const wrongByte = 'the line has a byte that is not UTF-8, although the rest of the file is';

/** Throws the system's error when the file cannot be read. */
export async function* readText(path: string, found?: FoundEncoding): AsyncGenerator<string> {
  const { encoding } = found ?? (await detectEncoding(path));
  if (isDosCodePage(encoding)) {
    for await (const chunk of createReadStream(path)) yield readDosText(encoding, chunk);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * UTF-8 and UTF-16 with or without byte order mark, else Windows-1252, which is Latin-1 with a euro sign. A file has
 * one encoding, judged by all its bytes: a wrong byte among characters of UTF-8 is an error, but a file without any
 * such character and with a byte that is no UTF-8 is Windows-1252. One such character counts for ten wrong bytes,
 * because text of Windows-1252 hardly ever has one by chance. `said`: the encoding that somebody named.
 */
export async function detectEncoding(path: string, said?: Encoding): Promise<FoundEncoding> {
  if (said !== undefined && said !== 'utf-8') return { encoding: said, brokenLines: new Set() };
  const evidence = new Utf8Evidence();
  let isFirst = true;
  for await (const chunk of createReadStream(path)) {
    const wide = isFirst ? detectUtf16(chunk) : undefined;
    if (wide) return { encoding: wide, brokenLines: new Set() };
    isFirst = false;
    evidence.read(chunk);
  }
  evidence.end();
  const { right, wrong, brokenLines } = evidence;
  if (said === undefined && wrong > 0 && right * 10 < wrong)
    return { encoding: 'windows-1252', brokenLines: new Set() };
  return { encoding: 'utf-8', brokenLines };
}

/** By the byte order mark, else by the zero bytes among the Latin letters of a header. */
function detectUtf16(bytes: Buffer): Encoding | undefined {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] !== 0 && bytes[1] === 0)) return 'utf-16le';
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] !== 0)) return 'utf-16be';
  return undefined;
}
