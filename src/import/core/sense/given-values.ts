import { problem } from '#domain/problem/problem.ts';
import type { ChangeProblem, PropertyChange, TextChanges } from '#domain/property/change/property-change.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { isLikelyDay } from '#domain/reading/day.ts';
import { isFailedFormula, quote } from '#domain/reading/reading.ts';
import { wordsOfHtml } from './html-text.ts';

/**
 * The change without values that mean nothing: an error of a spreadsheet, the day that a database writes for none. The
 * stored values stay. HTML becomes plain text.
 */
export function withoutNothings(change: PropertyChange): PropertyChange {
  const values = { ...change.values };
  const texts = { ...change.texts };
  const warnings: ChangeProblem[] = [];
  for (const [key, value] of Object.entries(values) as [FieldKey, unknown][]) {
    if (typeof value !== 'string') continue;
    const { kind } = getField(key);
    const nothing = whyNothing(value, kind === 'date');
    const words = kind === 'text' || kind === 'url' ? wordsOfHtml(value)?.replace(/\s+/gu, ' ') : undefined;
    if (nothing) delete values[key];
    else if (words !== undefined) values[key] = words || null;
    const reason = nothing ?? (words === undefined ? undefined : problem('TEXT_OF_HTML'));
    if (reason) warnings.push({ field: key, reason });
  }
  for (const [key, text] of Object.entries(texts) as [FieldKey, TextChanges | null][])
    if (text) texts[key] = wordsOf(key, text, warnings);
  const publishedAt = change.publishedAt;
  const isUnlikely = typeof publishedAt === 'string' && !isLikelyDay(publishedAt);
  if (isUnlikely)
    warnings.push({ field: 'publishedAt', reason: problem('DAY_OF_NONE', { value: publishedAt }) });
  const { publishedAt: _, ...others } = change;
  return {
    ...(isUnlikely ? others : change),
    values,
    texts,
    warnings: [...(change.warnings ?? []), ...warnings],
  };
}

function wordsOf(key: FieldKey, given: TextChanges, warnings: ChangeProblem[]): TextChanges {
  const kept = Object.entries(given).flatMap(([language, text]) => {
    if (typeof text !== 'string') return [[language, text]];
    const field = `${key}.${language}`;
    const nothing = whyNothing(text, false);
    const words = nothing === undefined ? wordsOfHtml(text) : undefined;
    const reason = nothing ?? (words === undefined ? undefined : problem('TEXT_OF_HTML'));
    if (reason) warnings.push({ field, reason });
    if (nothing) return [];
    const line = key === 'title' ? words?.replace(/\s+/gu, ' ') : words;
    return [[language, line === undefined ? text : line || null]];
  });
  return Object.fromEntries(kept);
}

function whyNothing(value: string, isDay: boolean): string | undefined {
  if (isFailedFormula(value)) return problem('FORMULA_FAILED', { value: quote(value) });
  return isDay && !isLikelyDay(value) ? problem('DAY_OF_NONE', { value }) : undefined;
}
