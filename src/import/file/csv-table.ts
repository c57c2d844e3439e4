import { type CsvRecord, readCsv } from './csv.ts';
import { detectEncoding, type Encoding, readText, wrongByte } from './encoding/read-text.ts';
import { BrokenFile, type OpenedTable, type TableRecord } from './source-records.ts';
import { swallowsLines } from './swallowed-lines.ts';

export async function openCsvTable(
  path: string,
  said?: Encoding,
): Promise<OpenedTable | { problems: string[] }> {
  const encoding = await detectEncoding(path, said);
  const records = readCsv(readText(path, encoding));
  const header = await records.next().catch(brokenHeader);
  if ('problems' in header) return header;
  if (header.done) return { problems: ['The file is empty: its first line must name the columns.'] };
  const { line, cells } = header.value;
  if (encoding.brokenLines.has(line)) return { problems: [`Line ${line}: ${wrongByte}.`] };
  const end = { isMidLine: false };
  return {
    header: cells,
    records: tableRecords(records, cells.length, encoding.brokenLines, end),
    mayBeCut: () => end.isMidLine,
  };
}

function brokenHeader(error: unknown): { problems: string[] } {
  if (error instanceof BrokenFile)
    return { problems: [`${error.origin.replace('line', 'Line')}: ${error.message}.`] };
  throw error;
}

async function* tableRecords(
  records: AsyncGenerator<CsvRecord>,
  columns: number,
  brokenLines: ReadonlySet<number>,
  end: { isMidLine: boolean },
): AsyncGenerator<TableRecord> {
  for await (const record of records) {
    const { line, cells } = record;
    if (record.endsInMidLine) end.isMidLine = true;
    const misfit =
      checkBytes(record, brokenLines) ?? checkLength(columns, cells) ?? checkLines(record, columns);
    yield { origin: `line ${line}`, cells, misfit };
  }
}

export function areEmpty(cells: readonly unknown[]): boolean {
  return cells.every((cell) => String(cell ?? '').trim() === '');
}

/** Empty cells at the end of a line are harmless. */
function checkLength(columns: number, cells: readonly string[]): string | undefined {
  if (cells.length >= columns && areEmpty(cells.slice(columns))) return undefined;
  return `the line has ${cells.length} cells, the header ${columns}`;
}

function checkLines(record: CsvRecord, columns: number): string | undefined {
  if (!swallowsLines(record, columns)) return undefined;
  const { line, lastLine } = record;
  return `an unclosed quotation mark joined the lines ${line} to ${lastLine} into one row`;
}

function checkBytes(
  { line, lastLine }: { line: number; lastLine: number },
  brokenLines: ReadonlySet<number>,
): string | undefined {
  for (let each = line; brokenLines.size > 0 && each <= lastLine; each += 1) {
    if (brokenLines.has(each)) return wrongByte;
  }
  return undefined;
}
