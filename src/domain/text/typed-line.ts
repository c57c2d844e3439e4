/**
 * Removes invisible characters: zero-width and direction marks, which come along from a contacts program, soft hyphens,
 * byte order marks. The joiner within an emoji is part of it and stays.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d)\p{Cf}/gu, '');
}

/**
 * A typed or pasted line as it is checked and kept: a name, a number, an address. Every dash becomes a hyphen and every
 * kind of space a plain space.
 */
export function typedLine(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}
