import { finished } from 'node:stream/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { BrokenFile } from './source-records.ts';
import { unguardCell } from './spreadsheet-cell.ts';

/** `line`: where the record begins, `lastLine`: where it ends; the header is line 1. */
export type CsvRecord = {
  line: number;
  lastLine: number;
  cells: string[];
  /** What separates its cells. */
  delimiter: string;
  /** Set on the last record if the text does not end with a line break. */
  endsInMidLine?: true;
};

/** In characters. Only a quotation mark that is never closed makes a longer record. */
const longestRecord = 1_000_000;

/** The line that Excel writes and reads before the header. */
const saidDelimiter = /^"?sep=([,;\t|^])"?\n/iu;

/** The most usual first. */
const delimiters = [',', ';', '\t', '|', '^'];

/**
 * The header comes first; empty lines are skipped. A line 'sep=;' before the header names the delimiter, else the
 * header decides: comma, semicolon, tab, pipe or caret. A title above the header is skipped. Throws BrokenFile if a
 * quotation mark is never closed.
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const records: CsvRecord[] = [];
  let parser: Parser | undefined;
  let nextLine = 1;
  let isMidLine = false;
  const taken = () => {
    nextLine = records.at(-1)?.line ?? nextLine;
    return records.splice(0);
  };
  try {
    for await (const piece of withPlainLineEnds(text)) {
      if (piece) isMidLine = !piece.endsWith('\n');
      const said = parser ? null : saidDelimiter.exec(piece);
      if (said) nextLine = 2;
      const above = parser ? '' : linesAbove(said ? piece.slice(said[0].length) : piece);
      nextLine += above.split('\n').length - 1;
      const rest = piece.slice((said?.[0].length ?? 0) + above.length);
      parser ??= startParser(said?.[1] ?? detectDelimiter(rest), records, nextLine - 1);
      parser.write(rest);
      yield* taken();
      if (parser.errored) throw parser.errored;
    }
    parser?.end();
    if (parser) await finished(parser);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield* taken();
    throw new BrokenFile(`line ${nextLine}`, 'a quotation mark is opened below this line and never closed');
  }
  const last = records.at(-1);
  if (last && isMidLine) last.endsInMidLine = true;
  yield* taken();
}

/**
 * Records are collected by a listener and not read from the stream, because a stream that fails drops those it still
 * holds. As nothing is read from it, it never asks its writer to wait.
 */
function startParser(delimiter: string, records: CsvRecord[], linesBefore: number): Parser {
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      const lastLine = lines + linesBefore;
      records.push({ line: lastLine - breaks, lastLine, cells: cells.map(unguardCell), delimiter });
      return undefined;
    },
  });
  // The caller checks for the error after each piece; without a listener it would end the process.
  return parser.on('error', () => {}).resume();
}

function detectDelimiter(piece: string): string {
  const header = /^(?:"[^"]*"|[^"\n])*/u.exec(piece)?.[0].replace(/"[^"]*"/gu, '') ?? '';
  const count = (sign: string) => header.split(sign).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** In rows and in cells: a header fills at least this many cells; a title, a date or nothing fills fewer. */
const [mostRowsAbove, fewestNames] = [20, 3];

/** The lines above the header; '' if there is no title. */
function linesAbove(piece: string): string {
  const lines = piece.split('\n', mostRowsAbove + 1);
  const header = lines.findIndex((line) => filledCells(line) > 1);
  if (header < 1 || filledCells(lines[header] ?? '') < fewestNames) return '';
  return lines
    .slice(0, header)
    .map((line) => `${line}\n`)
    .join('');
}

/** Counts by the delimiter that gives most cells; a comma before a space belongs to a sentence. */
function filledCells(line: string): number {
  const bare = line.replace(/"[^"]*"/gu, 'x').replace(/, /gu, ' ');
  return Math.max(...delimiters.map((each) => bare.split(each).filter((cell) => cell.trim() !== '').length));
}

/** Converts the line ends of Windows and of old Macs, also a pair that is cut in two between pieces. */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = '';
  for await (const piece of text) {
    const whole = kept + piece;
    kept = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - kept.length).replace(/\r\n?/gu, '\n');
  }
  if (kept) yield '\n';
}
