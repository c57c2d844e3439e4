import { createReadStream } from 'node:fs';
import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { openRecords } from '#import/file/open-records.ts';
import { BrokenFile } from '#import/file/source-records.ts';
import { XmlProblem } from '#import/xml/stream-xml.ts';
import { readDosText } from './dos-code-pages.ts';
import { detectEncoding } from './read-text.ts';
import { TextsReadTwice } from './read-twice.ts';
import type { SaidEncoding } from './said-encoding.ts';

/** The likely encoding of a file, with words of it as they stand and as they would be. */
type Suspicion = { encoding: SaidEncoding; stands: string; wouldBe: string };

/** One letter may be there by chance; two are evidence. */
const fewest = 2;

/**
 * Suspects another encoding if the words of a file make no sense as read, but would in it: UTF-8 that was read as
 * Windows-1252 and saved again, also in a workbook, or a code page of DOS or the Macintosh.
 */
export async function suspectEncoding(path: string): Promise<Suspicion | undefined> {
  return (await suspectTwice(path)) ?? (await suspectCodePage(path));
}

async function suspectTwice(path: string): Promise<Suspicion | undefined> {
  const opened = await openRecords(path);
  if ('problems' in opened) return undefined;
  const texts = new TextsReadTwice();
  if ('header' in opened) texts.read(opened.header);
  try {
    if ('header' in opened) for await (const { cells } of opened.records) texts.read(cells);
    else for await (const record of opened.objects) if ('object' in record) texts.read(record.object);
  } catch (error) {
    // The import reports damage, with its line.
    const isDamaged =
      error instanceof BrokenFile || error instanceof ArchiveProblem || error instanceof XmlProblem;
    if (!isDamaged) throw error;
  }
  const suspicion = texts.suspicion();
  return suspicion && { encoding: 'twice', ...suspicion };
}

const candidates = {
  'windows-1252': (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes),
  cp850: (bytes: Uint8Array) => readDosText('cp850', bytes),
  macintosh: (bytes: Uint8Array) => new TextDecoder('macintosh').decode(bytes),
} as const;

async function suspectCodePage(path: string): Promise<Suspicion | undefined> {
  const { encoding, brokenLines } = await detectEncoding(path);
  // Two adjacent letters of a Macintosh can form one of UTF-8 by chance.
  if (encoding !== 'windows-1252' && brokenLines.size === 0) return undefined;
  const scores = { 'windows-1252': 0, cp850: 0, macintosh: 0 };
  let words: Uint8Array | undefined;
  for await (const word of wordsWithHighBytes(path)) {
    words ??= word;
    for (const [name, read] of Object.entries(candidates))
      scores[name as keyof typeof scores] += sense(read(word));
  }
  const best = scores.macintosh > scores.cp850 ? 'macintosh' : 'cp850';
  if (!words || scores[best] < fewest || scores[best] <= scores['windows-1252']) return undefined;
  return { encoding: best, stands: candidates['windows-1252'](words), wouldBe: candidates[best](words) };
}

const commonLetters = /[éèêëàâçîïôöùûüäÉÈÊËÀÂÇÎÏÔÖÙÛÜÄßœŒ]/gu;
/** Characters that hardly occur in a word of the four languages. */
const strangeSigns = /[^\p{ASCII}éèêëàâçîïôöùûüäÉÈÊËÀÂÇÎÏÔÖÙÛÜÄßœŒáíóúñ’‘“”«»–—…€²³°\u00a0]/gu;

function sense(word: string): number {
  return (word.match(commonLetters)?.length ?? 0) - (word.match(strangeSigns)?.length ?? 0);
}

/** Runs of letters and high bytes with at least one of each. */
async function* wordsWithHighBytes(path: string): AsyncGenerator<Uint8Array> {
  let word: number[] = [];
  const isWord = () => word.some((byte) => byte >= 0x80) && word.some((byte) => byte < 0x80);
  for await (const chunk of createReadStream(path)) {
    for (const byte of chunk as Buffer) {
      const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
      if (isLetter || byte >= 0x80) word.push(byte);
      else {
        if (isWord()) yield Uint8Array.from(word);
        word = [];
      }
    }
  }
  if (isWord()) yield Uint8Array.from(word);
}
