import type { PropertyToEdit } from '#database/property/property-to-edit.ts';
import type { Language } from '#domain/language.ts';
import { computedLabel, type EnergyLabelName, writeEnergyLabel } from '#domain/property/energy-label.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { regionOfProperty } from '#domain/property/region-of-property.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/**
 * Says below the energy label that it follows from the value, or that publishing changes it with the value. A label
 * that the value does not earn is that of the certificate, and stays.
 */
export function earnedLabelNote(
  { stored, edits, checked: { property } }: PropertyToEdit,
  { language, words }: { language: Language; words: FieldWords },
): string | undefined {
  const earned = earnedBy(property);
  if (!earned || edits.some(({ key, typed }) => key === 'energyValue' && typed !== null)) return undefined;
  const t = officeTextsFor(language);
  const region = regionOfProperty(property);
  const field = words.label('energyValue', { region, purpose: property.purpose });
  if (property.energyLabel === earned) return t('EDITOR_LABEL_EARNED', { field });
  const follows = stored.energyLabel ? stored.energyLabel === earnedBy(stored) : true;
  if (!follows || edits.some(({ key }) => key === 'energyLabel')) return undefined;
  return t('EDITOR_LABEL_BECOMES', { label: writeEnergyLabel(earned), field });
}

function earnedBy(property: PropertyFacts): EnergyLabelName | undefined {
  const region = regionOfProperty(property);
  const { type, energyValue } = property;
  return region && typeof energyValue === 'number' ? computedLabel(region, type, energyValue) : undefined;
}
