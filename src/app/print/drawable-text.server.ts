/** True if a face has the letter of this code. */
type HasLetter = (code: number) => boolean;

const replacements: Record<string, string> = { '\u202f': '\u00a0', '\t': ' ', '✓': '•' };

/**
 * The text without characters that would be an empty box on paper: a letter that the face lacks becomes the plain one
 * (ǿ → o), and a sign without a plain form, such as an emoji, is left out. No line begins with a dot between two parts.
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
  // The two spaces around a removed sign become one.
  return drawn.replace(/ {2,}/g, ' ').replaceAll(' · ', '\u00a0· ');
}

/** True if a face has all of the text. */
export function hasAll(text: string, has: HasLetter): boolean {
  return [...text.normalize('NFC')].every((letter) => letter === '\n' || has(codeOf(letter)));
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
