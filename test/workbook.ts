import { type ZippedFile, zipFile } from './zip-file.ts';

/** A cell in Excel's file: a text, a number, or a number in one of the `styles` by its index. */
type SheetCell = string | number | boolean | { number: number; style: number } | { error: string };

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Style 1 is a day, 2 a day with its time, 3 percent, 4 a day in the agency's own format. */
const styles = `${xml}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-813]dd&quot; van &quot;mmmm yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

/** An Excel workbook (.xlsx) like Excel's own: shared texts, rows and cells with their addresses. */
export function workbook(
  rows: Iterable<readonly (SheetCell | undefined)[]>,
  { merged = [], isFrom1904 = false }: { merged?: readonly string[]; isFrom1904?: boolean } = {},
): Buffer {
  const strings = new Map<string, number>();
  const sheet = [...sheetXml(rows, strings, merged)].join('');
  return zipFile([...otherParts(strings, { isFrom1904 }), { name: sheetPart, bytes: sheet }]);
}

/** Where the rows stand in the archive. */
export const sheetPart = 'xl/worksheets/sheet2.xml';

/** The sheet, row by row; adds the texts of its cells to `strings`. */
export function* sheetXml(
  rows: Iterable<readonly (SheetCell | undefined)[]>,
  strings: Map<string, number>,
  merged: readonly string[] = [],
): Generator<string> {
  yield `${xml}<worksheet ${main}><sheetData>`;
  let row = 0;
  for (const cells of rows) {
    row += 1;
    const written = cells.map((cell, index) => writeCell(cell, `${letters(index)}${row}`, strings)).join('');
    if (written) yield `<row r="${row}">${written}</row>`;
  }
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  yield `</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

/** All parts but the sheet. */
export function otherParts(strings: ReadonlyMap<string, number>, { isFrom1904 = false } = {}): ZippedFile[] {
  const shared = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return [
    {
      name: 'xl/workbook.xml',
      bytes: `${xml}<workbook ${main} xmlns:r="${office}"><workbookPr date1904="${isFrom1904}"/><sheets><sheet name="Verborgen" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Panden" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', bytes: styles },
    { name: 'xl/sharedStrings.xml', bytes: `${xml}<sst ${main}>${shared.join('')}</sst>` },
  ];
}

function writeCell(cell: SheetCell | undefined, address: string, strings: Map<string, number>): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') {
    const index = strings.get(cell) ?? strings.size;
    strings.set(cell, index);
    return `<c r="${address}" t="s"><v>${index}</v></c>`;
  }
  if ('error' in cell) return `<c r="${address}" t="e"><f>1/0</f><v>${cell.error}</v></c>`;
  return `<c r="${address}" s="${cell.style}"><v>${cell.number}</v></c>`;
}

function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? letters(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
