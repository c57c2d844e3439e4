import { showQuestions } from '#app/forms/show-form.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { searchWords } from '#app/search/zone-words.server.ts';
import {
  besideTheForm,
  givenBy,
  goalField,
  searchFields,
} from '#app/visitor/demand-register/demand-form.server.ts';
import type { Frequency } from '#commands/alert/alert.ts';
import type { Language } from '#domain/language.ts';
import { type Chosen, chosenFilters } from '#domain/search/chosen-filters.ts';
import { radiiKm, type SearchCriteria } from '#domain/search/criteria.ts';
import type { FormField, FormValues, Questions } from '#questions/form.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { filterInWords } from '#texts/wording/criteria-words.ts';

const bedroomChoices = [1, 2, 3, 4, 5];

/** The form for everything that a search can have: a filter without a field of its own can only be left out. */
export function changeForm(before: SearchCriteria, context: Pick<RequestContext, 'zones'>) {
  const [goal, type, zone, budget, frequency] = searchFields(before, goalField);
  const also = chosenFilters(withoutFields(before));
  return {
    sections: [
      {
        title: 'ALERT_CHANGE_TITLE',
        fields: [
          goal,
          { ...type, missing: undefined },
          { ...zone, missing: undefined },
          radiusField,
          budget,
          bedroomsField,
          ...(also.length > 0
            ? [
                {
                  name: 'also',
                  kind: 'choices',
                  label: 'ALERT_ALSO',
                  choices: also.map((chosen) => ({
                    value: nameOf(chosen),
                    label: (language: Language) => wordsOf(before, chosen, context, language),
                  })),
                } as const satisfies FormField,
              ]
            : []),
          frequency,
        ],
      },
    ],
    submit: 'ALERT_CHANGE',
  } as const satisfies Questions;
}

const radiusField = {
  name: 'radius',
  kind: 'choice',
  label: (language: Language) => textsFor(language)('RADIUS'),
  choices: radiiKm.map((km) => ({
    value: String(km),
    label: (language: Language) =>
      km === 0 ? formTexts(language)('ALERT_ONLY_THERE') : textsFor(language)('KILOMETRES', { count: km }),
  })),
} as const satisfies FormField;

const bedroomsField = {
  name: 'bedrooms',
  kind: 'choice',
  label: (language: Language) => textsFor(language)('BEDROOMS'),
  choices: [0, ...bedroomChoices].map((count) => ({
    value: String(count),
    label: (language: Language) =>
      count === 0 ? textsFor(language)('ANY') : textsFor(language)('AT_LEAST', { count }),
  })),
} as const satisfies FormField;

export function showChange(context: RequestContext, criteria: SearchCriteria, frequency: Frequency) {
  const { zones, language } = context;
  const bedrooms = Math.min(criteria.atLeast.bedrooms ?? 0, bedroomChoices.length);
  return showQuestions(context, changeForm(criteria, context), {
    ...givenBy(criteria, zones, language),
    goal: criteria.purpose,
    radius: String(criteria.radiusKm),
    bedrooms: String(bedrooms),
    also: chosenFilters(withoutFields(criteria)).map(nameOf),
    frequency,
  });
}

/** The search before, with the new values of fields that the form has, and without the filters left out. */
export function changedBase(
  before: SearchCriteria,
  { radius, bedrooms, also = [] }: Partial<FormValues<ReturnType<typeof changeForm>>>,
): SearchCriteria {
  let base = withoutFields(before);
  for (const chosen of chosenFilters(base)) {
    if (also.includes(nameOf(chosen))) continue;
    base = chosenFilters(base).find((each) => nameOf(each) === nameOf(chosen))?.without ?? base;
  }
  const atLeast = Number(bedrooms) > 0 ? { ...base.atLeast, bedrooms: Number(bedrooms) } : base.atLeast;
  const radiusKm = radiiKm.find((km) => String(km) === radius) ?? 0;
  return { ...base, atLeast, radiusKm };
}

function withoutFields(criteria: SearchCriteria): SearchCriteria {
  const { bedrooms: _, ...atLeast } = criteria.atLeast;
  return { ...besideTheForm(criteria), atLeast };
}

/** The name of a filter that a search has only once. */
function nameOf(chosen: Chosen): string {
  return 'key' in chosen ? `${chosen.filter}-${chosen.key}` : chosen.filter;
}

function wordsOf(
  criteria: SearchCriteria,
  chosen: Chosen,
  { zones }: Pick<RequestContext, 'zones'>,
  language: Language,
): string {
  // Names only the lowest price: the highest has a field.
  const beside = besideTheForm(criteria);
  return filterInWords(beside, chosen, searchWords(zones, language));
}
