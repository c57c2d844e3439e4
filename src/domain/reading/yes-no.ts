import { quote, type Reading, saysNothing } from './reading.ts';

const yes = new Set([
  'ja',
  'j',
  'oui',
  'o',
  'yes',
  'y',
  'x',
  '1',
  '1.0',
  'true',
  't',
  'waar',
  'vrai',
  'wahr',
  '✓',
  '✔',
]);
const no = new Set([
  'nee',
  'neen',
  'n',
  'non',
  'nein',
  'no',
  '0',
  '0.0',
  'false',
  'f',
  'onwaar',
  'faux',
  'falsch',
]);

/** Reads yes or no as people and programs write it in four languages: 'ja', 'NON', 'x', '1', 'true'. */
export function readYesNo(text: string): Reading<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  if (no.has(word)) return { value: false };
  return saysNothing(word) ? { value: undefined } : { problem: `${quote(text)} is neither yes nor no` };
}
