import type { Language } from '#domain/language.ts';

/** For days that are meant as months or years: '6 maanden', '1 jaar'. */
export function durationText(days: number, language: Language): string {
  const months = Math.round(days / (365 / 12));
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
