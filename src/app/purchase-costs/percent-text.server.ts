import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';

/** A percentage as a page writes it: '12,5 %', in English '12,5%'. */
export function percentText(percent: number, language: Language, decimals = 3): string {
  return `${formatNumber(percent, { decimals })}${language === 'en' ? '' : '\u00a0'}%`;
}
