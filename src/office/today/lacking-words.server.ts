import type { LackingProperty } from '#database/property/lacking-properties.ts';
import type { Language } from '#domain/language.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { keysOfMention } from '#domain/property/legal-completeness/mention.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const NAMED = 3;

type Lacking = Pick<LackingProperty, 'facts' | 'missing'>;

/** The legal information that a property lacks, by the fields to fill in: the first few, and how many more. */
export function lackingFields(
  { facts, missing }: Lacking,
  language: Language,
  today: string,
): { fields: { key: FieldKey | undefined; text: string }[]; rest: string } {
  const words = fieldTexts(language);
  const { region, purpose } = facts;
  const all = missing.flatMap((mention): { key: FieldKey | undefined; text: string }[] => {
    const keys = keysOfMention(mention, facts, today);
    // A requirement without a field is named by its article.
    if (keys.length === 0) return [{ key: undefined, text: `${mention.law.name} ${mention.law.article}` }];
    return keys.map((key) => ({ key, text: words.label(key, { region, purpose }) }));
  });
  const fields = [...new Map(all.map((field) => [field.text, field])).values()];
  const rest = fields.length - NAMED;
  return {
    fields: fields.slice(0, NAMED),
    rest: rest > 0 ? officeTextsFor(language)('LAW_LACKING_REST', { count: rest }) : '',
  };
}

/** The same in one sentence. */
export function lackingWords(lacking: Lacking, language: Language, today: string): string {
  const { fields, rest } = lackingFields(lacking, language, today);
  return [...fields.map(({ text }) => text), ...(rest ? [rest] : [])].join(', ');
}
