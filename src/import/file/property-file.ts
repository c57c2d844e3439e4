import { type ChangeProblem, emptyChange, type PropertyChange } from '#import/core/change/property-change.ts';
import type { ReadingOptions } from '#import/core/change/read-value.ts';
import type { Column } from './columns.ts';
import { BrokenFile, type CsvRecord, readCsv } from './csv.ts';
import { checkMap, columnOf, type HeaderOptions, readHeader } from './headers.ts';
import { readJsonLines } from './json-lines.ts';
import { readRow } from './read-row.ts';
import { detectEncoding, readText, wrongByte } from './read-text.ts';
import { swallowsLines } from './swallowed-lines.ts';

type FileOptions = HeaderOptions & ReadingOptions;

type OpenedFile =
  | {
      changes: AsyncGenerator<PropertyChange>;
      /** Whether the last line, now read, has no end: what stands in its last cell may be a part. */
      mayBeCut: () => boolean;
      problems?: undefined;
    }
  | { problems: string[] };

type Reading = FileOptions & { brokenLines: ReadonlySet<number> };

/**
 * Opens a CSV file, or one of JSON Lines ('.jsonl'). Gives its rows as they are read, or one sentence for each error
 * that prevents reading any. Problems of a single row are in its change.
 */
export async function openPropertyFile(path: string, options: FileOptions): Promise<OpenedFile> {
  const encoding = await detectEncoding(path);
  const text = readText(path, encoding);
  const reading = { ...options, brokenLines: encoding.brokenLines };
  if (/\.(jsonl|ndjson)$/iu.test(path)) {
    const problems = checkMap(options.map);
    // A line that is JSON is whole.
    return problems.length > 0 ? { problems } : { changes: jsonRows(text, reading), mayBeCut: () => false };
  }
  const records = readCsv(text);
  const header = await records.next().catch(brokenHeader);
  if ('problems' in header) return header;
  if (header.done) return { problems: ['The file is empty: its first line must name the columns.'] };
  if (encoding.brokenLines.has(1)) return { problems: [`Line 1: ${wrongByte}.`] };
  const { columns, problems } = { columns: undefined, ...readHeader(header.value.cells, options) };
  if (!columns) return { problems: problems ?? [] };
  const end = { isMidLine: false };
  return { changes: csvRows(records, columns, reading, end), mayBeCut: () => end.isMidLine };
}

function brokenHeader(error: unknown): { problems: string[] } {
  if (error instanceof BrokenFile) return { problems: [`Line ${error.line}: ${error.message}.`] };
  throw error;
}

async function* csvRows(
  records: ReturnType<typeof readCsv>,
  columns: (Column | undefined)[],
  options: Reading,
  end: { isMidLine: boolean },
): AsyncGenerator<PropertyChange> {
  try {
    for await (const record of records) {
      const { line, cells } = record;
      if (record.endsInMidLine) end.isMidLine = true;
      if (areEmpty(cells)) continue;
      const change = readRow(originOf(line), pairInOrder(columns, cells), options);
      const misfit =
        checkBytes(record, options) ?? checkLength(columns, cells) ?? checkLines(record, columns.length);
      yield misfit ? { ...change, problems: [misfit], isBroken: true } : change;
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

function checkLines(record: CsvRecord, columns: number): ChangeProblem | undefined {
  if (!swallowsLines(record, columns)) return undefined;
  const { line, lastLine } = record;
  const reason = `a quotation mark that is not closed has made one row of the lines ${line} to ${lastLine}`;
  return { field: 'row', reason };
}

function checkBytes(
  { line, lastLine }: { line: number; lastLine: number },
  { brokenLines }: Reading,
): ChangeProblem | undefined {
  for (let each = line; brokenLines.size > 0 && each <= lastLine; each += 1) {
    if (brokenLines.has(each)) return { field: 'row', reason: wrongByte };
  }
  return undefined;
}

async function* jsonRows(text: AsyncIterable<string>, options: Reading): AsyncGenerator<PropertyChange> {
  for await (const record of readJsonLines(text)) {
    const { line } = record;
    const broken = checkBytes({ line, lastLine: line }, options)?.reason ?? record.problem;
    if (broken !== undefined) {
      yield unreadable(line, { field: 'row', reason: broken });
      continue;
    }
    if (record.problem !== undefined) continue;
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
  return { ...emptyChange(originOf(line)), problems: [problem], isBroken: true };
}

function originOf(line: number): string {
  return `line ${line}`;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
