const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]{4,}\}?|\\x[\da-fA-F]{2}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<?[!=]|\(\?:|\(\?<\w+>|\{\d+(?:,\d*)?\}\??|[*+?]\??|[\s\S]/gu;

const tried = [
  'a',
  '0',
  ' ',
  '-',
  '.',
  '/',
  'B',
  '_',
  '\n',
  '\t',
  '"',
  "'",
  '<',
  '&',
  '%',
  ',',
  ';',
  'é',
  '\u0301',
  '\u0001',
];

/**
 * One or two short texts that the pattern matches: one with the first of all alternatives, one with the last of all.
 */
export function examplesOf(pattern: RegExp): string[] {
  const tokens = pattern.source.match(TOKEN) ?? [];
  const first = write(tokens, pattern.flags, (alternatives) => alternatives[0]);
  const last = write(tokens, pattern.flags, (alternatives) => alternatives.at(-1));
  return [...new Set([first, last])].map((text) => text.slice(0, 12)).filter(Boolean);
}

function write(
  tokens: readonly string[],
  flags: string,
  choose: (alternatives: string[]) => string | undefined,
): string {
  let at = 0;
  const group = (): string => {
    const alternatives: string[] = [];
    let text = '';
    while (at < tokens.length) {
      const token = tokens[at++] ?? '';
      if (token === ')') break;
      const times = /^\{(\d+)/.exec(token)?.[1];
      if (token === '|') {
        alternatives.push(text);
        text = '';
      } else if (/^\(\?<?[!=]/.test(token)) group();
      else if (token.startsWith('(')) text += group();
      else if (times !== undefined) text += text.slice(-1).repeat(Math.max(0, Number(times) - 1));
      else if (!/^(?:[*+?]\??|[$^]|\\[bB])$/.test(token)) text += signFor(token, flags);
    }
    return choose([...alternatives, text]) ?? '';
  };
  return group();
}

function signFor(atom: string, flags: string): string {
  const own = atom.length === 1 && atom !== '.' ? [atom] : [atom.at(-1) ?? '', atom.at(1) ?? ''];
  try {
    const pattern = new RegExp(`^(?:${atom})$`, flags.replace(/[gymd]/g, ''));
    return [...tried, ...own].find((sign) => pattern.test(sign)) ?? '';
  } catch {
    return '';
  }
}
