import { frequencies } from '#commands/alert/alert.ts';
import type { Language } from '#domain/language.ts';
import { type PropertyType, searchTypes } from '#domain/property/types.ts';
import { parseCriteria, type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { absenceFields } from '#questions/absence.ts';
import type { FormDefinition, FormField } from '#questions/form.ts';
import { consentSection, personFields, remarkField } from '#questions/person-fields.ts';
import type { Problem } from '#questions/understand-answers.ts';
import type { Zones } from '#search/zones/zones.ts';
import { fieldTexts } from '#texts/fields/texts.ts';

export const goalField = {
  name: 'goal',
  kind: 'choice',
  label: 'GOAL',
  missing: 'GOAL_MISSING',
  choices: [
    { value: 'sale', label: 'GOAL_BUY' },
    { value: 'rent', label: 'GOAL_RENT' },
  ],
} as const satisfies FormField;

/** A visitor who sells or lets searches nothing: the form leads them to the valuation. */
const everyGoalField = {
  ...goalField,
  missing: 'GOAL_EVERY_MISSING',
  choices: [...goalField.choices, { value: 'sell', label: 'GOAL_SELL' }, { value: 'let', label: 'GOAL_LET' }],
} as const satisfies FormField;

const budgetField = {
  name: 'budget',
  kind: 'euros',
  label: 'DEMAND_BUDGET',
  hint: 'DEMAND_BUDGET_HINT',
  half: true,
} as const;

const frequencyLabels = {
  instant: 'DEMAND_INSTANT',
  daily: 'DEMAND_DAILY',
  weekly: 'DEMAND_WEEKLY',
} as const;

const frequencyField = {
  name: 'frequency',
  kind: 'choice',
  label: 'DEMAND_FREQUENCY',
  missing: 'DEMAND_FREQUENCY_MISSING',
  choices: frequencies.map((value) => ({ value, label: frequencyLabels[value] })),
} as const;

/** Offers again the finer types that were chosen before; with an area on the map the zone may be left empty. */
export function searchFields<Goal extends FormField>({ types, box, area }: SearchCriteria, goal: Goal) {
  const offered: PropertyType[] = [...new Set([...searchTypes, ...types])];
  return [
    goal,
    {
      name: 'type',
      kind: 'choices',
      label: 'DEMAND_TYPE',
      missing: 'DEMAND_TYPE_MISSING',
      choices: offered.map((value) => ({
        value,
        label: (language: Language) => fieldTexts(language).type(value),
      })),
    },
    {
      name: 'zone',
      kind: 'zones',
      label: 'DEMAND_ZONE',
      hint: 'DEMAND_ZONE_HINT',
      missing: box || area ? undefined : 'DEMAND_ZONE_MISSING',
    },
    budgetField,
    frequencyField,
  ] as const;
}

/** `leadsOn`: whether there is a valuation to lead to. */
export function demandForm(before: SearchCriteria, leadsOn: boolean) {
  const goal = leadsOn ? everyGoalField : goalField;
  return {
    form: 'demand',
    thanks: 'thanksDemandRegister',
    sections: [
      { title: 'DEMAND_WHAT', fields: searchFields(before, goal) },
      { title: 'PERSON', fields: [...personFields, remarkField, ...absenceFields] },
      consentSection,
    ],
    submit: 'DEMAND_SUBMIT',
    after: 'DEMAND_AFTER',
  } as const satisfies FormDefinition;
}

export function givenBy(criteria: SearchCriteria, zones: Zones, language: Language) {
  const { max } = criteria.ranges.priceCents ?? {};
  return {
    type: criteria.types as string[],
    zone: criteria.zones.map((key) => {
      const zone = zones.resolve(key);
      return zone ? zones.nameOf(zone, language) : key;
    }),
    ...(max === undefined ? {} : { budget: (max / 100).toLocaleString('nl-BE') }),
  };
}

/** Also gives the places that are not known. */
export function criteriaAsked(
  before: SearchCriteria,
  values: { goal: string; type: PropertyType[]; zone: string[]; budget?: number },
  zones: Zones,
): { criteria: SearchCriteria; problems: Problem[] } {
  const query = writeCriteria({ ...before, types: [], zones: [], sort: 'newest', page: 1 });
  // The radius is written only with zones, which the form asks for.
  if (before.radiusKm > 0) query.set('radius', String(before.radiusKm));
  for (const type of values.type) query.append('type', type);
  for (const zone of values.zone) query.append('zone', zone);
  query.delete('max_price');
  if (values.budget !== undefined) query.set('max_price', String(values.budget / 100));
  const { criteria } = parseCriteria(values.goal === 'rent' ? 'rent' : 'sale', query);
  const keys = criteria.zones.map((key) => zones.keysMeant(key));
  if (keys.some((each) => each.length === 0)) {
    return { criteria, problems: [{ field: 'zone', key: 'DEMAND_ZONE_UNKNOWN' }] };
  }
  return {
    criteria: { ...criteria, zones: [...new Set(keys.flat())].sort() },
    problems: [],
  };
}

/** Filters chosen in a list that have no field here: bedrooms, energy, an area on the map … */
export function besideTheForm(criteria: SearchCriteria): SearchCriteria {
  const { priceCents, ...ranges } = criteria.ranges;
  const min = priceCents?.min;
  return {
    ...criteria,
    types: [],
    zones: [],
    ranges: min === undefined ? ranges : { ...ranges, priceCents: { min } },
  };
}
