import { expect, test } from 'vitest';
import { takeOwnScripts } from './own-scripts.server.ts';

const page = (injected = '') =>
  `<head><link rel="modulepreload" nonce="m1" href="/a.js"/></head>${injected}<script nonce="m1">first()</script><script nonce="m1" type="module" async="">import "/a.js";</script>`;

test('what carries the mark is the renderer’s, and the mark is gone', () => {
  expect(takeOwnScripts(page(), 'm1')).toEqual({
    html: '<head><link rel="modulepreload" href="/a.js"/></head><script>first()</script><script type="module" async="">import "/a.js";</script>',
    scripts: ['first()', 'import "/a.js";'],
  });
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="m2">evil()</script>',
  '<script>evil()//',
  '<script evil() ',
  '<!--',
])('what was put in by %s is not', (injected) => {
  const { scripts } = takeOwnScripts(page(injected), 'm1');
  expect(scripts).toEqual(['first()', 'import "/a.js";']);
});
