import { ArchiveProblem, type FileArchive } from '#import/archive/file-archive.ts';
import { readXml } from '#import/xml/read-xml.ts';

/** Where the parts of a workbook lie in its archive. */
export type WorkbookParts = {
  sheet: string;
  sheetName: string;
  strings: string | undefined;
  styles: string | undefined;
  /** Days are counted from 1904, as Excel for Mac once did. */
  isFrom1904: boolean;
};

/** In bytes: lists of sheets, of parts and of styles are short. */
const mostOfIndex = 5e6;

/** Finds the parts of the first visible sheet. Throws an `ArchiveProblem`. */
export async function findParts(archive: FileArchive): Promise<WorkbookParts> {
  const workbook = await readIndex(archive, 'xl/workbook.xml', ['sheet']);
  const links = listOf(await readIndex(archive, 'xl/_rels/workbook.xml.rels', ['Relationship']), [
    'Relationships',
    'Relationship',
  ]);
  const partOf = (link: Record<string, unknown> | undefined) =>
    link && `xl/${String(link['@Target'])}`.replace(/^xl\/\/?xl\//u, 'xl/');
  const ofKind = (kind: string) => partOf(links.find((link) => String(link['@Type']).endsWith(`/${kind}`)));
  const sheets = listOf(workbook, ['workbook', 'sheets', 'sheet']);
  const shown = sheets.find((sheet) => !String(sheet['@state'] ?? '').endsWith('idden')) ?? sheets[0];
  const sheet = partOf(links.find((link) => link['@Id'] === shown?.['@id']));
  if (!shown || !sheet) throw new ArchiveProblem('The workbook has no sheet.');
  const settings = valueAt(workbook, ['workbook', 'workbookPr@date1904']);
  return {
    sheet,
    sheetName: String(shown['@name'] ?? ''),
    strings: ofKind('sharedStrings'),
    styles: ofKind('styles'),
    isFrom1904: settings === '1' || settings === 'true',
  };
}

async function readIndex(archive: FileArchive, name: string, lists: string[]): Promise<unknown> {
  const read = readXml(await archive.read(name, mostOfIndex), { lists });
  if (read.kind === 'refused') throw new ArchiveProblem(`${name} cannot be read: ${read.reason}.`);
  return read.record;
}

function listOf(record: unknown, path: readonly string[]): Record<string, unknown>[] {
  const found = valueAt(record, path);
  return Array.isArray(found) ? found : [];
}

function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? Object.entries(found).find(([name]) => name === key)?.[1]
        : undefined,
    record,
  );
}
