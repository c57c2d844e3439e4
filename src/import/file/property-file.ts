import {
  type ChangeProblem,
  emptyChange,
  type PropertyChange,
} from '#domain/property/change/property-change.ts';
import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { XmlProblem } from '#import/xml/stream-xml.ts';
import type { Column } from './columns.ts';
import { areEmpty } from './csv-table.ts';
import type { SaidEncoding } from './encoding/said-encoding.ts';
import { checkMap, checkTargets, columnOf, type HeaderOptions, readHeader } from './headers.ts';
import { openRecords } from './open-records.ts';
import { type RowOptions, readRow } from './read-row.ts';
import { BrokenFile, type ObjectRecord, type TableRecord } from './source-records.ts';

/** As it stands in the file: the cells of a table, or an object. */
export type RawRow = readonly unknown[] | Readonly<Record<string, unknown>>;

type FileOptions = HeaderOptions &
  RowOptions & {
    /** The encoding to read it in, if its bytes do not tell. */
    encoding?: SaidEncoding | undefined;
    /** Gets each row, before its change is given. */
    keepRow?: (origin: string, row: RawRow) => void;
  };

type OpenedFile =
  | {
      changes: AsyncGenerator<PropertyChange>;
      /** True if the last line, now read, has no end: its last cell may be cut off. */
      mayBeCut: () => boolean;
      /** Undefined for objects, each of which has names of its own. */
      header?: readonly string[];
      /** The attributes that its columns hold. */
      attributes?: ReadonlySet<string>;
      problems?: undefined;
    }
  | { problems: string[] };

/**
 * Opens a file of CSV, JSON Lines or a list of JSON, or an Excel workbook. Gives its rows as they are read, or one
 * sentence for each error that prevents reading any. Problems of a single row are in its change.
 */
export async function openPropertyFile(path: string, options: FileOptions): Promise<OpenedFile> {
  const opened = await openRecords(path, options.encoding);
  if ('problems' in opened) return opened;
  if ('objects' in opened) {
    const problems = checkMap(options.map);
    // An object of JSON is whole.
    return problems.length > 0
      ? { problems }
      : { changes: untilBroken(objectRows(opened.objects, options)), mayBeCut: () => false };
  }
  const { columns, problems } = { columns: undefined, ...readHeader(opened.header, options) };
  const wrong = problems ?? checkTargets(columns ?? [], options);
  if (!columns || wrong.length > 0) {
    await opened.records.return(undefined);
    return { problems: wrong };
  }
  const { header, records, mayBeCut } = opened;
  return {
    changes: untilBroken(tableRows(records, columns, options)),
    mayBeCut,
    header,
    attributes: new Set(columns.map((column) => column?.field?.key ?? '')),
  };
}

/** Ends with a row that reports the damage, if the file is damaged behind the rows that were read. */
async function* untilBroken(changes: AsyncGenerator<PropertyChange>): AsyncGenerator<PropertyChange> {
  try {
    yield* changes;
  } catch (error) {
    if (error instanceof BrokenFile) yield unreadable(error.origin, { field: 'file', reason: error.message });
    else if (error instanceof ArchiveProblem || error instanceof XmlProblem)
      yield unreadable('the end', { field: 'file', reason: `the workbook is damaged: ${error.message}` });
    else throw error;
  }
}

async function* tableRows(
  records: AsyncGenerator<TableRecord>,
  columns: (Column | undefined)[],
  options: FileOptions,
): AsyncGenerator<PropertyChange> {
  for await (const { origin, cells, misfit } of records) {
    if (areEmpty(cells)) continue;
    options.keepRow?.(origin, cells);
    const change = readRow(origin, pairInOrder(columns, cells), options);
    yield misfit ? { ...change, problems: [{ field: 'row', reason: misfit }], isBroken: true } : change;
  }
}

function pairInOrder(columns: (Column | undefined)[], cells: readonly unknown[]): [Column, unknown][] {
  return columns.flatMap((column, index) => {
    const cell = cells[index];
    return column && cell !== undefined ? [[column, cell]] : [];
  });
}

async function* objectRows(
  records: AsyncGenerator<ObjectRecord>,
  options: FileOptions,
): AsyncGenerator<PropertyChange> {
  for await (const record of records) {
    if (record.problem !== undefined) {
      yield unreadable(record.origin, { field: 'row', reason: record.problem });
      continue;
    }
    options.keepRow?.(record.origin, record.object);
    const { cells, problems } = pairByName(record.object, options);
    const change = readRow(record.origin, cells, options);
    yield { ...change, problems: [...problems, ...change.problems] };
  }
}

function pairByName({ details, ...object }: Record<string, unknown>, options: FileOptions) {
  const cells: [Column, unknown][] = [];
  const problems: ChangeProblem[] = [];
  for (const [name, cell] of Object.entries({ ...object, ...asObject(details) })) {
    const found = columnOf(name, options);
    if (found.problem !== undefined) problems.push({ field: name, reason: found.problem });
    else if (found.column) cells.push([found.column, cell]);
  }
  return { cells, problems };
}

function unreadable(origin: string, problem: ChangeProblem): PropertyChange {
  return { ...emptyChange(origin), problems: [problem], isBroken: true };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
