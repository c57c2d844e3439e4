import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listQuery } from '#site/paths/path-table/list-query.ts';
import { createTestApp } from './app.ts';
import { howOften } from './deep.ts';
import { addGhent, addProject, addProperty } from './factories.ts';
import { properAnswer } from './proper-answer.ts';

const app = await createTestApp();
const ghent = await addGhent(app.database);
await addProperty(app.database, { place_id: ghent });
await addProject(app.database, { place_id: ghent });

const words = [
  'nl',
  'fr',
  'de',
  'en',
  'te-koop',
  'a-louer',
  'gent',
  'huis',
  'property',
  'project',
  'pictures',
  'documents',
  'favorieten',
  'nieuws',
  'testimonials',
  'bedankt',
  'assets',
  '_.data',
  '..',
  '.',
  '',
  '%',
  '%00',
  '%2f',
  '%E9',
  '1',
  '-1',
];
const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom('gent', 'house', 'sale', 'rent', '1,2,3', '9000', 'auto', 'webp', '500'),
);
const name = fc.oneof(
  fc.constantFrom(...listQuery, 'ids', 'lng', 'address', 'width', 'height', 'format', '_routes'),
  fc.string({ maxLength: 6 }),
);
const escaped = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : text);
const address = fc
  .tuple(
    fc.array(fc.tuple(segment, fc.boolean()), { maxLength: 7 }),
    fc.array(fc.tuple(name, value, fc.boolean()), { maxLength: 6 }),
    fc.boolean(),
  )
  .map(([segments, query, slash]) => {
    const path = segments.map(([text, raw]) => (raw ? text.replace(/[?#]/g, '') : escaped(text))).join('/');
    const pairs = query.map(
      ([key, text, raw]) => `${escaped(key)}=${raw ? text.replaceAll('#', '') : escaped(text)}`,
    );
    return `/${path}${slash ? '/' : ''}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
  });

it('whatever can be written in an address has a proper answer, without a stack, a cookie or a way to another site', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const { status, headers } = await properAnswer(app, path);
      expect([200, 202, 301, 302, 304, 308, 400, 404, 405, 410, 414]).toContain(status);
      expect(headers.get('Set-Cookie')).toBeNull();
      expect(headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: howOften({ inShort: 1500, inDepth: 20_000 }) },
  );
});
