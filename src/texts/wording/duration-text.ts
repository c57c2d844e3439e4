import type { Language } from '#domain/language.ts';

/** For days that are meant as months or years if there are enough of them: '6 maanden', '1 jaar', '1 dag'. */
export function durationText(days: number, language: Language): string {
  const months = Math.round(days / (365 / 12));
  const [count, unit] =
    months === 0 ? [days, 'day'] : months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
