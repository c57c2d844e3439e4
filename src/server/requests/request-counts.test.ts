import { expect, it } from 'vitest';
import { RequestCounts, requestKind } from './request-counts.ts';

it.each([
  ['GET', '/nl/te-koop/', 'page'],
  ['HEAD', '/', 'page'],
  ['GET', '/nl/te-koop/_.data', 'data'],
  ['POST', '/nl/contact/', 'form'],
  ['GET', '/assets/a.js', 'file'],
  ['GET', '/pictures/a/b.webp', 'picture'],
  ['GET', '/documents/1/', 'document'],
  ['GET', '/films/a.mp4', 'film'],
  ['GET', '/map/points/', 'map'],
  ['GET', '/captcha/challenge/', 'captcha'],
  ['POST', '/visits/', 'view'],
  ['GET', '/constructor/', 'page'],
  ['GET', '', 'page'],
])('%s %s asks for a %s', (method, path, kind) => {
  expect(requestKind(method, path)).toBe(kind);
});

it('counts by kind and status, kept pages apart', () => {
  const counts = new RequestCounts();
  for (const status of [200, 304, 200]) counts.addKept(status);
  counts.add('page', 200);
  counts.add('page', 200);
  counts.add('form', 303);
  expect(counts.list()).toEqual([
    { kind: 'kept page', status: 200, count: 2 },
    { kind: 'kept page', status: 304, count: 1 },
    { kind: 'page', status: 200, count: 2 },
    { kind: 'form', status: 303, count: 1 },
  ]);
});
