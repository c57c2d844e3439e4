import { describe, expect, it } from 'vitest';
import { redirectKey, redirectTarget, resolveRedirects, withQuery } from './redirect.ts';

describe('redirectKey', () => {
  it.each([
    ['/oud', '/oud'],
    ['/oud/', '/oud'],
    ['/oud//', '/oud'],
    ['/Oud', '/Oud'],
    ['/', '/'],
    ['/%6fud', '/oud'],
    ['/d%C3%A9tail/', '/détail'],
    ['/détail', '/détail'],
    ['/de\u0301tail', '/détail'],
    ['/d%e9tail', '/d%E9tail'],
    ['/a%20b', '/a b'],
    ['/index.php', '/index.php'],
    ['/a%00b', undefined],
    ['/a%0d%0ab', undefined],
    ['oud', undefined],
    ['', undefined],
  ])('%s: %s', (path, key) => {
    expect(redirectKey(path)).toBe(key);
  });
});

describe('withQuery', () => {
  it.each([
    ['/nl/', '', '/nl/'],
    ['/nl/', '?', '/nl/'],
    ['/nl/', '?utm_source=mail', '/nl/?utm_source=mail'],
    ['/nl/te-koop/?type=house', '?a=1', '/nl/te-koop/?type=house&a=1'],
    ['/nl/#kantoor', '?a=1', '/nl/?a=1#kantoor'],
  ])('%s and %s: %s', (address, search, expected) => {
    expect(withQuery(address, search)).toBe(expected);
  });
});

describe('resolveRedirects', () => {
  const resolve = (redirects: Record<string, string>) => {
    const { targets, loops } = resolveRedirects(new Map(Object.entries(redirects)));
    return { targets: Object.fromEntries(targets), loops };
  };

  it('lets a chain lead to its end at once', () => {
    expect(resolve({ '/a': '/b/', '/b': '/c?x=1', '/c': '/nl/', '/d': '/nl/' })).toEqual({
      targets: { '/a': '/nl/?x=1', '/b': '/nl/?x=1', '/c': '/nl/', '/d': '/nl/' },
      loops: [],
    });
  });

  it('keeps the query of a step, and follows to another site', () => {
    expect(resolve({ '/a': '/b?x=1', '/b': 'https://example.be/' }).targets['/a']).toBe(
      'https://example.be/?x=1',
    );
  });

  it('tells of loops, and of what leads into one', () => {
    expect(resolve({ '/a': '/b', '/b': '/a/', '/c': '/c?x=1', '/d': '/a', '/e': '/nl/' })).toEqual({
      targets: { '/e': '/nl/' },
      loops: ['/a', '/b', '/c', '/d'],
    });
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/nl/te-koop/', '/nl/te-koop/'],
    ['/nl/te-koop/?type=house#top', '/nl/te-koop/?type=house#top'],
    ['/nl/../fr/', '/fr/'],
    ['/nl/gehört/', '/nl/geh%C3%B6rt/'],
    ['https://www.example.be/nl/', '/nl/'],
    ['http://www.example.be/nl/', '/nl/'],
    ['https://kouterdreef.example/units', 'https://kouterdreef.example/units'],
    ['HTTPS://Kouterdreef.example', 'https://kouterdreef.example/'],
    ['https://www.example.be.evil.example/', 'https://www.example.be.evil.example/'],
  ])('%s: %s', (text, target) => {
    expect(redirectTarget(text, 'https://www.example.be')).toBe(target);
  });

  it.each([
    'http://kouterdreef.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example/',
    'https:evil.example',
    'https://user:secret@evil.example/',
    'https://www.example.be//evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.be',
    'nl/te-koop/',
    '/nl/\r\nSet-Cookie: a=b',
    '',
  ])('%j is refused', (text) => {
    expect(redirectTarget(text, 'https://www.example.be')).toBeUndefined();
  });
});
