import { problem } from '#domain/problem/problem.ts';
import { Utf8Evidence } from '#import/file/encoding/utf8-evidence.ts';

/** XML's names of encodings, with those of `TextDecoder`. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

/**
 * The text of an XML document by its byte order mark, else by its declared encoding. A file that declares Latin-1 and
 * is UTF-8 by its bytes is UTF-8, because programs that convert a file forget its first line; the opposite is refused.
 */
export function decodeXml(bytes: Uint8Array): string | { refusal: string } {
  const wide = utf16Of(bytes);
  if (wide) return decode(bytes, wide);
  const declared = declaredEncoding(bytes);
  const known = Object.hasOwn(encodings, declared) ? encodings[declared] : undefined;
  if (known === undefined)
    return { refusal: problem('ENCODING_UNKNOWN', { encoding: declared.slice(0, 40) }) };
  const evidence = new Utf8Evidence();
  evidence.read(bytes);
  evidence.end();
  if (evidence.wrong === 0) return decode(bytes, 'utf-8');
  if (known !== 'utf-8') return decode(bytes, known);
  const [line] = evidence.brokenLines;
  return { refusal: problem('ENCODING_NO_UTF8', { line: line ?? 1 }) };
}

function decode(bytes: Uint8Array, encoding: string): string | { refusal: string } {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return { refusal: problem('ENCODING_WRONG', { encoding: encoding.toUpperCase() }) };
  }
}

/** By the byte order mark, else by the zero beside the first '<'. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declaration = /<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(start);
  return declaration?.[1]?.toLowerCase() ?? 'utf-8';
}
