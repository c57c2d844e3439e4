import { type JsonRecord, parseLine } from './json-lines.ts';
import { BrokenFile } from './source-records.ts';

/** In characters: no home is so long, and only a bracket that is never closed makes a longer one. */
const longestObject = 2_000_000;

/**
 * The objects of one list, '[{…}, {…}]', one by one as they are read. They are numbered, since programs write them all
 * on one line. Throws BrokenFile if the list is cut off.
 */
export async function* readJsonArray(text: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  let item = 0;
  for await (const { line, content } of elements(text)) {
    item += 1;
    yield { origin: `item ${item}`, line, ...parseLine(content, `item ${item}`) };
  }
}

type Scan = { depth: number; isText: boolean; isEscaped: boolean; line: number };

async function* elements(text: AsyncIterable<string>): AsyncGenerator<{ line: number; content: string }> {
  const scan: Scan = { depth: 0, isText: false, isEscaped: false, line: 1 };
  let content = '';
  let line = 1;
  let isClosed = false;
  for await (const piece of text) {
    let from = 0;
    for (let at = 0; at < piece.length && !isClosed; at += 1) {
      const isInList = scan.depth > 0;
      const sign = advance(scan, piece.charCodeAt(at));
      if (!isInList) from = at + 1;
      else if (scan.depth === 0 || (scan.depth === 1 && sign === ',')) {
        content += piece.slice(from, at);
        if (content.trim() !== '') yield { line, content };
        content = '';
        from = at + 1;
        line = scan.line;
        isClosed = scan.depth === 0;
      }
    }
    if (scan.depth > 0) content += piece.slice(from);
    if (content.length > longestObject) throw cut();
  }
  if (!isClosed) throw cut();
}

/** Gives the sign of JSON if it stands outside texts. */
function advance(scan: Scan, code: number): string | undefined {
  if (code === 0x0a) scan.line += 1;
  if (scan.isText) {
    if (scan.isEscaped) scan.isEscaped = false;
    else if (code === 0x5c) scan.isEscaped = true;
    else if (code === 0x22) scan.isText = false;
    return undefined;
  }
  const sign = String.fromCharCode(code);
  if (sign === '"') scan.isText = true;
  else if (sign === '[' || sign === '{') scan.depth += 1;
  else if (sign === ']' || sign === '}') scan.depth -= 1;
  return sign;
}

function cut(): BrokenFile {
  return new BrokenFile('the end', 'the JSON list is not closed: the file may be cut short');
}
