import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { problem } from '#domain/problem/problem.ts';
import { decodeXml } from './decode-xml.ts';
import { decodeXmlText } from './xml-text.ts';

/** A list holds records; every other name has a text or a record. */
export type XmlRecord = { [name: string]: string | XmlRecord | XmlRecord[] };

type ReadXml = { kind: 'read'; record: XmlRecord } | { kind: 'refused'; reason: string };

type XmlOptions = {
  /** The names of elements that can stand several times: they are always lists. */
  lists: readonly string[];
  /** The name of an element whose content is kept as text, to be read by itself: `readXmlPart`. */
  apart?: string;
  maxBytes?: number;
};

const usualBytes = 50e6;
const deepest = 50;
const mostElements = 200_000;

/**
 * Reads a document into records by the names of its elements, in any order. An attribute stands beside its element as
 * 'name@attribute', or in each record of a list as '@attribute'; text beside other elements, or in a record of a list,
 * is its '#text'. A repeated element that is no list becomes one record with the first value of each name.
 */
export function readXml(bytes: Uint8Array, options: XmlOptions): ReadXml {
  const { maxBytes = usualBytes } = options;
  if (bytes.length > maxBytes)
    return refused(problem('FILE_TOO_LARGE', { megabytes: Math.round(maxBytes / 1e6) }));
  const text = decodeXml(bytes);
  return typeof text === 'string' ? readText(text, options) : refused(text.refusal);
}

/** Reads the content of an element that was kept apart. */
export function readXmlPart(content: string, options: XmlOptions): ReadXml {
  const read = readText(`<part>${content}</part>`, options);
  if (read.kind === 'refused') return read;
  const { part } = read.record;
  return { kind: 'read', record: typeof part === 'object' && !Array.isArray(part) ? part : {} };
}

function readText(text: string, options: XmlOptions): ReadXml {
  const beginning = afterProlog(text);
  if (!beginning.startsWith('<')) return refused(problem('XML_NONE'));
  if (/^<(?:!doctype\s+)?html\b/i.test(beginning)) return refused(problem('XML_PAGE'));
  if (/^<!doctype/i.test(beginning)) return refused(problem('XML_DOCTYPE'));
  // The parser accepts a document that ends in the middle.
  const validity = XMLValidator.validate(text);
  if (validity !== true)
    return refused(problem('XML_BROKEN', { line: validity.err.line, said: validity.err.msg.slice(0, 150) }));
  try {
    return { kind: 'read', record: recordOf(parserFor(options).parse(text), options) };
  } catch (error) {
    return refused(problem('XML_UNREAD', { said: (error as Error).message.slice(0, 150) }));
  }
}

/** The text from the first tag on; a document's own entities would stand before it. */
function afterProlog(text: string): string {
  let at = 0;
  while (true) {
    while (at < text.length && /[\s\uFEFF]/u.test(text[at] ?? '')) at += 1;
    const [opening, closing] = text.startsWith('<!--', at) ? ['<!--', '-->'] : ['<?', '?>'];
    const end = text.startsWith(opening, at) ? text.indexOf(closing, at + opening.length) : -1;
    if (end < 0) return text.slice(at, at + 100);
    at = end + closing.length;
  }
}

function parserFor({ apart }: XmlOptions): XMLParser {
  let elements = 0;
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    cdataPropName: '#cdata',
    removeNSPrefix: true,
    parseTagValue: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    processEntities: false,
    maxNestedTags: deepest,
    stopNodes: apart === undefined ? [] : [`..${apart}`],
    updateTag(name) {
      elements += 1;
      if (elements > mostElements) throw new Error(`more than ${mostElements} elements`);
      return name;
    },
  });
}

type ParsedNode = Record<string, unknown>;

function recordOf(nodes: readonly ParsedNode[], options: XmlOptions, attributes: object = {}): XmlRecord {
  const record = new Map<string, XmlRecord[string]>();
  for (const [name, value] of attributesOf(attributes)) record.set(`@${name}`, value);
  const words = wordsOf(nodes);
  if (words) record.set('#text', words);
  for (const { ':@': own = {}, ...node } of nodes) {
    const [[name, children] = ['', []]] = Object.entries(node) as [string, ParsedNode[]][];
    if (name === '#text' || name === '#cdata') continue;
    if (options.lists.includes(name)) {
      const before = (record.get(name) ?? []) as XmlRecord[];
      // Not spread into a new list each time: there can be thousands.
      before.push(
        name === options.apart ? { '#text': rawText(children) } : recordOf(children, options, own as object),
      );
      record.set(name, before);
      continue;
    }
    for (const [attribute, value] of attributesOf(own as object))
      if (!record.has(`${name}@${attribute}`)) record.set(`${name}@${attribute}`, value);
    record.set(name, joined(record.get(name), contentOf(children, options)));
  }
  return Object.fromEntries(record);
}

function attributesOf(attributes: object): [string, string][] {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'xmlns' && name !== 'nil')
    .map(([name, value]) => [name, decodeXmlText(String(value))]);
}

function contentOf(children: readonly ParsedNode[], options: XmlOptions): string | XmlRecord {
  const hasElements = children.some((child) => !('#text' in child) && !('#cdata' in child));
  return hasElements ? recordOf(children, options) : wordsOf(children);
}

/** The first text that is not empty, or all records merged into one. */
function joined(before: XmlRecord[string] | undefined, next: string | XmlRecord): XmlRecord[string] {
  if (before === undefined || before === '') return next;
  if (typeof before === 'string' || Array.isArray(before) || typeof next === 'string') return before;
  return { ...next, ...before };
}

function wordsOf(nodes: readonly ParsedNode[]): string {
  return nodes
    .map((node) =>
      Array.isArray(node['#cdata']) ? rawText(node['#cdata']) : decodeXmlText(String(node['#text'] ?? '')),
    )
    .join('')
    .trim();
}

function rawText(nodes: readonly ParsedNode[]): string {
  return nodes.map((node) => String(node['#text'] ?? '')).join('');
}

function refused(reason: string): ReadXml {
  return { kind: 'refused', reason };
}
