import { type Column, findColumn, nearestColumn } from './columns.ts';

export type HeaderOptions = {
  /** Other names of columns: from the name in the file to that of a column. */
  map: ReadonlyMap<string, string>;
  /** Whether a column that is not known is left out instead of refused. */
  ignoreUnknown: boolean;
};

/**
 * Takes a name from a file; gives the column that it stands for, undefined when it is to be left out, or a problem.
 */
export function columnOf(
  name: string,
  { map, ignoreUnknown }: HeaderOptions,
): { column: Column | undefined; problem?: undefined } | { problem: string } {
  const trimmed = name.trim();
  const target = map.get(trimmed);
  const column = findColumn(target ?? trimmed);
  if (column && target) return { column: { ...column, heading: `${trimmed} (${column.name})` } };
  if (column || ignoreUnknown || trimmed === '') return { column };
  return { problem: `The column "${trimmed}" is not known${suggestion(trimmed)}` };
}

/**
 * Takes the names in the header of a file; gives its columns, in order, or a sentence for each that is wrong: not
 * known, there twice, a text without its language, mapped but not in the file.
 */
export function readHeader(
  names: readonly string[],
  options: HeaderOptions,
): { columns: (Column | undefined)[]; problems?: undefined } | { problems: string[] } {
  const problems = checkMap(options.map);
  const given = new Set(names.map((name) => name.trim()));
  for (const name of options.map.keys()) {
    if (!given.has(name)) problems.push(`--map: the file has no column "${name}".`);
  }
  const columns: (Column | undefined)[] = [];
  const firstOf = new Map<string, string>();
  for (const name of names) {
    const found = columnOf(name, options);
    if (found.problem !== undefined) {
      problems.push(found.problem);
      continue;
    }
    const { column } = found;
    columns.push(column);
    if (!column) continue;
    if (!column.extra && column.field.kind === 'texts' && !column.language) {
      problems.push(
        `The column "${name}" needs a language: ${column.name}.nl, .fr, .de or .en (rename it or use --map).`,
      );
    }
    const first = firstOf.get(column.name);
    if (first !== undefined) problems.push(`The columns "${first}" and "${name}" both hold ${column.name}.`);
    firstOf.set(column.name, name);
  }
  return problems.length > 0 ? { problems } : { columns };
}

/** Takes the mapping of names; gives a sentence for each target that is no column. */
export function checkMap(map: ReadonlyMap<string, string>): string[] {
  return [...map]
    .filter(([, target]) => !findColumn(target))
    .map(([name, target]) => `--map ${name}=${target}: there is no "${target}"${nearest(target)}.`);
}

function suggestion(name: string): string {
  const near = nearestColumn(name);
  const target = near ?? 'KEY';
  return `${nearest(name)}; map it with --map "${name}=${target}" or leave all such columns out with --ignore-unknown.`;
}

function nearest(name: string): string {
  const near = nearestColumn(name);
  return near ? ` (did you mean ${near}?)` : '';
}
