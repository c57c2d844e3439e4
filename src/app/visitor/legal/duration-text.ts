import type { Language } from '#domain/language.ts';

/** Takes a number of days that is meant as months or years; gives it in those: '6 maanden', '1 jaar'. */
export function durationText(days: number, language: Language): string {
  const months = Math.round(days / (365 / 12));
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
