import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { XmlProblem } from '#import/xml/stream-xml.ts';
import { openCsvTable } from './csv-table.ts';
import { detectEncoding, type Encoding, readText, wrongByte } from './encoding/read-text.ts';
import { type SaidEncoding, undoIn } from './encoding/said-encoding.ts';
import { kindOfFile } from './file-kind.ts';
import { readJsonArray } from './json-array.ts';
import { readJsonLines } from './json-lines.ts';
import {
  BrokenFile,
  type ObjectRecord,
  type OpenedObjects,
  type OpenedTable,
  type TableRecord,
} from './source-records.ts';
import { openWorkbook } from './workbook/open-workbook-table.ts';

type OpenedRecords = OpenedTable | OpenedObjects | { problems: string[] };

/** The records of a file of any known kind, or why none can be read. `said`: the encoding that somebody named. */
export async function openRecords(path: string, said?: SaidEncoding): Promise<OpenedRecords> {
  if (said !== 'twice') return openPlain(path, said);
  const opened = await openPlain(path);
  if ('problems' in opened) return opened;
  if ('objects' in opened) return { objects: objectsOnce(opened.objects) };
  const header = opened.header.map((name) => String(undoIn(name)));
  return { ...opened, header, records: rowsOnce(opened.records) };
}

async function* objectsOnce(records: AsyncGenerator<ObjectRecord>): AsyncGenerator<ObjectRecord> {
  for await (const record of records)
    yield 'object' in record ? { ...record, object: Object(undoIn(record.object)) } : record;
}

async function* rowsOnce(records: AsyncGenerator<TableRecord>): AsyncGenerator<TableRecord> {
  for await (const record of records) yield { ...record, cells: record.cells.map(undoIn) };
}

async function openPlain(path: string, said?: Encoding): Promise<OpenedRecords> {
  const kind = await kindOfFile(path);
  if (typeof kind === 'object') return { problems: [kind.problem] };
  switch (kind) {
    case 'workbook':
      return openWorkbook(path).catch(sayWhy);
    case 'json lines':
      return { objects: await jsonObjects(path, readJsonLines, said) };
    case 'json array':
      return { objects: await jsonObjects(path, readJsonArray, said) };
    case 'csv':
      return openCsvTable(path, said);
  }
}

function sayWhy(error: unknown): { problems: string[] } {
  if (error instanceof BrokenFile) return { problems: [`The workbook cannot be read: ${error.message}.`] };
  if (error instanceof XmlProblem) return { problems: [`The workbook is damaged: ${error.message}.`] };
  if (error instanceof ArchiveProblem) return { problems: [`The workbook cannot be read: ${error.message}`] };
  throw error;
}

async function jsonObjects(
  path: string,
  read: typeof readJsonLines,
  said: Encoding | undefined,
): Promise<AsyncGenerator<ObjectRecord>> {
  const encoding = await detectEncoding(path, said);
  return withBrokenLines(read(readText(path, encoding)), encoding.brokenLines);
}

async function* withBrokenLines(
  records: ReturnType<typeof readJsonLines>,
  brokenLines: ReadonlySet<number>,
): AsyncGenerator<ObjectRecord> {
  for await (const { line, ...record } of records) {
    const origin = record.origin ?? `line ${line}`;
    yield brokenLines.has(line) ? { origin, problem: wrongByte } : { ...record, origin };
  }
}
