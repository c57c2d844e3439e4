import type { Region } from '#domain/place/region.ts';
import { catalogue, type FieldKey, suits } from '#domain/property/fields.ts';
import { requiredMentions } from '#domain/property/required-mentions.ts';

/** The address of a project. */
export const addressKeys = [
  'street',
  'houseNumber',
  'boxNumber',
  'postalCode',
  'city',
  'countryId',
] as const satisfies FieldKey[];

/** The texts of a project, in each language; `taxNote` is no attribute of a property. */
export const projectTexts = { title: 120, lede: 400, description: 20_000, taxNote: 600 } as const;

export type ProjectText = keyof typeof projectTexts;

const ofEachUnit: readonly FieldKey[] = ['priceCents', 'startPriceCents'];

/**
 * Attributes that are the same for all units of a project and that the law of the region wants of each: a unit starts
 * with the project's values and follows when they change.
 */
export function sharedKeys(region: Region | undefined): FieldKey[] {
  const unit = { type: 'apartment', purpose: 'sale', isNewBuild: true, ...(region && { region }) } as const;
  const asked = new Set<FieldKey>([
    ...requiredMentions(unit),
    'energyValue',
    'energyLabel',
    'epcCode',
    'taxRegime',
    'vatPercent',
  ]);
  return catalogue
    .filter((field) => asked.has(field.key) && !ofEachUnit.includes(field.key))
    .filter((field) => suits(field, { family: 'apartment', purpose: 'sale', region }))
    .map(({ key }) => key);
}
