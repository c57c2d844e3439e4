/** Whether a face has the letter of this code. */
type HasLetter = (code: number) => boolean;

const replacements: Record<string, string> = { '\u202f': '\u00a0', '₂': '2', '\t': ' ', '✓': '•' };

/**
 * The text without what would be an empty box on paper: a letter that the face lacks becomes the plain one (ǿ → o),
 * a sign without any, such as an emoji, is left out.
 */
export function drawableText(text: string, has: HasLetter): string {
  let drawn = '';
  for (const letter of text.normalize('NFC')) {
    if (letter === '\n' || has(codeOf(letter))) drawn += letter;
    else
      drawn += [...(replacements[letter] ?? letter.normalize('NFKD'))]
        .filter((each) => has(codeOf(each)))
        .join('');
  }
  // Where a sign is gone its two spaces are one.
  return drawn.replace(/ {2,}/g, ' ');
}

/** Whether a face has all of the text. */
export function hasAll(text: string, has: HasLetter): boolean {
  return [...text.normalize('NFC')].every((letter) => letter === '\n' || has(codeOf(letter)));
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
