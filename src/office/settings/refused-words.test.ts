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
  [
    'districts[0].name.fr: ‘Gand’ is a municipality, and keeps that name',
    /^‘Gand’ is al de naam van een plaats en blijft dat\.$/,
  ],
  [
    'districts[1].members[2]: ‘Edeghem’ is neither a municipality nor a postal code',
    /^‘Edeghem’ is geen gemeente en geen postcode\.$/,
  ],
])('%s is said in words', (line, words) => {
  const [said = ''] = refusedWords([line], 'nl');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/pictureId|there is|cannot/);
});
