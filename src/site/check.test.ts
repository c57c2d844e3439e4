import { expect, test } from 'vitest';
import { z } from 'zod';
import { check } from './check.ts';
import { inOneLine, rule } from './site-problem.ts';

const schema = z.strictObject({
  text: z.string().min(1).max(3).optional(),
  list: z.array(z.int().min(1).max(5)).min(1).max(2).optional(),
  more: z.int().positive().optional(),
  side: z.enum(['left', 'right']).optional(),
  only: z.literal('this').optional(),
  mail: z.email().optional(),
  day: z.iso.date().optional(),
  own: z.string().regex(/^a/, 'begins with an a').optional(),
  kind: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('a') }),
      z.strictObject({ type: z.literal('b'), size: z.int() }),
    ])
    .optional(),
  address: z.union([z.url(), z.partialRecord(z.enum(['nl', 'fr']), z.url())]).optional(),
});

test.each([
  [5, 'root: must be an object { … }'],
  [[], 'root: must be an object { … }'],
  [{ text: null }, 'root.text: must be a text'],
  [{ text: '' }, 'root.text: must have a length of 1 at least'],
  [{ text: 'four' }, 'root.text: must have a length of 3 at most'],
  [{ list: {} }, 'root.list: must be a list [ … ]'],
  [{ list: [] }, 'root.list: must have a number of entries of 1 at least'],
  [{ list: [1, 2, 3] }, 'root.list: must have a number of entries of 2 at most'],
  [{ list: [1, 6] }, 'root.list[1]: must be 5 at most'],
  [{ list: [1.5] }, 'root.list[0]: must be a whole number'],
  [{ more: 0 }, 'root.more: must be more than 0'],
  [{ side: 'top' }, 'root.side: must be one of "left", "right"'],
  [{ only: 'that' }, 'root.only: must be "this"'],
  [{ mail: 'nobody' }, 'root.mail: is no e-mail address'],
  [{ day: '2026-02-30' }, 'root.day: is no day such as 2026-12-31'],
  [{ own: 'b' }, 'root.own: begins with an a'],
  [{ other: 1 }, 'root.other: there is no such field'],
  [{ text: 'a\0b' }, 'root.text: has a character that cannot be stored: write it again'],
  [{ text: '\ud83d' }, 'root.text: has a character that cannot be stored: write it again'],
  [{ kind: { type: 'c' } }, 'root.kind.type: must be one of "a", "b"'],
  [{ kind: {} }, 'root.kind.type: must be one of "a", "b"'],
  [{ kind: { type: 'b' } }, 'root.kind.size: is missing'],
  [{ address: 'www' }, 'root.address: is no address such as https://www.agency.be'],
  [{ address: { fr: 'www' } }, 'root.address.fr: is no address such as https://www.agency.be'],
  [{ address: { de: 'https://a.be' } }, 'root.address.de: there is no such field'],
])('%j is refused in words', (written, problem) => {
  expect(check(schema, written, 'root').problems?.map(inOneLine)).toEqual([problem]);
});

test('all problems are told, one a line', () => {
  expect(check(schema, { text: 1, a: 1, b: 2 }).problems?.map(inOneLine)).toEqual([
    'text: must be a text',
    'a: there is no such field',
    'b: there is no such field',
  ]);
  expect(check(schema, 5).problems?.map(inOneLine)).toEqual(['the file: must be an object { … }']);
});

test('a rule of our own has a code, and so has the length of a text', () => {
  const ruled = z.strictObject({
    text: z.string().max(3),
    side: z.string().refine((side) => side === 'left', rule('LINK_ONE', 'needs one link')),
  });
  expect(check(ruled, { text: 'four', side: 'right' }).problems).toEqual([
    { path: 'text', reason: 'must have a length of 3 at most', code: 'TOO_LONG' },
    { path: 'side', reason: 'needs one link', code: 'LINK_ONE' },
  ]);
});

test('what is valid is given with its defaults', () => {
  const withDefault = z.strictObject({ size: z.int().default(3) });
  expect(check(withDefault, {})).toEqual({ value: { size: 3 } });
});
