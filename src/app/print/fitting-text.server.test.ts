import { expect, it } from 'vitest';
import { themeColors } from '#site/settings/theme-colors.ts';
import { balanced, fittingParagraphs, fittingStyle } from './fitting-text.server.ts';
import { Sheet } from './sheet.server.ts';
import { stylesOf } from './styles.server.ts';

const sheet = new Sheet({ title: '', author: '', subject: '', language: 'de', now: new Date(0) });
sheet.addPage();
const styles = stylesOf(themeColors({}));

it('cuts a text at a sentence, and keeps what has room', () => {
  const text = 'Eerste zin. Tweede zin die wat langer is dan de eerste. Derde zin.';
  const room = { width: 120, gap: 6 };
  const cut = (height: number) => fittingParagraphs(sheet, [text, 'Slot.'], { ...room, height }, styles.body);
  expect(cut(500)).toEqual([text, 'Slot.']);
  expect(cut(20)).toEqual(['Eerste zin.']);
  expect(cut(10)).toEqual([]);
});

it('breaks no German word of a title, and lets a short one be large', () => {
  const width = 330;
  const long = 'Doppelhaushälftengrundstücksgemeinschaft';
  const style = fittingStyle(sheet, long, { width, lines: 2, least: 12 }, styles.title);
  expect(sheet.widthOf(long, style)).toBeLessThanOrEqual(width);
  expect(fittingStyle(sheet, 'Haus', { width, lines: 2, least: 12 }, styles.title).size).toBe(
    styles.title.size,
  );
});

it.each([
  ['Herenhuis in het hart van Gent', 'Herenhuis in het\nhart van Gent'],
  ['Huis', 'Huis'],
  // No line ends at the hyphen, where there would be room for a part of the word.
  ['Een ruime woning aan Sint-Baafsplein', 'Een ruime woning\naan Sint-Baafsplein'],
])('makes the lines of %s about as long as each other', (title, lines) => {
  expect(balanced(sheet, title, 330, styles.title)).toBe(lines);
});
