import { allowedAddress, type CleanNode, cleanText } from './clean-text.ts';
import { signsIn } from './marked-signs.ts';

/**
 * Reads a text typed in a plain field: paragraphs with an empty line between them, '## ' and '### ' before headings,
 * '- ' and '1. ' before the rows of lists, '> ' before the lines of quotes, '**bold**', '_italic_' and
 * '[words](address)'. Undefined if it is empty.
 */
export function readMarked(typed: string): CleanNode | undefined {
  return cleanText({ type: 'doc', content: readParts(typed.replace(/\r\n?/g, '\n')) });
}

function readParts(text: string, isQuoted = false): CleanNode[] {
  const parts = text.split(/\n(?:[ \t]*\n)+/).map((part) => part.trim());
  return parts.filter((part) => part !== '').flatMap((part) => readPart(part, isQuoted));
}

/** Undefined if the text has more than can be typed this way: it must not be lost. */
export function writeMarked(body: unknown): string | undefined {
  const clean = cleanText(body);
  if (!clean) return '';
  const written = (clean.content ?? []).map(writePart).join('\n\n');
  return same(readMarked(written), clean) && same(clean, body) ? written : undefined;
}

/** Within a quote, other quotes and titles are plain words. */
function readPart(part: string, isQuoted: boolean): CleanNode[] {
  const lines = part.split('\n');
  const [first = '', ...rest] = lines;
  const title = /^(##|###) (.+)$/.exec(first);
  if (title && !isQuoted) {
    const heading = {
      type: 'heading',
      attrs: { level: title[1] === '##' ? 2 : 3 },
      content: readWords(title[2] ?? ''),
    };
    const below = rest.join('\n').trim();
    return [heading, ...(below ? readPart(below, isQuoted) : [])];
  }
  if (lines.every((line) => line.startsWith('- ')))
    return [
      listOf(
        'bulletList',
        lines.map((line) => line.slice(2)),
      ),
    ];
  if (lines.every((line) => /^\d{1,3}\. /.test(line)))
    return [
      listOf(
        'orderedList',
        lines.map((line) => line.replace(/^\d{1,3}\. /, '')),
      ),
    ];
  if (!isQuoted && lines.every((line) => line.startsWith('>')))
    return [
      {
        type: 'blockquote',
        content: readParts(lines.map((line) => line.replace(/^> ?/, '')).join('\n'), true),
      },
    ];
  const content = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...readWords(line),
  ]);
  return [{ type: 'paragraph', content }];
}

function listOf(type: string, rows: readonly string[]): CleanNode {
  const content = rows.map((row) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: readWords(row) }],
  }));
  return { type, content };
}

function readWords(line: string): CleanNode[] {
  const words: CleanNode[] = [];
  let from = 0;
  const plain = (text: string) => text && words.push({ type: 'text', text });
  for (const { index, end, kind, text, address } of signsIn(line)) {
    const href = allowedAddress(address);
    if (kind === 'link' && !href) continue;
    plain(line.slice(from, index));
    from = end;
    const mark = kind === 'link' ? { type: kind, attrs: { href: href ?? '' } } : { type: kind };
    words.push({ type: 'text', text, marks: [mark] });
  }
  plain(line.slice(from));
  return words;
}

function writePart(node: CleanNode): string {
  const { type, content = [] } = node;
  if (type === 'heading') return `${node.attrs?.level === 3 ? '###' : '##'} ${writeWords(content)}`;
  if (type === 'bulletList') return content.map((row) => `- ${writeRow(row)}`).join('\n');
  if (type === 'orderedList') return content.map((row, index) => `${index + 1}. ${writeRow(row)}`).join('\n');
  if (type === 'blockquote') {
    const lines = content.map(writePart).join('\n\n').split('\n');
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  }
  return writeWords(content);
}

function writeRow({ content = [] }: CleanNode): string {
  return content.map(({ content: words = [] }) => writeWords(words)).join(' ');
}

function writeWords(words: readonly CleanNode[]): string {
  return words
    .map(({ type, text = '', marks = [] }) => {
      if (type === 'hardBreak') return '\n';
      const [mark] = marks;
      if (mark?.type === 'bold') return `**${text}**`;
      if (mark?.type === 'italic') return `_${text}_`;
      return mark?.attrs ? `[${text}](${mark.attrs.href})` : text;
    })
    .join('');
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
