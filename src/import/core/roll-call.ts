import { quote } from '#domain/reading/reading.ts';
import type { PropertyRow, RowProblem } from './read-row.ts';

/** What names a property in a file. */
export type PropertyName = { source: string; sourceRef: string };

export type RollCall = {
  /** Takes the next row; gives the name of its property, and the row's problems with what is wrong about the name. */
  call(row: PropertyRow): { name: PropertyName | undefined; problems: RowProblem[] };
  /** The references of a source that were called, also on bad rows. */
  present(source: string): string[];
  /** Whether a row could not be named: what is missing is then not certain. */
  hasNameless(): boolean;
};

/** Takes the source of rows that name none. Gives what keeps the names of the rows of a file apart. */
export function createRollCall(defaultSource: string): RollCall {
  const lineOf = new Map<string, Map<string, number>>();
  let nameless = false;
  return {
    call(row) {
      const sourceRef = textOf(row, 'sourceRef') ?? textOf(row, 'reference');
      const source = textOf(row, 'source') ?? defaultSource;
      if (!sourceRef) {
        nameless = true;
        const isRead = row.problems.length === 0;
        const unnamed = { field: 'sourceRef', reason: 'the row has neither a sourceRef nor a reference' };
        return { name: undefined, problems: isRead ? [unnamed] : row.problems };
      }
      const lines = lineOf.get(source) ?? new Map<string, number>();
      lineOf.set(source, lines);
      const first = lines.get(sourceRef);
      if (first !== undefined) {
        const twice = { field: 'sourceRef', reason: `${quote(sourceRef)} stands on line ${first} already` };
        return { name: undefined, problems: [...row.problems, twice] };
      }
      lines.set(sourceRef, row.line);
      return { name: { source, sourceRef }, problems: row.problems };
    },
    present: (source) => [...(lineOf.get(source)?.keys() ?? [])],
    hasNameless: () => nameless,
  };
}

function textOf({ values }: PropertyRow, key: 'source' | 'sourceRef' | 'reference'): string | undefined {
  const value = values[key];
  return typeof value === 'string' ? value : undefined;
}
