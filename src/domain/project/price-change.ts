import { readEuros } from '#domain/reading/money.ts';
import { readNumber } from '#domain/reading/number.ts';
import type { Reading } from '#domain/reading/reading.ts';

/** `to`: the new price; `by`: the amount added, or taken off if negative; both in cents. */
type PriceChange = { to: number } | { by: number } | { percent: number };

/** '415.000', '+5.000', '-2.500', '+3 %', '-2,5%'. Undefined if the text is no change of price. */
export function readPriceChange(typed: string): PriceChange | undefined {
  const [, sign = '', rest = ''] = /^([+−–-]?)(.*)$/su.exec(typed.trim()) ?? [];
  const of = sign === '' || sign === '+' ? 1 : -1;
  const isPercent = rest.trim().endsWith('%');
  if (isPercent) {
    const percent = readOf(readNumber(rest.trim().slice(0, -1), { decimals: 2, decimal: ',' }));
    return percent === undefined || percent > 100 ? undefined : { percent: of * percent };
  }
  const cents = readOf(readEuros(rest));
  if (cents === undefined || (cents === 0 && sign === '')) return undefined;
  return sign === '' ? { to: cents } : { by: of * cents };
}

function readOf(reading: Reading<number>): number | undefined {
  return reading.problem === undefined ? reading.value : undefined;
}

/** A percentage gives whole euros. Undefined if the result is zero or less, or if there is no price to change yet. */
export function changedPrice(cents: number | null, change: PriceChange): number | undefined {
  if ('to' in change) return change.to;
  if (cents === null) return undefined;
  const changed =
    'by' in change ? cents + change.by : Math.round((cents * (100 + change.percent)) / 10_000) * 100;
  return changed > 0 ? changed : undefined;
}
