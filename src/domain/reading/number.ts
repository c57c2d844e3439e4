import { quote, type Reading, saysNothing } from './reading.ts';

/** The sign that a writer puts before decimals; it settles '1.240', which is 1240 to one and 1.24 to another. */
export type DecimalSign = ',' | '.';

// Runs of spaces have become one space by then: `\s*` would start again at each of thousands.
const currency = /^(€|eur\b|euros?\b)\s?|\s?(€|eur|euros?)$/giu;
const period = /\s?(\/|per|par|pro)\s?(maand|mois|monat|month|jaar|an|jahr|year)$/iu;
const noCents = /[.,]\s?[-–—]+$/u;
const unit = /\s?(m²|m2|m|%|kwh|kg(\s?co[2₂])?)(\s?\/\s?m[²2])?([\s./]*(jaar|jr|an|a|jahr|year|y))?\.?$/iu;

const plain = /^(\d+)(?:([.,])(\d+))?$/u;
const grouped = /^([1-9]\d{0,2}(?:([., ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/u;

/**
 * A number as people write it: '1.250.000', '1 250 000,50', '1,250,000.00', '198 m²', '€ 850 / maand'. `decimals`:
 * how many the field can have; more are a problem, and below three '1.250' can only be 1250. If the text can be
 * read in two ways, `decimal` settles it; without `decimal` it is refused, never guessed.
 */
export function readNumber(
  text: string,
  { decimal, decimals = Number.POSITIVE_INFINITY }: { decimal?: DecimalSign; decimals?: number } = {},
): Reading<number> {
  if (saysNothing(text)) return { value: undefined };
  const [, minus, digits = ''] = /^([-−]?)\s?(.*)$/su.exec(bareNumber(text)) ?? [];
  const asPlain = plain.exec(digits);
  const asGrouped = grouped.exec(digits);
  const plainValue = asPlain && Number(`${asPlain[1]}.${asPlain[3] ?? 0}`);
  const groupedValue = asGrouped && Number(`${asGrouped[1]?.replace(/\D/gu, '')}.${asGrouped[3] ?? 0}`);

  let value = plainValue ?? groupedValue;
  if (asPlain && asGrouped) {
    if (!decimal && decimals >= 3) {
      return { problem: `${quote(text)} can be ${groupedValue} or ${plainValue}` };
    }
    value = decimal && decimals >= 3 && asPlain[2] === decimal ? plainValue : groupedValue;
  }
  if (value === null) return { problem: `${quote(text)} is not a number` };
  if (decimalsOf(value) > decimals) {
    return {
      problem:
        decimals === 0 ? `${quote(text)} is not a whole number` : `${quote(text)} has too many decimals`,
    };
  }
  return { value: minus ? -value : value };
}

function bareNumber(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f'’]+/gu, ' ')
    .trim()
    .replace(period, '')
    .replace(currency, '')
    .replace(unit, '')
    .replace(noCents, '')
    .trim();
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
