/** Cleaned rich text: nothing but the nodes and marks that interface/rich-text.tsx draws. */
export type CleanNode = {
  type: string;
  content?: CleanNode[];
  text?: string;
  attrs?: Record<string, string | number>;
  marks?: { type: string; attrs?: { href: string } }[];
};

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'];

/** Which nodes each node may hold; text in a node that may not hold it is put into a paragraph. */
const insides: Record<string, readonly string[]> = {
  doc: blocks,
  blockquote: ['paragraph', 'bulletList', 'orderedList'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
};

const deepest = 12;
const mostNodes = 5000;

/** Keeps what the site draws of a text that a browser sent; undefined if nothing is left. */
export function cleanText(written: unknown): CleanNode | undefined {
  const left = { nodes: mostNodes };
  if (!isRecord(written) || written.type !== 'doc') return undefined;
  const content = childrenOf(written, 'doc', 0, left);
  const hasText = JSON.stringify(content).includes('"text":');
  return hasText ? { type: 'doc', content } : undefined;
}

function childrenOf(
  node: Record<string, unknown>,
  type: string,
  depth: number,
  left: { nodes: number },
): CleanNode[] {
  if (!Array.isArray(node.content) || depth > deepest) return [];
  return node.content.flatMap((child) => {
    if (left.nodes <= 0) return [];
    left.nodes -= 1;
    const cleaned = cleanNode(child, depth + 1, left);
    if (!cleaned) return [];
    if (insides[type]?.includes(cleaned.type)) return [cleaned];
    const isInline = cleaned.type === 'text' || cleaned.type === 'hardBreak';
    return isInline && insides[type]?.includes('paragraph')
      ? [{ type: 'paragraph', content: [cleaned] }]
      : [];
  });
}

function cleanNode(node: unknown, depth: number, left: { nodes: number }): CleanNode | undefined {
  if (!isRecord(node) || typeof node.type !== 'string') return undefined;
  const { type } = node;
  if (type === 'text') return cleanWords(node);
  if (type === 'hardBreak') return { type };
  if (!Object.hasOwn(insides, type) || type === 'doc') return undefined;
  const content = childrenOf(node, type, depth, left);
  if (content.length === 0) return type === 'paragraph' ? { type } : undefined;
  if (type !== 'heading') return { type, content };
  const level = isRecord(node.attrs) && node.attrs.level === 3 ? 3 : 2;
  return { type, attrs: { level }, content };
}

function cleanWords({ text, marks }: Record<string, unknown>): CleanNode | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  // PostgreSQL cannot store a zero byte or half of a surrogate pair.
  const kept = text.toWellFormed().replaceAll('\0', '');
  if (kept === '') return undefined;
  const seen = new Set<string>();
  const clean = (Array.isArray(marks) ? marks : []).flatMap((mark) => {
    if (!isRecord(mark) || typeof mark.type !== 'string' || seen.has(mark.type)) return [];
    const { type } = mark;
    const href = type === 'link' && isRecord(mark.attrs) ? allowedAddress(mark.attrs.href) : undefined;
    if (type !== 'bold' && type !== 'italic' && !href) return [];
    seen.add(type);
    return [href ? { type, attrs: { href } } : { type }];
  });
  return clean.length > 0 ? { type: 'text', text: kept, marks: clean } : { type: 'text', text: kept };
}

/** An address that the site draws as a link: a path of its own, http(s), mailto or tel. */
export function allowedAddress(href: unknown): string | undefined {
  if (typeof href !== 'string' || href.length > 2000 || !href.isWellFormed() || href.includes('\0'))
    return undefined;
  if (/^\/(?![/\\])[^\\\s]*$/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(href) ? href : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
