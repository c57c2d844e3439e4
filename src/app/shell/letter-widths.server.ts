import type { Settings } from '#site/settings/settings.ts';

/** The width of a text in one of the site's fonts, estimated a little too wide. */
export function widthOf(text: string, fontPx: number): number {
  return emsOf(text) * fontPx;
}

export function emsOf(text: string): number {
  return Array.from(text, emsOfLetter).reduce((sum, each) => sum + each, 0);
}

/**
 * The share of that width that a title takes: the product's own display font is narrower than those that an agency may
 * choose.
 */
export function displayShare({ displayFont }: Settings['theme']): number {
  return displayFont === 'own' ? 0.97 : 1.1;
}

/** The width of the longer line if a text is broken into two. */
export function emsOnTwoLines(text: string): number {
  const words = text.split(' ');
  const lines = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return Math.min(...lines.map((both) => Math.max(...both.map(emsOf))));
}

function emsOfLetter(letter: string): number {
  if (/[ijlI'’.,:;!|]/.test(letter)) return 0.28;
  if (/[frt\s()/-]/.test(letter)) return 0.36;
  if (/[mwMW&@%]/.test(letter)) return 0.86;
  return /[\p{Lu}\d]/u.test(letter) ? 0.66 : 0.56;
}
