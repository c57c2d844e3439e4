import { type Condition, conditionsSchema } from '#domain/property/display-condition.ts';
import { describeShape, type FieldOf } from './describe-shape.server.ts';

/** One condition with the row of the fact sheet it belongs to: the form shows all of them as one list. */
type ConditionRow = Condition & { row: string };

const PATH = 'displayConditions';

export function describeConditions(): FieldOf<'list'> {
  const { item } = describeShape(conditionsSchema, PATH) as FieldOf<'list'>;
  // A value may be a text, a number, or several: it is typed as a text, and compared as one.
  const fields = item.fields.map((field) =>
    field.name === 'compareWithValue' ? { ...field, kind: 'text' as const, type: 'text' as const } : field,
  );
  const row = { name: 'row', path: `${PATH}.row`, empty: 'itself', kind: 'text', type: 'text' } as const;
  const list = { name: PATH, path: PATH, empty: 'itself', kind: 'list' } as const;
  return { ...list, item: { ...item, fields: [row, ...fields] } };
}

export function conditionRows(stored: Record<string, Condition[]>): ConditionRow[] {
  return Object.entries(stored).flatMap(([row, conditions]) => conditions.map((each) => ({ row, ...each })));
}

/** A row of the sheet without conditions is not in the form, and stays. */
export function conditionsOf(
  rows: readonly ConditionRow[],
  stored: Record<string, Condition[]>,
): Record<string, unknown[]> {
  const bare = Object.entries(stored).filter(([, conditions]) => conditions.length === 0);
  const all: Record<string, unknown[]> = {};
  for (const { row, ...condition } of rows) {
    const { logic, compareWithValue } = condition;
    const isTyped = typeof compareWithValue === 'string' && logic === 'one of';
    const several = isTyped
      ? { compareWithValue: compareWithValue.split(',').map((each) => each.trim()) }
      : {};
    all[row] = [...(all[row] ?? []), { ...condition, ...several }];
  }
  return { ...Object.fromEntries(bare), ...all };
}

/** The number in the form of a stored condition: ['displayConditions', 'garden', 1] is the second row for 'garden'. */
export function conditionRowNumber(rows: readonly { row: string }[], row: string, index: number): number {
  const numbers = rows.flatMap((each, number) => (each.row === row ? [number] : []));
  return numbers[index] ?? 0;
}
