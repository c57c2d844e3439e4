import { expect, test } from 'vitest';
import { takeOwnCode } from './own-code.server.ts';

const page = (injected = '') =>
  `<head><link rel="modulepreload" nonce="m1" href="/a.js"/><style nonce="m1">a{b:1}</style></head>${injected}<script nonce="m1">first()</script><script nonce="m1" type="module" async="">import "/a.js";</script>`;

test('what carries the mark is the renderer’s, and the mark is gone', () => {
  expect(takeOwnCode(page(), 'm1')).toEqual({
    html: '<head><link rel="modulepreload" href="/a.js"/><style>a{b:1}</style></head><script>first()</script><script type="module" async="">import "/a.js";</script>',
    scripts: ['first()', 'import "/a.js";'],
    styles: ['a{b:1}'],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="m2">evil()</script>',
  '<script>evil()//',
  '<script evil() ',
  '<!--',
  '<style>p{display:none}</style>',
  '<style nonce="m2">p{display:none}</style>',
  '<style>p{display:none}',
])('what was put in by %s is not', (injected) => {
  const { scripts, styles } = takeOwnCode(page(injected), 'm1');
  expect(scripts).toEqual(['first()', 'import "/a.js";']);
  expect(styles).toEqual(['a{b:1}']);
});
