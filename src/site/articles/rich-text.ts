import { keepUnits } from '#domain/text/numbers.ts';

/** Rich text as stored (Tiptap JSON), limited to what interface/rich-text.tsx draws. */
type TextMark = { type: 'bold' } | { type: 'link'; attrs: { href: string } };
export type Text = { type: 'text'; text: string; marks?: TextMark[] };
type TextParagraph = { type: 'paragraph'; content: Text[] };
type Block =
  | TextParagraph
  | { type: 'heading'; attrs: { level: 2 | 3 }; content: Text[] }
  | { type: 'bulletList' | 'orderedList'; content: { type: 'listItem'; content: TextParagraph[] }[] };
export type Doc = { type: 'doc'; content: Block[] };

/** Words, some of which may be bold or a link. */
type Words = string | Text | readonly (string | Text)[];

export function doc(...content: Block[]): Doc {
  return { type: 'doc', content };
}

export function heading(level: 2 | 3, text: string): Block {
  return { type: 'heading', attrs: { level }, content: texts(text) };
}

export function paragraph(...words: (string | Text)[]): TextParagraph {
  return { type: 'paragraph', content: texts(words) };
}

export function list(...items: Words[]): Block {
  return { type: 'bulletList', content: items.map(listItem) };
}

/** A numbered list. */
export function numbered(...items: Words[]): Block {
  return { type: 'orderedList', content: items.map(listItem) };
}

export function bold(text: string): Text {
  return { type: 'text', text: keepUnits(text), marks: [{ type: 'bold' }] };
}

/** `href`: a path of this site, an http(s) address, mailto or tel. */
export function linkTo(text: string, href: string): Text {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
}

function listItem(words: Words): { type: 'listItem'; content: TextParagraph[] } {
  return { type: 'listItem', content: [{ type: 'paragraph', content: texts(words) }] };
}

function texts(words: Words): Text[] {
  if (typeof words === 'string') return [{ type: 'text', text: keepUnits(words) }];
  return 'type' in words ? [words] : words.flatMap(texts);
}
