import { expect, it } from 'vitest';
import { refusedWords } from './refused-words.server.ts';

it.each([
  [{ path: 'header.logo.pictureId', code: 'PICTURE_GONE' }, /^Kop.*: Deze foto is er niet meer$/],
  [{ path: 'agency.name' }, /^Dit klopt niet: Gegevens van het kantoor, Naam/],
  [
    { path: 'districts[0].name.fr', code: 'DISTRICT_PLACE', name: 'Gand' },
    /^‘Gand’ is al de naam van een plaats en blijft dat\.$/,
  ],
  [
    { path: 'districts[1].members[2]', code: 'DISTRICT_MEMBER', name: 'Edeghem' },
    /^‘Edeghem’ is geen gemeente en geen postcode\.$/,
  ],
] as const)('%j is said in words', (problem, words) => {
  const [said = ''] = refusedWords([{ ...problem, reason: 'is wrong' }], 'nl');
  expect(said).toMatch(words);
  expect(said).not.toMatch(/pictureId|is wrong/);
});
