import { stableNumber } from '#demo/stable-number.ts';
import { type Language, languages } from '#domain/language.ts';
import { type ViewSource, viewSources } from '#domain/view/view-source.ts';

export type DayViews = { day: string; source: ViewSource; language: Language; count: number };

export type PropertyTraffic = {
  reference: string;
  /** Views on an ordinary day, long after publication. */
  perDay: number;
  /** Of a hundred readers, how many read in each language. */
  readers: Record<Language, number>;
};

/** Of a hundred views. */
const sources: Record<ViewSource, number> = {
  direct: 21,
  search: 27,
  portal: 34,
  mail: 9,
  social: 6,
  other: 3,
};

/** Starts on Sunday: people look for properties at the weekend. */
const weekdays = [1.5, 0.95, 0.85, 0.9, 0.85, 0.8, 1.3];

/** `age`: days since publication; `sinceReduction`: days since the price was lowered, which many got a mail about. */
export function viewsOfDay(
  { reference, perDay, readers }: PropertyTraffic,
  { day, age, sinceReduction }: { day: string; age: number; sinceReduction?: number },
): DayViews[] {
  const fresh = 1 + 1.8 * Math.exp(-age / 8);
  const reduced = sinceReduction === undefined ? 1 : 1 + 1.3 * Math.exp(-sinceReduction / 9);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
  const chance = 0.75 + stableNumber(`${reference} ${day}`, 501) / 1000;
  const expected = perDay * fresh * reduced * weekday * chance;
  // The loss of one cell by rounding is added to the next. The first value varies, so that small cells are not the same
  // each day.
  let rest = stableNumber(`rest ${reference} ${day}`, 1000) / 1000;
  return viewSources.flatMap((source) =>
    languages.flatMap((language) => {
      const isMailed = source === 'mail' && sinceReduction !== undefined && sinceReduction < 3;
      rest += (expected * sources[source] * readers[language] * (isMailed ? 3 : 1)) / 10_000;
      const count = Math.floor(rest);
      rest -= count;
      return count > 0 ? [{ day, source, language, count }] : [];
    }),
  );
}
