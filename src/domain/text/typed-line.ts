/**
 * Without characters that nobody sees: zero-width and direction marks, which come along from a contacts program, soft
 * hyphens, byte order marks. Within an emoji the joiner is a part of it.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d)\p{Cf}/gu, '');
}

/**
 * What was typed or pasted into one line, as it is judged and kept: a name, a number, an address. Every dash is a hyphen
 * and every space a space.
 */
export function typedLine(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}
