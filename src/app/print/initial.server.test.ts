import { expect, it } from 'vitest';
import { initialPath } from './initial.server.ts';

it.each([
  ['maison Vesdre', 'Maison'],
  ['’t Huis', 'Thuis'],
  ['"Élan"', 'Élan'],
  ['🏡 4 Muren', '4'],
  // A letter that the face lacks is the plain one.
  ['Ḿuren', 'Muren'],
])('draws the first letter of %s as that of %s', (name, like) => {
  expect(initialPath(name, 60)).toContain(' d="M');
  expect(initialPath(name, 60)).toBe(initialPath(like, 60));
});

it('differs from letter to letter', () => {
  expect(initialPath('Rooilijn', 60)).not.toBe(initialPath('Gevel', 60));
});

it('draws nothing of a name without a letter that the face has', () => {
  expect(initialPath('***', 60)).toBe('');
});
