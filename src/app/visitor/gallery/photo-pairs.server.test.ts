import { expect, it } from 'vitest';
import type { LocalisedText } from '#domain/language.ts';
import { photoPairs } from './photo-pairs.server.ts';

const wide = { width: 1600, height: 1067 };
const upright = { width: 1067, height: 1600 };
const photo = (caption: LocalisedText | null, size = wide) => ({
  caption,
  picture: { id: 'a', thumbhash: '', nature: 'real' as const, ...size },
});

it.each([
  ['bedrooms', [{ nl: 'Slaapkamer 1' }, { nl: 'Slaapkamer aan de tuinkant' }], true],
  ['a room where one eats and one where one cooks', [{ de: 'Esszimmer' }, { nl: 'Keuken' }], true],
  ['a bedroom and a bathroom', [{ fr: 'Chambre' }, { fr: 'Salle de bains' }], false],
  ['rooms whose names begin with the same word', [{ fr: 'Salle à manger' }, { fr: 'Salle de bains' }], false],
  ['photographs without names', [null, null], false],
])('%s: %j', (_, [one, other], expected) => {
  const photos = [photo(null), photo(one ?? null), photo(other ?? null)];
  expect(photoPairs(photos)).toEqual([false, expected, expected]);
});

it('puts two that are upright beside each other, and none beside one that is not', () => {
  const photos = [
    photo(null, upright),
    photo(null, upright),
    photo(null, upright),
    photo(null, upright),
    photo(null),
  ];
  expect(photoPairs(photos)).toEqual([false, true, true, false, false]);
});
