import { escapeXml } from '#domain/text/escape-xml.ts';

/** A text in the form for a service: `pieces` of HTML, and a function that makes a text of their translations. */
type Marked = {
  pieces: string[];
  /** Undefined if the service lost or doubled a part: none of the answer is used then. */
  restore(translated: readonly string[]): unknown;
};

type Node = { type: string; text?: string; content?: Node[] } & Record<string, unknown>;

/** `value`: a text or rich text (Tiptap JSON). `names`: names that stay the same in every language. */
export function markUp(value: unknown, names: readonly string[]): Marked {
  return typeof value === 'string' ? markLines(value, names) : markNodes(value as Node, names);
}

/** Sends each line by itself, because HTML has no line ends. */
function markLines(text: string, names: readonly string[]): Marked {
  const lines = text.split('\n').map((line) => ({ line, part: protect(line, names) }));
  const sent = lines.filter(({ line }) => hasWords(line));
  return {
    pieces: sent.map(({ part }) => part.html),
    restore(translated) {
      const left = [...translated];
      const restored = lines.map(({ line, part }) =>
        hasWords(line) ? part.restore(left.shift() ?? '') : line,
      );
      return restored.includes(undefined) ? undefined : restored.join('\n');
    },
  };
}

/**
 * Sends each paragraph, heading and row by itself, its words in numbered elements, so that marks and links stay with
 * them.
 */
function markNodes(body: Node, names: readonly string[]): Marked {
  const blocks: { node: Node; parts: ReturnType<typeof protect>[] }[] = [];
  const copy = structuredClone(body);
  const walk = (node: Node) => {
    const words = node.content?.filter(({ type }) => type === 'text') ?? [];
    if (words.some(({ text = '' }) => hasWords(text)))
      blocks.push({ node, parts: words.map(({ text = '' }) => protect(text, names)) });
    else node.content?.forEach(walk);
  };
  walk(copy);
  return {
    pieces: blocks.map(({ parts }) => parts.map(({ html }, at) => `<b id="w${at}">${html}</b>`).join('')),
    restore(translated) {
      for (const [index, { node, parts }] of blocks.entries()) {
        const found = numberedElements(translated[index] ?? '');
        if (!found) return undefined;
        const texts = parts.map((part, at) => {
          const own = found.filter(({ number }) => number === at);
          return own.length === 1 ? part.restore(own[0]?.html ?? '') : undefined;
        });
        if (found.length !== parts.length || texts.some((text) => !text)) return undefined;
        const order = found.map(({ number }) => number);
        const isMoved = order.some((number, at) => number !== at);
        // Another language may put the link first. If the block has a line break, its new place would be unknown.
        if (isMoved && node.content?.length !== parts.length) return undefined;
        const words = node.content?.filter(({ type }) => type === 'text') ?? [];
        for (const [at, word] of words.entries()) word.text = texts[at];
        if (isMoved) node.content = order.flatMap((number) => words[number] ?? []);
      }
      return copy;
    },
  };
}

/**
 * Splits at the end tags: one expression for a whole element would take quadratic time on a text without end tags.
 * Undefined if there are words outside all elements, which would be lost.
 */
function numberedElements(html: string): { number: number; html: string }[] | undefined {
  const parts = html.split('</b>');
  const after = parts.pop() ?? '';
  const found = parts.map((part) => {
    const start = /<b id="w(\d{1,4})">/.exec(part);
    if (!start || part.slice(0, start.index).trim() !== '') return undefined;
    return { number: Number(start[1]), html: part.slice(start.index + start[0].length) };
  });
  return after.trim() === '' && !found.includes(undefined) ? found.filter((each) => !!each) : undefined;
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Puts parts that may not change into numbered elements; only the position of these is read from the translation. */
function protect(text: string, names: readonly string[]) {
  const found: string[] = [];
  const html = splitAt(text, names)
    .map(({ words, isKept }) =>
      isKept
        ? `<span translate="no" id="k${found.push(words) - 1}">${escapeXml(words)}</span>`
        : escapeXml(words),
    )
    .join('');
  return {
    html,
    restore(translated: string): string | undefined {
      const back: number[] = [];
      const words = translated.replace(/<span[^<>]* id="k(\d{1,4})"[^<>]*>[^<>]*<\/span>/g, (_, number) => {
        back.push(Number(number));
        return escapeXml(found[Number(number)] ?? '');
      });
      const isWhole = back.toSorted((a, b) => a - b).join() === [...found.keys()].join();
      // Any other tag was added by the service.
      return isWhole && !words.includes('<') ? readEntities(words) : undefined;
    },
  };
}

/** Finds addresses of sites and e-mail, without the punctuation that follows them. */
function addressesIn(text: string): { index: number; 0: string }[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const bare = word.slice(0, /[.,;:!?)]$/.test(word) ? -1 : undefined);
    return bare.includes('://') || bare.includes('@') ? [{ index, 0: bare }] : [];
  });
}

/** Splits a text into parts that may change and parts that may not. */
function splitAt(text: string, names: readonly string[]): { words: string; isKept: boolean }[] {
  const spans = [...text.matchAll(/\{\{[^{}]{0,60}\}\}/g), ...addressesIn(text)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const longestFirst = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  for (const name of longestFirst)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const to = at + name.length;
      const isWord = !/[\p{L}\d]$/u.test(text.slice(0, at)) && !/^[\p{L}\d]/u.test(text.slice(to));
      if (isWord && !spans.some((span) => at < span.to && to > span.from)) spans.push({ from: at, to });
    }
  let from = 0;
  const parts = spans
    .toSorted((a, b) => a.from - b.from)
    .flatMap((span) => {
      const before = { words: text.slice(from, span.from), isKept: false };
      from = span.to;
      return [before, { words: text.slice(span.from, span.to), isKept: true }];
    });
  return [...parts, { words: text.slice(from), isKept: false }].filter(({ words }) => words !== '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

function readEntities(html: string): string {
  return html.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code < 0xd800 ? String.fromCodePoint(code) : whole;
  });
}
