import { z } from 'zod';
import { isEmpty } from '#domain/text/empty.ts';

const plainValue = z.union([z.string(), z.number(), z.boolean()]);

/** One condition compares `field` with another field or a value; `advancedCondition` joins it to those before it. */
const conditionSchema = z
  .strictObject({
    field: z.string().min(1),
    logic: z.enum([
      'equals',
      'not equals',
      'greater',
      'greater or equal',
      'less',
      'less or equal',
      'contains',
      'empty',
      'not empty',
      'one of',
    ]),
    advancedCondition: z.enum(['and', 'or']).optional(),
    compareWithField: z.string().min(1).optional(),
    compareWithValue: z.union([plainValue, z.array(plainValue)]).optional(),
  })
  .refine(
    ({ logic, compareWithField, compareWithValue }) => {
      const sides = [compareWithField, compareWithValue].filter((side) => side !== undefined).length;
      return sides === (logic === 'empty' || logic === 'not empty' ? 0 : 1);
    },
    { error: 'compare with one field or one value, and with none for empty and not empty' },
  );

/** The conditions, in the settings, under which an attribute or a group of attributes is shown. */
export const conditionsSchema = z.array(conditionSchema);

export type Condition = z.infer<typeof conditionSchema>;

/**
 * Conditions are read from left to right without precedence: `a or b and c` is `(a or b) and c`; one that does not
 * say how it is joined is joined by 'and'. An empty list holds. Any error makes the whole false: better a row that
 * is missing than one that should be hidden.
 */
export function conditionHolds(property: Record<string, unknown>, conditions: readonly Condition[]): boolean {
  try {
    return conditions.reduce((held, condition, index) => {
      const holds = holdsAlone(property, condition);
      return condition.advancedCondition === 'or' && index > 0 ? held || holds : held && holds;
    }, true);
  } catch {
    return false;
  }
}

function holdsAlone(property: Record<string, unknown>, condition: Condition): boolean {
  const value = fieldOf(property, condition.field);
  if (condition.logic === 'empty') return isEmpty(value);
  if (condition.logic === 'not empty') return !isEmpty(value);

  const wanted = wantedOf(property, condition);
  switch (condition.logic) {
    case 'equals':
      return equals(value, wanted);
    case 'not equals':
      return !equals(value, wanted);
    case 'greater':
      return compare(value, wanted) > 0;
    case 'greater or equal':
      return compare(value, wanted) >= 0;
    case 'less':
      return compare(value, wanted) < 0;
    case 'less or equal':
      return compare(value, wanted) <= 0;
    case 'contains':
      return contains(value, wanted);
    case 'one of':
      return Array.isArray(wanted) && wanted.some((one) => equals(value, one));
    default:
      throw new Error(`There is no logic '${condition.logic satisfies never}'`);
  }
}

function wantedOf(property: Record<string, unknown>, condition: Condition): unknown {
  const { field, compareWithField, compareWithValue } = condition;
  if (compareWithField !== undefined) return fieldOf(property, compareWithField);
  if (compareWithValue !== undefined) return compareWithValue;
  throw new Error(`The condition on '${field}' has nothing to compare with`);
}

/** Own fields only: '__proto__' and 'constructor' come from the language, not from the property. */
function fieldOf(property: Record<string, unknown>, field: string): unknown {
  return Object.hasOwn(property, field) ? property[field] : undefined;
}

/** Settings come from a form, so 3 and '3' are equal. Two empty values are equal too. */
function equals(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  return compare(one, other) === 0;
}

/** Below, at or above 0. NaN, for which no comparison holds, if the two cannot be compared. Days compare as text. */
function compare(one: unknown, other: unknown): number {
  if (isEmpty(one) || isEmpty(other)) return Number.NaN;
  if (typeof one === 'object' || typeof other === 'object') return Number.NaN;
  const difference = Number(one) - Number(other);
  if (!Number.isNaN(difference)) return difference;
  if (typeof one === 'number' || typeof other === 'number') return Number.NaN;
  const [left, right] = [String(one), String(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function contains(value: unknown, wanted: unknown): boolean {
  if (isEmpty(wanted) || typeof wanted === 'object') return false;
  if (Array.isArray(value)) return value.some((one) => equals(one, wanted));
  return typeof value === 'string' && value.includes(String(wanted));
}
