import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import { screaming } from '#texts/screaming.ts';
import { textsFor } from '#texts/server/texts.ts';

export type ShownKeptOnServer = ReturnType<typeof presentKeptOnServer>;

/** The table in the privacy text, from the same settings as the deleting job. */
export function presentKeptOnServer({
  settings: { retention },
  language,
}: Pick<RequestContext, 'settings' | 'language'>) {
  const t = textsFor(language);
  // Changes of a property reveal nothing about visitors.
  const { requests, propertyChanges: _, ...kinds } = retention;
  const days = Object.values(requests);
  const often = (each: number) => days.filter((other) => other === each).length;
  const usual = days.toSorted((one, other) => often(other) - often(one) || other - one)[0] ?? 0;
  const rows = [
    [t('KEPT_REQUESTS'), usual] as const,
    ...keysOf(requests)
      .filter((form) => requests[form] !== usual)
      .map((form) => [t(`KEPT_REQUEST_${screaming(form)}`), requests[form]] as const),
    ...keysOf(kinds).map((kind) => [t(`KEPT_${screaming(kind)}`), kinds[kind]] as const),
  ];
  return {
    title: t('KEPT_TITLE'),
    intro: t('KEPT_INTRO'),
    columns: [t('KEPT_WHAT'), t('KEPT_DURATION')],
    rows: rows.map(([what, count]) => ({ what, duration: periodText(count, language) })),
  };
}

/** In years or weeks if the days make whole ones, leap days aside; else in days. */
export function periodText(days: number, language: Language): string {
  const years = Math.round(days / 365.25);
  const [count, unit] =
    years > 0 && days >= years * 365 && days <= years * 366
      ? [years, 'year']
      : days < 30 && days % 7 === 0
        ? [days / 7, 'week']
        : [days, 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
