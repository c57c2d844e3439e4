import { isEmpty } from '#domain/text/empty.ts';
import { catalogue, type FieldKey } from './fields.ts';
import type { PropertyFacts } from './values.ts';

/** The later a letter, the greater the danger. */
const worstOf: readonly FieldKey[] = ['floodScoreParcel', 'floodScoreBuilding'];

const legalKeys = catalogue.filter(({ group }) => group === 'legal').map(({ key }) => key);

/**
 * What may be said about water, planning and soil of a building whose `units` are for sale: the worst flood score, a
 * flood area or a protection that any unit has, and other values only if they hold for all units.
 */
export function sharedMentions(units: readonly PropertyFacts[]): PropertyFacts {
  const shared = legalKeys.map((key) => [key, sharedValue(key, units)] as const);
  return Object.fromEntries(shared.filter(([, value]) => !isEmpty(value)));
}

function sharedValue(key: FieldKey, units: readonly PropertyFacts[]): unknown {
  const values: unknown[] = units.map((unit) => unit[key] ?? null);
  if (worstOf.includes(key))
    return values
      .map((value) => value ?? '')
      .toSorted()
      .at(-1);
  if (values.includes(true)) return true;
  const [first] = values;
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : null;
}
