import type { TeamAgent } from '#database/agent/team.ts';
import { type OfficeSort, officeSorts } from '#database/property/office-list.ts';
import type { Language } from '#domain/language.ts';
import { searchTypes } from '#domain/property/types.ts';
import type { Choice } from '#office/interface/text-field.tsx';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { listStatuses } from './list-query.ts';

const sortKeys = {
  changed: 'PROPERTIES_BY_CHANGED',
  newest: 'PROPERTIES_BY_NEWEST',
  price: 'PROPERTIES_BY_PRICE',
  'price-down': 'PROPERTIES_BY_PRICE_DOWN',
  address: 'PROPERTIES_BY_ADDRESS',
  reference: 'PROPERTIES_BY_REFERENCE',
} as const satisfies Record<OfficeSort, OfficeTextKey>;

/** The choices of the filters and of the actions on chosen rows. */
export function listChoices(team: readonly TeamAgent[], language: Language) {
  const t = officeTextsFor(language);
  const words = fieldTexts(language);
  const choice = (value: string, label: string): Choice => ({ value, label });
  return {
    purposes: (['sale', 'rent'] as const).map((value) => choice(value, words.option('purpose', value))),
    types: searchTypes.map((value) => choice(value, words.type(value))),
    statuses: listStatuses.map((value) =>
      choice(
        value,
        words.option(value === 'draft' || value === 'withdrawn' ? 'publication' : 'availability', value),
      ),
    ),
    agents: team.map(({ id, name }) => choice(String(id), name)),
    sorts: officeSorts.map((value) => choice(value, t(sortKeys[value]))),
    availabilities: (['available', 'option', 'sold', 'rented'] as const).map((value) =>
      choice(value, words.option('availability', value)),
    ),
  };
}

export type ListChoices = ReturnType<typeof listChoices>;
