/** A piece of a line between signs: '**bold**', '_italic_', '[words](address)'. */
type Signed = {
  index: number;
  end: number;
  kind: 'bold' | 'italic' | 'link';
  text: string;
  address?: string;
};

/**
 * The pieces of a line that signs surround, in their order. It is read by hand: a pattern would search the rest of the
 * line again for each sign that is never closed.
 */
export function signsIn(line: string): Signed[] {
  const found: Signed[] = [];
  for (let at = 0; at < line.length; ) {
    const sign = signAt(line, at);
    if (sign) found.push(sign);
    at = sign ? sign.end : at + 1;
  }
  return found;
}

function signAt(line: string, index: number): Signed | undefined {
  if (line.startsWith('**', index)) return between(line, { index, kind: 'bold', sign: '**' });
  if (line[index] === '_') return between(line, { index, kind: 'italic', sign: '_' });
  return line[index] === '[' ? linkAt(line, index) : undefined;
}

/** Reads up to the closing sign. Undefined if nothing lies between, or a single `*` comes before the closing `**`. */
function between(
  line: string,
  { index, kind, sign }: { index: number; kind: 'bold' | 'italic'; sign: string },
): Signed | undefined {
  const from = index + sign.length;
  const to = line.indexOf(sign.slice(0, 1), from);
  if (to <= from || !line.startsWith(sign, to)) return undefined;
  return { index, end: to + sign.length, kind, text: line.slice(from, to) };
}

/** Neither words nor address are longer than a line that anybody types. */
const LONGEST = 2000;

function linkAt(line: string, index: number): Signed | undefined {
  const near = line.slice(index + 1, index + 2 * LONGEST);
  const words = near.indexOf(']');
  const end = near.indexOf(')', words);
  if (words < 1 || near[words + 1] !== '(' || end <= words + 2) return undefined;
  const address = near.slice(words + 2, end);
  if (/\s/.test(address)) return undefined;
  return { index, end: index + 1 + end + 1, kind: 'link', text: near.slice(0, words), address };
}
