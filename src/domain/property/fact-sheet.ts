import { type Language, pickText } from '#domain/language.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { type Condition, conditionHolds } from './display-condition.ts';
import { type Group, groups } from './field.ts';
import type { FieldWords } from './field-words.ts';
import { type CatalogueField, catalogue, type FieldKey, findField, suits } from './fields.ts';
import { foreignLanguage, formatValue } from './format-value.ts';
import { presentPrice } from './price.ts';
import { regionOfProperty } from './region-of-property.ts';
import { requiredMentions } from './required-mentions.ts';
import { taxOf } from './tax.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/**
 * One line of the fact sheet. `lang` is there when the value is in another language than the page, `href` when it is
 * an address.
 */
export type FactRow = { key: FieldKey; label: string; value: string; lang?: Language; href?: string };

export type FactGroup = { key: Group; title: string; rows: FactRow[] };

/** An attribute or a whole group without conditions is shown. */
export type DisplaySettings = { conditions?: { [Key in FieldKey | Group]?: readonly Condition[] } };

/** Energy and legal attributes have sections of their own: see advert-mentions.ts. */
const sheetGroups = groups.slice(groups.indexOf('financial'), groups.indexOf('energy'));

const fieldsOfGroup = Map.groupBy(catalogue, ({ group }) => group);

/**
 * Only the groups with at least one row, in the order of the catalogue. `property`: columns and details side by
 * side, a hidden value as null.
 */
export function factSheet(
  property: PropertyFacts,
  words: FieldWords,
  settings: DisplaySettings = {},
): FactGroup[] {
  return sheetGroups
    .map((group) => ({
      key: group,
      title: words.group(group),
      rows: factRows(group, property, words, settings),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Only attributes that have a value and that the settings show; the settings cannot hide what the law asks for. */
export function factRows(
  group: Group,
  property: PropertyFacts,
  words: FieldWords,
  { conditions = {} }: DisplaySettings = {},
): FactRow[] {
  const holds = (key: FieldKey | Group) => conditionHolds(property, conditions[key] ?? []);
  const isGroupShown = holds(group);
  // Asked only of an attribute that the settings hide, because the answer takes longer than all rows of a group.
  const isRequired = (key: FieldKey) => requiredMentions(property).includes(key);
  const suited = suitedBy(property);
  const shown = (fieldsOfGroup.get(group) ?? []).filter(
    (field) =>
      saysSomething(field, property, suited) && ((isGroupShown && holds(field.key)) || isRequired(field.key)),
  );
  const followers = new Set(shown.map((field) => field.followedBy));
  return shown
    .filter((field) => !followers.has(field.key))
    .map((field) => rowOf(field, property, words, shown))
    .filter(({ value }) => value !== '');
}

/** Agencies' software writes 0 for 'not filled in', except where 0 is a real measure. */
const zeroIsAValue = (field: CatalogueField) =>
  field.group === 'energy' || field.group === 'location' || field.key === 'floor';

function suitedBy(property: PropertyFacts) {
  return {
    family: familyOf(property.type),
    purpose: property.purpose,
    region: regionOfProperty(property),
  };
}

function saysSomething(
  field: CatalogueField,
  property: PropertyFacts,
  suited: ReturnType<typeof suitedBy>,
): boolean {
  const value = property[field.key];
  const { family } = suited;
  if (isEmpty(value) || !suits(field, suited)) return false;
  if (value === 0) return zeroIsAValue(field);
  if (field.kind !== 'boolean') return true;
  if (value === false) return family !== undefined && (field.tellsNo ?? []).includes(family);
  const implying = findField(field.impliedBy ?? '');
  return !implying || !saysSomething(implying, property, suited);
}

function rowOf(
  field: CatalogueField,
  property: PropertyFacts,
  words: FieldWords,
  shown: readonly CatalogueField[],
): FactRow {
  const { key } = field;
  const value = key === 'priceCents' ? priceValue(property, words) : formatValue(field, property[key], words);
  const follower = shown.find((other) => other.key === field.followedBy);
  const lang = foreignLanguage(property[key], words);
  return {
    key,
    label: words.label(key, { region: regionOfProperty(property), purpose: property.purpose }),
    value: follower ? `${value}, ${formatValue(follower, property[follower.key], words)}` : value,
    ...(lang && { lang }),
    ...(field.kind === 'url' && { href: value }),
  };
}

/** '' for an unpublished price, so that the row is left out. */
function priceValue(property: PropertyFacts, words: FieldWords): string {
  const { prefix, text, suffix } = presentPrice(
    {
      purpose: property.purpose ?? 'sale',
      priceCents: property.priceCents ?? null,
      publishPrice: property.publishPrice ?? true,
      priceUnit: property.priceUnit ?? null,
      tax: taxOf(property),
      unitText: pickText(property.priceUnitText, words.language)?.text,
    },
    (key) =>
      ({
        STARTING_FROM: words.startingFrom,
        PER_MONTH: words.unit('per_month'),
        PRICE_WITHOUT_TAX: words.withoutTax,
        PRICE_ON_DEMAND: '',
        RENT_NOT_GIVEN: '',
      })[key],
  );
  return [prefix, text, suffix].filter((part) => part !== undefined).join('\u00a0');
}
