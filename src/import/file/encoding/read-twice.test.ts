import { expect, test } from 'vitest';
import { countReadTwice, undoReadTwice } from './read-twice.ts';

/** The text as a program writes it if it mistakes UTF-8 for Windows-1252. */
const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each([
  'Liège',
  'Rue de l’Église',
  'à rénover – 350€',
  'ÀÉÈÊËÎÏÔÙÛÇ äöüß Œuvre',
  '120 m² “zoals nieuw”…',
])('%s is read twice and undone', (text) => {
  expect(undoReadTwice(twice(text))).toBe(text);
  expect(countReadTwice(twice(text))).toMatchObject({ once: 0 });
  expect(countReadTwice(text).twice).toBe(0);
});

test('a no-break space that has become a space does not matter', () => {
  expect(undoReadTwice('Maison Ã  rÃ©nover')).toBe('Maison à rénover');
  expect(undoReadTwice('Maison Ã rÃ©nover')).toBe('Maison à rénover');
});

test.each(['CAFÉ» Zürich', 'Liège', 'â', 'Ägypten', 'Ã', 'São Paulo'])('%s stays', (text) => {
  expect(undoReadTwice(text)).toBe(text);
});

test('what was read once is counted apart', () => {
  expect(countReadTwice('LiÃ¨ge Châtelet')).toEqual({ twice: 1, once: 1 });
});
