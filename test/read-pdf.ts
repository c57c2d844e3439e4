import { inflateSync } from 'node:zlib';

/** An element of the structure that screen readers read, in reading order. */
type ReadElement = { tag: string; alt: string; lang: string };

type ReadPdf = {
  pages: number;
  /** All drawn text, a line for each piece; □ for a letter that its font lacks. */
  text: string;
  elements: ReadElement[];
  /** The whole file with its streams uncompressed, except pictures. */
  plain: string;
};

/** Reads only PDFs that PDFKit wrote. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = readObjects(file);
  const plain = [...objects.values()].join('\n');
  return {
    pages: plain.match(/\/Type \/Page\b/g)?.length ?? 0,
    text: textOf(objects),
    elements: elementsOf(objects),
    plain,
  };
}

function readObjects(file: Buffer): Map<number, string> {
  const raw = file.toString('latin1');
  const objects = new Map<number, string>();
  for (const { 1: id = '', 2: body = '' } of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', stream] = body.split(/\nstream\n/, 2);
    const isText = stream !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
    const bytes = stream && Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1');
    objects.set(Number(id), isText && bytes ? `${head}\n${inflateSync(bytes).toString('latin1')}` : body);
  }
  return objects;
}

function textOf(objects: Map<number, string>): string {
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const { 1: name = '', 2: id = '' } of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1];
      fonts.set(name, lettersOf(objects.get(Number(unicode)) ?? ''));
    }
  const lines: string[] = [];
  for (const body of objects.values()) {
    if (!body.includes(' Tf\n')) continue;
    let letters = new Map<string, string>();
    for (const { 1: font, 2: drawn } of body.matchAll(/^\/(F\d+) [\d.]+ Tf$|^\[(.*)\] TJ$/gm)) {
      if (font) letters = fonts.get(font) ?? letters;
      const pieces = [...(drawn ?? '').matchAll(/<([\da-f]+)>/g)].map(
        ({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [],
      );
      if (drawn)
        lines.push(
          pieces
            .flat()
            .map((code) => (code === '0000' ? '□' : (letters.get(code) ?? '')))
            .join(''),
        );
    }
  }
  return lines.join('\n');
}

/** Keyed by the code of the glyph. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { 1: from = '', 2: list = '' } of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g))
    for (const [index, { 1: hex = '' }] of [...list.matchAll(/<([\da-f ]+)>/g)].entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = hex.match(/[\da-f]{4}/g) ?? [];
      letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return letters;
}

function elementsOf(objects: Map<number, string>): ReadElement[] {
  const root = [...objects].find(([, body]) => /\/S \/Document\b/.test(body))?.[0] ?? 0;
  const read = (id: number): ReadElement[] => {
    const body = objects.get(id) ?? '';
    const tag = /\/S \/(\w+)/.exec(body)?.[1];
    if (!tag) return [];
    const kids = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    const element = {
      tag,
      alt: said(/\/Alt (\(.*\)|<[\da-f]+>)/.exec(body)?.[1]),
      lang: said(/\/Lang (\(.*?\))/.exec(body)?.[1]),
    };
    return [element, ...[...kids.matchAll(/(\d+) 0 R/g)].flatMap(({ 1: kid }) => read(Number(kid)))];
  };
  return read(root);
}

/** The string of a PDF: in UTF-16 if it begins with the byte order mark. */
function said(string: string | undefined): string {
  if (!string) return '';
  const bytes = Buffer.from(string.slice(1, -1).replace(/\\([\\()])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
