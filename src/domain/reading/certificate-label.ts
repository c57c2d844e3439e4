import { quote, type Reading, saysNothing } from './reading.ts';

const written =
  /^(?:(?:epc|peb|epb|cpe|label|klasse|classe)[\s:-]*)*([a-i])\s?(\+{1,2}|-|_plusplus|_plus|_sub)?$/iu;
const suffixes = new Map([
  ['+', '_plus'],
  ['++', '_plusplus'],
  ['-', '_sub'],
]);

/**
 * The letter of an energy certificate ('A+', 'a_plus', 'PEB: B-', 'E') becomes its token ('a_plus', 'b_sub', 'e').
 */
export function readCertificateLabel(text: string): Reading<string> {
  if (saysNothing(text)) return { value: undefined };
  const [, letter, suffix = ''] = written.exec(text.trim().replace(/[−–]$/u, '-')) ?? [];
  if (!letter) return { problem: `${quote(text)} is not the label of an energy certificate` };
  return { value: letter.toLowerCase() + (suffixes.get(suffix) ?? suffix.toLowerCase()) };
}
