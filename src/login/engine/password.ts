import { foldText } from '#domain/text/fold-text.ts';
import { commonWords, keyRows } from './common-passwords.ts';
import { isListed } from './listed-passwords.ts';

/**
 * There are no rules about the characters in a password: such rules make people choose worse ones (NIST SP 800-63B).
 */
export const passwordLength = { least: 8, most: 128 };

/** This many different characters must be left of a password once everything that people would guess is removed. */
const leastOfItsOwn = 4;

/**
 * `known`: words about the person who chooses the password (name, address, the agency). 'common': the password is among
 * those stolen most often, or made of common words, runs on the keyboard, years and those names.
 */
export function passwordProblem(
  password: string,
  known: readonly string[],
): 'short' | 'long' | 'common' | undefined {
  const length = [...password].length;
  if (length < passwordLength.least) return 'short';
  // In the same unit as better-auth when somebody logs in.
  if (password.length > passwordLength.most) return 'long';
  const names = known
    .flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  const words = [...new Set([...names, ...commonWords])].sort((a, b) => b.length - a.length);
  const folded = foldText(password);
  const isGuessed = [folded, plainLetters(folded)].some(
    (text) => isListed(text) || isListed(withoutEnds(text)) || ownOf(text, words) < leastOfItsOwn,
  );
  return isGuessed ? 'common' : undefined;
}

/** Removes what people add around a word: up to four digits or signs on each side. */
function withoutEnds(text: string): string {
  return text.replace(/^\P{L}{1,4}|\P{L}{1,4}$/gu, '');
}

/** The number of different characters left without words, years and runs. */
function ownOf(text: string, words: readonly string[]): number {
  const rest = words
    .reduce((left, word) => left.replaceAll(word, ' '), text)
    .replaceAll(/(19|20)\d\d/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(withoutRuns)
    .join('');
  return new Set(rest).size;
}

/** Removes three or more neighbouring keys in a row, in either direction. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const run = longestRun(text.slice(at));
    if (run < 3) rest += text[at];
    at += run < 3 ? 1 : run;
  }
  return rest;
}

function longestRun(text: string): number {
  const rows = keyRows.flatMap((row) => [row, [...row].reverse().join('')]);
  let length = 0;
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** Replaces signs and digits that stand for letters. */
function plainLetters(text: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return text.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
}
