import { listOwnerNames } from '#database/owner/listed-owners.ts';
import type { AddressedProperty } from '#database/property/properties-at-address.ts';
import type { Language } from '#domain/language.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { fieldProblem } from '#office/property-editor/field-problem.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { typeName } from '#texts/wording/property-words.ts';

const asked = [
  'purpose',
  'type',
  'street',
  'houseNumber',
  'boxNumber',
  'postalCode',
  'city',
  'countryId',
] as const;

type Asked = (typeof asked)[number];

/** Without these there is no address to look up. */
const needed: readonly Asked[] = ['purpose', 'type', 'street', 'postalCode', 'city'];

type TypedProperty = Record<Asked, string> & { ownerId: string };

const MOST_OWNERS = 500;

export async function loadNewProperty({ database, language }: OfficeContext) {
  const words = fieldTexts(language);
  const owners = await listOwnerNames(database, MOST_OWNERS);
  const options = (key: 'purpose' | 'countryId') =>
    optionSets[key].map((value) => ({ value: String(value), label: words.option(key, value) }));
  return {
    labels: Object.fromEntries(asked.map((key) => [key, words.label(key)])) as Record<Asked, string>,
    purposes: options('purpose'),
    countries: options('countryId'),
    types: propertyTypes.map(({ key }) => ({ value: key, label: words.type(key) })),
    owners: owners.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
    given: { purpose: 'sale', countryId: '10' },
  };
}

export function typedIn(form: FormData): TypedProperty {
  const values = asked.map((key) => [key, textOf(form, key).trim()]);
  return { ...Object.fromEntries(values), ownerId: textOf(form, 'ownerId') };
}

/** The missing fields, or the command's refusals in words. */
export function newPropertyProblems(
  typed: TypedProperty,
  language: Language,
  refused?: readonly { field: string; problem: string }[],
): FormAnswer['problems'] {
  const words = fieldTexts(language);
  const missing = needed.filter((key) => !typed[key]);
  const problems = refused ?? missing.map((field) => ({ field, problem: 'REQUIRED' }));
  return problems.map(({ field, problem }) => {
    const label = findField(field) ? words.label(field as FieldKey) : field;
    return { field, text: `${label}: ${fieldProblem(problem, language)}` };
  });
}

export function presentSame(same: readonly AddressedProperty[], language: Language) {
  return same.map(({ id, reference, type, street, house_number, box_number }) => {
    const address = [street, house_number, box_number].filter(Boolean).join(' ');
    return { id, text: `${reference} · ${typeName(type, language)}, ${address}` };
  });
}
