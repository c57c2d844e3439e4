import { Fragment, type ReactNode } from 'react';

/**
 * Structured rich text (Tiptap JSON). Only the nodes and marks named here are ever drawn, whatever was stored: other
 * nodes give nothing, other marks leave plain text, and a link leads only to where a visitor may be sent. `look`: the
 * classes of the whole content, for a text that is not for long reading.
 */
export function RichText({ body, look = reading }: { body: unknown; look?: string }) {
  return <div className={look}>{drawNode(body)}</div>;
}

// Space belongs to the element that follows, so that the first one stands at the top.
const reading =
  'reading text-ink-2 [&_p+p]:mt-5 [&_*+h2]:mt-11 [&_*+h3]:mt-8 [&_h2]:d4 [&_h2]:text-ink [&_h3]:font-semibold [&_h3]:text-ink [&_h2+*]:mt-4 [&_h3+*]:mt-2 [&_*+ul]:mt-4 [&_*+ol]:mt-4 [&_ul+p]:mt-5 [&_ol+p]:mt-5 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:ml-5 [&_li]:pl-1.5 [&_li+li]:mt-2 [&_li]:marker:text-ink-3 [&_*+blockquote]:mt-8 [&_blockquote+*]:mt-8 [&_blockquote]:border-l-[3px] [&_blockquote]:border-ink-2 [&_blockquote]:pl-6 [&_blockquote]:lede [&_a]:text-link';

const elements = new Map<unknown, 'p' | 'ul' | 'ol' | 'li' | 'blockquote'>([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['orderedList', 'ol'],
  ['listItem', 'li'],
  ['blockquote', 'blockquote'],
]);

function drawNode(node: unknown): ReactNode {
  if (!isRecord(node)) return null;
  if (node.type === 'text') return drawText(node);
  if (node.type === 'hardBreak') return <br />;
  const inside = drawNodes(node.content);
  if (node.type === 'doc') return inside;
  if (node.type === 'heading') return isRecord(node.attrs) && headingOf(node.attrs.level, inside);
  const Element = elements.get(node.type);
  return Element ? <Element>{inside}</Element> : null;
}

function drawNodes(nodes: unknown): ReactNode {
  if (!Array.isArray(nodes)) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no name, and their order never changes
  return nodes.map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>);
}

function headingOf(level: unknown, inside: ReactNode): ReactNode {
  if (level === 2) return <h2>{inside}</h2>;
  if (level === 3) return <h3>{inside}</h3>;
  return null;
}

function drawText({ text, marks }: Record<string, unknown>): ReactNode {
  if (typeof text !== 'string') return null;
  const list: unknown[] = Array.isArray(marks) ? marks : [];
  return list.reduce<ReactNode>((inside, mark) => (isRecord(mark) ? drawMark(mark, inside) : inside), text);
}

function drawMark(mark: Record<string, unknown>, inside: ReactNode): ReactNode {
  if (mark.type === 'bold') return <strong>{inside}</strong>;
  if (mark.type === 'italic') return <em>{inside}</em>;
  const href = mark.type === 'link' && isRecord(mark.attrs) ? allowedAddress(mark.attrs.href) : undefined;
  return href ? <a href={href}>{inside}</a> : inside;
}

/** Undefined unless it is http(s), mailto, tel or a path of this site. */
function allowedAddress(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  // '//host' and '/\host' leave the site; a browser drops tabs and line breaks before it looks.
  if (/^\/(?![/\\])[^\\\s]*$/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href) ? href : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
