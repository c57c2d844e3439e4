import type { Language } from '#domain/language.ts';
import { keysOfMention, type Mention } from '#domain/property/legal-completeness/mention.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** 'Ontbreekt volgens de wet: EPC-label, Voorkooprecht'. A requirement without a field is named by its article. */
export function lackingWords(
  property: PropertyFacts,
  missing: readonly Mention[],
  { language, today }: { language: Language; today: string },
): string {
  const words = fieldTexts(language);
  const names = missing
    .filter(({ level }) => level === 'block')
    .flatMap((mention) => {
      const keys = keysOfMention(mention, property, today);
      const { region, purpose } = property;
      const labels = keys.map((key) => words.label(key, { region, purpose }));
      return labels.length > 0 ? labels : [`${mention.law.name} ${mention.law.article}`];
    });
  return officeTextsFor(language)('PROPERTIES_LACKING', { fields: [...new Set(names)].join(', ') });
}
