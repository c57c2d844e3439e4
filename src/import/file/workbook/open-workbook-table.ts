import { type FileArchive, openArchive } from '#import/archive/file-archive.ts';
import type { OpenedTable, TableRecord } from '#import/file/source-records.ts';
import { findHeader, mostRowsAbove } from './find-header.ts';
import { findMergedCells } from './merged-cells.ts';
import { readNumberFormats } from './number-formats.ts';
import { findParts, type WorkbookParts } from './open-workbook.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheetRows, type SheetRow } from './sheet-rows.ts';

/** In bytes, unpacked. */
const mostOfSheet = 2e9;
const mostOfStrings = 500e6;
const mostOfStyles = 50e6;

/**
 * The first visible sheet of an Excel workbook, row by row: memory holds the texts that cells share and never the
 * sheet. Throws an ArchiveProblem or an XmlProblem.
 */
export async function openWorkbook(path: string): Promise<OpenedTable | { problems: string[] }> {
  const archive = await openArchive(path);
  try {
    const parts = await findParts(archive);
    const rows = await openRows(archive, parts);
    const first: SheetRow[] = [];
    while (first.length < mostRowsAbove) {
      const next = await rows.next();
      if (next.done) break;
      first.push(next.value);
    }
    const header = findHeader(first, await findMergedCells(archive.stream(parts.sheet, mostOfSheet)));
    if (header)
      return {
        header: header.names,
        records: recordsOf(header, first, rows, archive),
        mayBeCut: () => false,
      };
    archive.close();
    return { problems: [`The sheet "${parts.sheetName}" is empty: its first row must name the columns.`] };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function openRows(archive: FileArchive, parts: WorkbookParts): Promise<AsyncGenerator<SheetRow>> {
  const { sheet, strings, styles, isFrom1904 } = parts;
  return readSheetRows(archive.stream(sheet, mostOfSheet), {
    strings: strings ? await readSharedStrings(archive.stream(strings, mostOfStrings)) : [],
    formats: styles ? await readNumberFormats(archive.stream(styles, mostOfStyles)) : [],
    isFrom1904,
  });
}

async function* recordsOf(
  { names, lastRow }: { names: string[]; lastRow: number },
  first: readonly SheetRow[],
  rest: AsyncGenerator<SheetRow>,
  archive: FileArchive,
): AsyncGenerator<TableRecord> {
  const recordOf = ({ row, cells }: SheetRow) => ({
    origin: `row ${row}`,
    cells: Array.from(names, (_, column) => cells[column] ?? ''),
  });
  try {
    yield* first.filter(({ row }) => row > lastRow).map(recordOf);
    for await (const row of rest) yield recordOf(row);
  } finally {
    archive.close();
  }
}
