import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { XmlProblem } from '#import/xml/stream-xml.ts';
import { openCsvTable } from './csv-table.ts';
import { kindOfFile } from './file-kind.ts';
import { readJsonArray } from './json-array.ts';
import { readJsonLines } from './json-lines.ts';
import { detectEncoding, readText, wrongByte } from './read-text.ts';
import { BrokenFile, type ObjectRecord, type OpenedObjects, type OpenedTable } from './source-records.ts';
import { openWorkbook } from './workbook/open-workbook-table.ts';

/** The records of a file of any kind that is read here, or why none of it can be read. */
export async function openRecords(
  path: string,
): Promise<OpenedTable | OpenedObjects | { problems: string[] }> {
  const kind = await kindOfFile(path);
  if (typeof kind === 'object') return { problems: [kind.problem] };
  switch (kind) {
    case 'workbook':
      return openWorkbook(path).catch(sayWhy);
    case 'json lines':
      return { objects: await jsonObjects(path, readJsonLines) };
    case 'json array':
      return { objects: await jsonObjects(path, readJsonArray) };
    case 'csv':
      return openCsvTable(path);
  }
}

function sayWhy(error: unknown): { problems: string[] } {
  if (error instanceof BrokenFile) return { problems: [`The workbook cannot be read: ${error.message}.`] };
  if (error instanceof XmlProblem) return { problems: [`The workbook is damaged: ${error.message}.`] };
  if (error instanceof ArchiveProblem) return { problems: [`The workbook cannot be read: ${error.message}`] };
  throw error;
}

async function jsonObjects(path: string, read: typeof readJsonLines): Promise<AsyncGenerator<ObjectRecord>> {
  const encoding = await detectEncoding(path);
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
