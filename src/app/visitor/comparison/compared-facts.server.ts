import type { PropertyRow } from '#database/property/property-page.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import { asOfDay } from '#domain/property/as-of-day.ts';
import { isOpen } from '#domain/property/availability.ts';
import type { DisplaySettings, FactGroup, FactRow } from '#domain/property/fact-sheet.ts';
import { factSheet } from '#domain/property/fact-sheet.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

/** Facts that the page of a property that is gone still shows. */
const shownWhenGone: readonly FieldKey[] = [
  'livingAreaM2',
  'plotAreaM2',
  'bedrooms',
  'bathrooms',
  'constructionYear',
];

/** Price and label are drawn above the groups; the code of a certificate belongs to one property only. */
const notCompared: readonly FieldKey[] = ['priceCents', 'energyLabel', 'epcCode'];

/** Only what the property's own page shows. */
export function comparedFacts(
  row: PropertyRow,
  words: FieldWords,
  settings: DisplaySettings,
  today: string,
): FactGroup[] {
  const facts = asOfDay(propertyFacts(row), today);
  if (isOpen(row)) {
    const { energy, flood, rows } = advertMentions(facts, words, settings);
    const scores = flood.scores.map(({ key, score, label, meaning }) => ({
      key,
      label,
      value: `${score.toUpperCase()}\u00a0·\u00a0${meaning}`,
    }));
    return [
      ...factSheet(facts, words, settings),
      group('energy', energy?.rows ?? [], words),
      group('legal', [...scores, ...rows], words),
    ].map((each) => ({ ...each, rows: each.rows.filter(({ key }) => !notCompared.includes(key)) }));
  }
  const told = ['type', 'purpose', 'region', ...shownWhenGone] as const;
  const known = Object.fromEntries(told.map((key) => [key, facts[key as FieldKey]])) as PropertyFacts;
  return factSheet(known, words, settings);
}

function group(key: 'energy' | 'legal', rows: FactRow[], words: FieldWords): FactGroup {
  return { key, title: words.group(key), rows };
}
