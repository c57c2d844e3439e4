import { type Column, findColumn, nearestColumn } from './columns.ts';
import { type RowOptions, readRow } from './read-row.ts';
import type { ValueMap } from './value-words.ts';

/** The column of problems in the file of bad rows: left out when that file is read again. */
export const problemColumn = 'import problem';

export type HeaderOptions = {
  /** Names of columns by their headings in the file. */
  map: ReadonlyMap<string, string>;
  /** Unknown columns are left out instead of refused. */
  ignoreUnknown: boolean;
  /** By the heading, or the name, of the column. */
  values?: ValueMap;
};

type FoundColumn =
  | { column: Column | undefined; problem?: undefined }
  | { column?: undefined; problem: string };

/** The column is undefined when it should be left out. */
export function columnOf(name: string, { map, ignoreUnknown, values }: HeaderOptions): FoundColumn {
  const trimmed = name.trim();
  const target = map.get(trimmed);
  const known = findColumn(target ?? trimmed);
  const words = known && (values?.get(trimmed) ?? values?.get(known.name));
  const column = known && words ? { ...known, words } : known;
  if (column && target) return { column: { ...column, heading: `${trimmed} (${column.name})` } };
  if (column || ignoreUnknown || trimmed === '' || trimmed === problemColumn) return { column };
  return { problem: `The column "${trimmed}" is unknown${suggestion(trimmed)}` };
}

/**
 * The columns of a file in order, or a sentence for each error: unknown, repeated, a text without its language, mapped
 * but not in the file.
 */
export function readHeader(
  names: readonly string[],
  options: HeaderOptions,
): { columns: (Column | undefined)[]; problems?: undefined } | { problems: string[] } {
  const found = names.map((name) => ({ name, ...columnOf(name, options) }));
  const problems = [
    ...checkMap(options.map),
    ...checkMapped(options.map, names),
    ...checkValues(options, names),
    ...found.flatMap((each, index) => checkColumn(each, index, found)),
  ];
  return problems.length > 0 ? { problems } : { columns: found.map(({ column }) => column) };
}

/** One sentence for each target that is not a column. */
export function checkMap(map: ReadonlyMap<string, string>): string[] {
  return [...map]
    .filter(([, target]) => !findColumn(target))
    .map(([name, target]) => `--map ${name}=${target}: there is no "${target}"${nearest(target)}.`);
}

function checkMapped(map: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const given = new Set(names.map((name) => name.trim()));
  return [...map.keys()]
    .filter((name) => !given.has(name))
    .map((name) => `--map: the file has no column "${name}".`);
}

function checkValues({ values, map }: HeaderOptions, names: readonly string[]): string[] {
  const given = new Set(
    names.flatMap((name) => [name.trim(), findColumn(map.get(name.trim()) ?? name)?.name]),
  );
  return [...(values?.keys() ?? [])]
    .filter((name) => !given.has(name))
    .map((name) => `--value: the file has no column "${name}".`);
}

/** One sentence for each word of --value that cannot be read as a value of its column. */
export function checkTargets(columns: readonly (Column | undefined)[], options: RowOptions): string[] {
  return columns.flatMap((column) => {
    if (!column?.words) return [];
    const { words, ...plain } = column;
    return [...words].flatMap(([value, token]) => {
      const [problem] = readRow('', [[plain, token]], { words: options.words }).problems;
      return problem
        ? [`--value ${column.heading ?? column.name}:${value}=${token}: ${problem.reason}.`]
        : [];
    });
  });
}

/** One sentence for each --set that is no column, or cannot be read. */
export function readSet(
  set: Readonly<Record<string, string>>,
  options: RowOptions,
): { set: (readonly [Column, string])[]; problems: string[] } {
  const found = Object.entries(set).map(([name, value]) => ({ name, value, column: findColumn(name) }));
  const problems = found.flatMap(({ name, value, column }) => {
    if (!column) return [`--set ${name}=${value}: there is no "${name}"${nearest(name)}.`];
    const [problem] = readRow('', [[column, value]], { words: options.words }).problems;
    return problem ? [`--set ${name}=${value}: ${problem.reason}.`] : [];
  });
  return { set: found.flatMap(({ column, value }) => (column ? [[column, value] as const] : [])), problems };
}

type NamedColumn = FoundColumn & { name: string };

function checkColumn(
  { name, column, problem }: NamedColumn,
  index: number,
  all: readonly NamedColumn[],
): string[] {
  if (problem !== undefined) return [problem];
  if (!column) return [];
  const problems: string[] = [];
  if (!column.extra && column.field.kind === 'texts' && !column.language) {
    problems.push(
      `The column "${name}" needs a language: ${column.name}.nl, .fr, .de or .en (rename it or use --map).`,
    );
  }
  const same = all.findLast((each, at) => at < index && each.column?.name === column.name);
  if (same) problems.push(`The columns "${same.name}" and "${name}" both hold ${column.name}.`);
  return problems;
}

function suggestion(name: string): string {
  const near = nearestColumn(name);
  const target = near ?? 'KEY';
  return `${nearest(name)}; name its key with --map "${name}=${target}" or leave out all unknown columns with --ignore-unknown.`;
}

function nearest(name: string): string {
  const near = nearestColumn(name);
  return near ? ` (did you mean ${near}?)` : '';
}
