import { open } from 'node:fs/promises';
import { ArchiveProblem, openArchive } from '#import/archive/file-archive.ts';

/** The kind of a file by its first bytes, whatever its name; a problem if it cannot be read here. */
type FileKind = 'csv' | 'json lines' | 'json array' | 'workbook' | { problem: string };

const asPicture = 'The file is a picture and has no rows: import the file that lists the photographs.';
const asTable = 'save it as an Excel workbook (.xlsx) or as CSV';

/** Other kinds of files, by their first bytes as Latin-1. */
const others: readonly [starts: readonly string[], problem: string][] = [
  [
    ['\xd0\xcf\x11\xe0'],
    `The file is an old Excel workbook (.xls) or another document of Office: ${asTable}.`,
  ],
  [['%PDF-'], 'The file is a PDF: export its rows as CSV, JSON or an Excel workbook (.xlsx).'],
  [['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF'], asPicture],
  [['\x1f\x8b', 'Rar!', '7z\xbc\xaf'], 'The file is compressed: unpack it and import the file in it.'],
  [['{\\rtf'], `The file is a text with formatting (RTF): ${asTable}.`],
  [['SQLite format 3'], 'The file is a database (SQLite): export its rows as CSV or JSON.'],
];

const startBytes = 4096;

export async function kindOfFile(path: string): Promise<FileKind> {
  const bytes = await firstBytes(path);
  const start = bytes.toString('latin1');
  const other = others.find(([starts]) => starts.some((each) => start.startsWith(each)));
  if (other) return { problem: other[1] };
  if (start.startsWith('ftyp', 4)) return { problem: asPicture };
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return kindOfArchive(path);
  // Whatever the encoding: UTF-16 has a zero beside each of these signs.
  const text = start
    .replace(/\0/gu, '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/u, '')
    .trimStart();
  if (text.startsWith('<')) return { problem: markupProblem(text) };
  if (isBinary(bytes)) return { problem: 'The file is neither text, JSON nor an Excel workbook (.xlsx).' };
  if (/\.(jsonl|ndjson)$/iu.test(path)) return 'json lines';
  if (/^\[\s*[{\]]/u.test(text)) return 'json array';
  if (/^\{\s*("|\}|$)/u.test(text)) return kindOfObject(text);
  return 'csv';
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function markupProblem(text: string): string {
  if (
    /^(<!--.*?-->\s*)?<(!doctype\s+html|html|table|head|body|meta)\b/isu.test(text) ||
    /^<\?xml.*<html\b/isu.test(text)
  )
    return `The file is a web page (HTML), which some programs offer as an export to Excel: open it in Excel and ${asTable}.`;
  const kind = [
    [/<openimmo/iu, 'OpenImmo'],
    [/<kyero/iu, 'Kyero'],
    [/progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/iu, 'an Excel 2003 sheet'],
  ].find(([pattern]) => (pattern as RegExp).test(text))?.[1];
  return `The file is XML${kind ? ` (${kind})` : ''}, not a table: export its rows as CSV, JSON or an Excel workbook (.xlsx).`;
}

async function kindOfArchive(path: string): Promise<FileKind> {
  const archive = await openArchive(path).catch((error: unknown) => {
    if (error instanceof ArchiveProblem) return error;
    throw error;
  });
  if (archive instanceof ArchiveProblem)
    return {
      problem: `The file is a zip archive or an Excel workbook that cannot be read. ${archive.message}`,
    };
  const { names } = archive;
  archive.close();
  if (names.includes('xl/workbook.xml')) return 'workbook';
  if (names.includes('xl/workbook.bin'))
    return { problem: `The file is a binary Excel workbook (.xlsb): ${asTable}.` };
  if (names.includes('word/document.xml')) return { problem: `The file is a Word document: ${asTable}.` };
  if (names.includes('content.xml') && names.includes('mimetype'))
    return { problem: `The file is a document of LibreOffice (.ods): ${asTable}.` };
  return {
    problem: `The file is a zip archive of ${names.length} files: unpack it and import the one with the homes.`,
  };
}

/** No text has four control signs in a row; UTF-16 has one beside each letter. */
function isBinary(bytes: Buffer): boolean {
  let row = 0;
  for (const byte of bytes) {
    const isControl = byte < 0x09 || (byte > 0x0d && byte < 0x20);
    row = isControl ? row + 1 : 0;
    if (row === 4) return true;
  }
  return false;
}

/** One object on its first line makes a file of JSON Lines, whatever it is called. */
function kindOfObject(text: string): FileKind {
  const line = text.split(/\r?\n/u, 1)[0] ?? '';
  if (/\}\s*$/u.test(line) || line.length > startBytes / 2) return 'json lines';
  return {
    problem:
      'The file is one JSON object, not a list: write the homes as [{…}, {…}], or each on its own line.',
  };
}
