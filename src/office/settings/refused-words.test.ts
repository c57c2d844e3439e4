import { expect, it } from 'vitest';
import { refusedWords } from './refused-words.server.ts';

it.each([
  [
    'header.logo.pictureId: there is no picture 0123456789abcdef0123 on this site',
    /^Kop.*: Deze foto is er niet meer$/,
  ],
  [
    'agency.name: has a character that cannot be stored: write it again',
    /^Dit klopt niet: Gegevens van het kantoor, Naam/,
  ],
])('%s is said in words', (line, words) => {
  const [said = ''] = refusedWords([line], 'nl');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/pictureId|there is|cannot/);
});
