import type { NumberMeaning } from './number-formats.ts';
import { sharedText } from './shared-strings.ts';

/** A cell of a sheet, as it stands in the file. */
type RawCell = { kind: string; style: number; text: string };

export type CellMeanings = {
  strings: readonly string[];
  formats: readonly NumberMeaning[];
  isFrom1904: boolean;
};

const dayMs = 86_400_000;
/** Day 0 of Excel, which takes 1900 for a leap year: right from 1 March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);
const from1904 = 1462;
/** 31 December 9999. */
const lastDay = 2_958_465;

/** A text, a number or yes and no; a day as 'YYYY-MM-DD', with its time if it has one. */
export function cellValue({ kind, style, text }: RawCell, meanings: CellMeanings): string | number | boolean {
  switch (kind) {
    case 's':
      return meanings.strings[Number(text)] ?? '';
    case 'b':
      return text === '1' || text === 'true';
    case 'd':
    case 'e':
      return text;
    case 'str':
    case 'inlineStr':
      return sharedText(text);
    default:
      return numberValue(text, meanings.formats[style] ?? 'number', meanings.isFrom1904);
  }
}

function numberValue(text: string, meaning: NumberMeaning, isFrom1904: boolean): string | number {
  if (text.trim() === '') return '';
  const number = inFifteenDigits(Number(text));
  if (!Number.isFinite(number)) return text;
  if (meaning === 'percent') return inFifteenDigits(number * 100);
  return meaning === 'day' ? dayValue(number, isFrom1904) : number;
}

/** Excel keeps fifteen digits, but writes two more, which are noise: 1234.5600000000001. */
function inFifteenDigits(number: number): number {
  return Number(number.toPrecision(15));
}

function dayValue(number: number, isFrom1904: boolean): string | number {
  const day = number + (isFrom1904 ? from1904 : 0);
  if (day < 1 || day > lastDay) return number;
  const [date, time] = new Date(dayZero + Math.round(day * dayMs)).toISOString().split('T');
  return Number.isInteger(number) ? `${date}` : `${date}T${time?.slice(0, 8)}`;
}
