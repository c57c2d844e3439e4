import { expect, it } from 'vitest';
import { initialPath } from './initial.server.ts';

const draw = (name: string) => initialPath(name, { width: 72, height: 60 });

it.each([
  ['maison Vesdre', 'Maison'],
  ['’t Huis', 'Thuis'],
  ['"Élan"', 'Élan'],
  ['🏡 4 Muren', '4'],
  // A letter that the face lacks becomes the plain one.
  ['Ḿuren', 'Muren'],
])('draws the first letter of %s as that of %s', (name, like) => {
  expect(draw(name)).toContain(' d="M');
  expect(draw(name)).toBe(draw(like));
});

it('differs from letter to letter', () => {
  expect(draw('Rooilijn')).not.toBe(draw('Gevel'));
});

it('draws nothing of a name without a letter that the face has', () => {
  expect(draw('***')).toBe('');
});

it.each([
  // An I alone would be a bar.
  ['Immo Scheldezicht & Zonen', 'I.S.', 2],
  ['Immoweb', 'im', 2],
  ['Île & Mer', 'Î Mer', 3],
  ['1 Dak', '1 D', 3],
  ['Maison Vesdre', 'M', 1],
  ['I', 'i', 1],
])('draws %s as %s', (name, like, outlines) => {
  expect(draw(name)).toBe(draw(like));
  expect(draw(name).match(/[ZM]\s*M|"M/g)).toHaveLength(outlines);
});
