import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

it.each([
  ['Huis & Hof', 'Huis &amp; Hof'],
  ['<b title="a">\'s', '&lt;b title=&quot;a&quot;&gt;&apos;s'],
  ['one\u0000 two\u000b\tthree\n', 'one two\tthree\n'],
  ['Château 🏡', 'Château 🏡'],
])('%j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
