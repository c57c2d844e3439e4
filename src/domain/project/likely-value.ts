import { foldText } from '#domain/text/fold-text.ts';

/** Letters that people type in place of a digit. */
const digitOf: Record<string, string> = { o: '0', O: '0', l: '1', I: '1', '|': '1' };

/** The number that was probably meant: '439.00O' is '439.000', 'ca. 176' is '176'. Undefined if it is not clear. */
export function likelyNumber(typed: string): string | undefined {
  const mended = typed.replace(/(?<=\d[.,\d]*)[oOlI|]/gu, (letter) => digitOf[letter] ?? letter);
  const numbers = mended.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  return numbers.length === 1 ? numbers[0] : undefined;
}

/** The only word that one of the typed words begins with, or that begins with one of them: 'rijwoning breed'. */
export function likelyWord(
  typed: string,
  words: readonly { value: string; label: string }[],
): { value: string; label: string } | undefined {
  const parts = foldText(typed)
    .split(' ')
    .filter(({ length }) => length > 3);
  const found = words.filter(({ label }) => {
    const folded = foldText(label);
    return parts.some((part) => folded.startsWith(part) || part.startsWith(folded));
  });
  return found.length === 1 ? found[0] : undefined;
}
