import { ownSource } from '#commands/property/own-references.ts';
import { readPropertiesToTranslate } from '#database/text/properties-to-translate.ts';
import { translatedFields } from '#database/text/written-properties.ts';
import { type Language, languages } from '#domain/language.ts';
import { findEditTarget, valueAt, withEdits } from '#domain/property/edit-key.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { typeName } from '#texts/wording/property-words.ts';
import type { Subject, SubjectText, Texts } from './subject.server.ts';

/**
 * True for a user without the right to read properties: they read the public texts, and of waiting ones only their own.
 */
export function isPublicOnly(office: OfficeContext): boolean {
  return !staffOf(office).may('homes.read');
}

export async function findPropertySubjects(
  office: OfficeContext,
  ids: readonly number[],
): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { database, language } = office;
  const actor = `staff:${staffOf(office).id}`;
  const publicOnly = isPublicOnly(office);
  const { rows, edits, locks, captions } = await readPropertiesToTranslate(database, ids, publicOnly);
  const t = officeTextsFor(language);
  const words = fieldTexts(language);
  return rows.map((row): Subject => {
    const stored = propertyFacts(row);
    const own = edits.filter(({ property_id }) => property_id === row.id);
    const seen = own.filter((edit) => !publicOnly || edit.actor === actor);
    const current = withEdits(stored, seen);
    const texts = translatedFields.map(({ key, ...field }): SubjectText => {
      const at = (facts: typeof stored, each: Language) => {
        const target = findEditTarget(`${key}.${each}`);
        return target ? valueAt(facts, target) : null;
      };
      const textsOf = (facts: typeof stored): Texts =>
        Object.fromEntries(languages.map((each) => [each, at(facts, each)]));
      const isFed = (each: Language) =>
        row.source !== ownSource &&
        at(stored, each) !== null &&
        !own.some((edit) => edit.key === `${key}.${each}`) &&
        !locks.some((lock) => lock.property_id === row.id && lock.key === `${key}.${each}`);
      const max = 'max' in field ? field.max : 0;
      return {
        key,
        label: words.label(key),
        kind: max > 200 ? 'long' : 'line',
        max,
        stored: textsOf(stored),
        current: textsOf(current),
        fed: languages.filter(isFed),
        taken: languages.filter((each) =>
          own.some((edit) => edit.key === `${key}.${each}` && !seen.includes(edit)),
        ),
        isSecret: 'tellsPrice' in field && !row.publish_price,
      };
    });
    return {
      kind: 'property',
      id: row.id,
      title: [typeName(row.type, language), row.city].filter(Boolean).join(', '),
      note: row.reference,
      isPublished: row.publication === 'published',
      editor: publicOnly ? undefined : `/office/properties/${row.id}/`,
      texts: [
        ...texts,
        ...captions
          .filter(({ property_id }) => property_id === row.id)
          .map(({ id, caption }, index): SubjectText => {
            const written = Object(caption);
            return {
              ...{ key: `caption-${id}`, label: t('TRANSLATIONS_CAPTION', { number: index + 1 }), max: 300 },
              ...{ kind: 'line', stored: written, current: written, isCaption: true },
            };
          }),
      ],
    };
  });
}
