import { plainText } from '#import/core/plain-text.ts';

const most = 300;

/** The words of a portal's answer: the texts of JSON, the words of a page, or else the answer as it stands. */
export function wordsOf(bytes: Buffer): string {
  const text = String(bytes.subarray(0, 20_000)).trim();
  const words = textsIn(text)?.join('; ') ?? (text.startsWith('<') ? (plainText(text) ?? '') : text);
  return words.replace(/\s+/g, ' ').trim().slice(0, most);
}

function textsIn(text: string): string[] | undefined {
  if (!/^[{[]/.test(text)) return undefined;
  const texts: string[] = [];
  try {
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts;
  } catch {
    return undefined;
  }
}
