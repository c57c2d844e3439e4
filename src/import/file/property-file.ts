import { type ChangeProblem, emptyChange, type PropertyChange } from '#import/core/change/property-change.ts';
import type { ReadingOptions } from '#import/core/change/read-value.ts';
import type { Column } from './columns.ts';
import { BrokenFile, readCsv } from './csv.ts';
import { checkMap, columnOf, type HeaderOptions, readHeader } from './headers.ts';
import { readJsonLines } from './json-lines.ts';
import { readRow } from './read-row.ts';
import { readText } from './read-text.ts';

type FileOptions = HeaderOptions & ReadingOptions;

type OpenedFile = { changes: AsyncGenerator<PropertyChange>; problems?: undefined } | { problems: string[] };

/**
 * Opens a CSV file, or one of JSON Lines ('.jsonl'). Gives its rows as they are read, or one sentence for each error
 * that prevents reading any. Problems of a single row are in its change.
 */
export async function openPropertyFile(path: string, options: FileOptions): Promise<OpenedFile> {
  if (/\.(jsonl|ndjson)$/iu.test(path)) {
    const problems = checkMap(options.map);
    return problems.length > 0 ? { problems } : { changes: jsonRows(path, options) };
  }
  const records = readCsv(readText(path));
  const header = await records.next().catch(brokenHeader);
  if ('problems' in header) return header;
  if (header.done) return { problems: ['The file is empty: its first line must name the columns.'] };
  const { columns, problems } = { columns: undefined, ...readHeader(header.value.cells, options) };
  return columns ? { changes: csvRows(records, columns, options) } : { problems: problems ?? [] };
}

function brokenHeader(error: unknown): { problems: string[] } {
  if (error instanceof BrokenFile) return { problems: [`Line ${error.line}: ${error.message}.`] };
  throw error;
}

async function* csvRows(
  records: ReturnType<typeof readCsv>,
  columns: (Column | undefined)[],
  options: FileOptions,
): AsyncGenerator<PropertyChange> {
  try {
    for await (const { line, cells } of records) {
      if (areEmpty(cells)) continue;
      const change = readRow(originOf(line), pairInOrder(columns, cells), options);
      const misfit = checkLength(columns, cells);
      yield misfit ? { ...change, problems: [misfit] } : change;
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    yield unreadable(error.line, { field: 'file', reason: error.message });
  }
}

function areEmpty(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function pairInOrder(columns: (Column | undefined)[], cells: string[]): [Column, string][] {
  return columns.flatMap((column, index) => {
    const cell = cells[index];
    return column && cell !== undefined ? [[column, cell]] : [];
  });
}

/** Empty cells at the end of a line are harmless. */
function checkLength(columns: unknown[], cells: string[]): ChangeProblem | undefined {
  if (cells.length >= columns.length && areEmpty(cells.slice(columns.length))) return undefined;
  return { field: 'row', reason: `the line has ${cells.length} cells, the header ${columns.length}` };
}

async function* jsonRows(path: string, options: FileOptions): AsyncGenerator<PropertyChange> {
  for await (const record of readJsonLines(readText(path))) {
    if (record.problem !== undefined) {
      yield unreadable(record.line, { field: 'row', reason: record.problem });
      continue;
    }
    const { cells, problems } = pairByName(record.object, options);
    const change = readRow(originOf(record.line), cells, options);
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

function unreadable(line: number, problem: ChangeProblem): PropertyChange {
  return { ...emptyChange(originOf(line)), problems: [problem] };
}

function originOf(line: number): string {
  return `line ${line}`;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
