import { expect, test } from 'vitest';
import { startLater } from './start-later.server.ts';

const html =
  '<html lang="nl"><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>first()</script><script type="module" async="">import "/assets/a.js";</script>';

test('no module is loaded before the page has begun with its scripts', () => {
  const page = startLater(html);
  expect(page).not.toContain('modulepreload"');
  expect(page).not.toContain('type="module"');
  expect(page).toContain('<script type="later">import "/assets/a.js";</script>');
});

test('the page says that it waits, until it begins', () => {
  expect(startLater(html)).toContain('<html lang="nl" data-waits="">');
  expect(startLater(html)).toContain("removeAttribute('data-waits')");
});

test('what runs at once stays as it was', () => {
  expect(startLater(html)).toContain('<script>first()</script>');
});

test('an address cannot end the attribute that it stands in', () => {
  expect(startLater(html, '/nl/_.rendered?a=1&b="><script>')).toContain(
    '<script data-from="/nl/_.rendered?a=1&amp;b=&quot;><script>">',
  );
});
