/** Windows-1252 by its characters: what a byte of UTF-8 looks like in it. */
const byteOf = new Map(
  Array.from({ length: 128 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(at + 0x80)),
    at + 0x80,
  ]),
);
const next = `[${[...byteOf]
  .filter(([, byte]) => byte < 0xc0)
  .map(([sign]) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  .join('')}]`;
const sequences = new RegExp(
  String.raw`[\u00c2-\u00df]${next}|[\u00e0-\u00ef]${next}{2}|[\u00f0-\u00f4]${next}{3}|\u00c3 {1,2}`,
  'gu',
);
/** Letters and signs of the four languages: others come about by chance ('CAFÉ»'). */
const likely = /^[\u00a0-\u017f\u2010-\u203a\u20ac\u2122]$/u;

const utf8 = new TextDecoder();

/** Restores UTF-8 that was read as Windows-1252 and saved so: 'LiÃ¨ge' becomes 'Liège'. */
export function undoReadTwice(text: string): string {
  return text.replace(sequences, (sequence) => signOf(sequence) ?? sequence);
}

/** Counts signs that were read twice, and letters with accents that were not. */
export function countReadTwice(text: string): { twice: number; once: number } {
  const found = text.match(sequences) ?? [];
  const twice = found.filter((sequence) => signOf(sequence) !== undefined).length;
  const rest = text.replace(sequences, (sequence) => (signOf(sequence) === undefined ? sequence : ''));
  return { twice, once: rest.match(/[\u00c0-\u00ff]/gu)?.length ?? 0 };
}

/** One sign may be a typing error; two are evidence. */
const fewest = 2;

/** Searches all texts within a value for signs of having been read twice. */
export class TextsReadTwice {
  #twice = 0;
  #once = 0;
  #example: string | undefined;

  read(value: unknown): void {
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.read(each);
    if (typeof value !== 'string' || !/[\u0080-\uffff]/u.test(value)) return;
    const { twice, once } = countReadTwice(value);
    this.#twice += twice;
    this.#once += once;
    if (twice > 0) this.#example ??= value;
  }

  /** Words as they stand and as they would be; undefined if the texts make sense as they are. */
  suspicion(): { stands: string; wouldBe: string } | undefined {
    if (this.#example === undefined || this.#twice < fewest || this.#twice <= this.#once) return undefined;
    const words = this.#example.split(/(?<=\S)\s(?=\S)/u).filter((each) => countReadTwice(each).twice > 0);
    const stands = words.slice(0, 3).join(' ') || this.#example;
    return { stands, wouldBe: undoReadTwice(stands) };
  }
}

/** The no-break space that is the second byte of 'à' has often become a space. */
function signOf(sequence: string): string | undefined {
  if (sequence.startsWith('\u00c3 ')) return 'à ';
  const sign = utf8.decode(Uint8Array.from(sequence, (each) => byteOf.get(each) ?? 0));
  return likely.test(sign) ? sign : undefined;
}
