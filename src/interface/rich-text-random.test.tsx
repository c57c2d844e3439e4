import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cleanText } from '#site/articles/clean-text.ts';
import { readMarked, writeMarked } from '#site/articles/marked-text.ts';
import { RichText } from './rich-text.tsx';

const drawn = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'hardBreak'];
const strange = [
  ...['script', 'iframe', 'image', 'table', 'tableCell', 'svg', 'style', 'html', 'doc', 'codeBlock', 'video'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'P', 'paragraph '],
];
const hostile = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '\tjavascript:alert(1)', 'java\nscript:alert(1)'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//elders.example',
  ],
  ...['/\\elders.example', '\\\\elders', ' https://x.be', 'https://x.be" onclick="alert(1)', '/nl/ onload=x'],
  ...["/'onmouseover=alert(1)//", 'mailto:a@b.be', 'tel:+32', '/nl/', 'https://x.be/?a=1&b="'],
];
const words = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=x>',
    '\0',
    '\ud800',
    '&amp;',
  ),
);
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, 7, '', [], {}, 'x', true),
  fc.constantFrom(...hostile),
);
const attrs = fc.record(
  {
    level: fc.oneof(fc.integer({ min: -1, max: 9 }), fc.constantFrom('2', '2"><script>', {})),
    href: fc.oneof(fc.constantFrom<unknown>(...hostile), anything),
    style: fc.constant('position:fixed'),
    onclick: fc.constant('alert(1)'),
    src: fc.constantFrom(...hostile),
    class: fc.constant('MsoNormal'),
    dangerouslySetInnerHTML: fc.constant({ __html: '<script>alert(1)</script>' }),
    children: fc.constant('x'),
  },
  { requiredKeys: [] },
);
const mark = fc.oneof(
  fc.record({
    type: fc.constantFrom<unknown>('bold', 'italic', 'link', 'underline', 'textStyle', '__proto__', 5),
    attrs,
  }),
  anything,
);
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 9, depthSize: 'large' },
    fc.record({
      type: fc.constant('text'),
      text: fc.oneof(words, anything),
      marks: fc.array(mark, { maxLength: 4 }),
    }),
    anything,
    fc.record(
      {
        type: fc.oneof(fc.constantFrom<unknown>(...drawn), fc.constantFrom<unknown>(...strange, null, 5)),
        attrs: fc.oneof(attrs, anything),
        content: fc.oneof(fc.array(tie('node'), { maxLength: 5 }), anything),
        marks: fc.array(mark, { maxLength: 2 }),
        text: words,
      },
      { requiredKeys: ['type'] },
    ),
  ),
}));
const document = fc.record({ type: fc.constant('doc'), content: fc.array(node, { maxLength: 12 }) });

/** Anything but a tag of the site without attributes, or a link with an address that leads where one may go. */
const tag =
  /<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|br\/?)>|<\/a>|<a href="(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^"<>\s]*">/gi;

function draw(body: unknown): string {
  return renderToStaticMarkup(<RichText body={body} look="" />).replace(/^<div[^>]*>|<\/div>$/g, '');
}

function expectHarmless(html: string): void {
  expect(html.replace(tag, '')).not.toMatch(/[<>]/);
}

it('draws of a thousand random documents nothing but what a text of the site has', () => {
  fc.assert(
    fc.property(document, (written) => {
      // As a browser sends it.
      const sent = JSON.parse(JSON.stringify(written));
      const clean = cleanText(sent);
      expectHarmless(draw(clean));
      expectHarmless(draw(sent));
      expect(cleanText(clean)).toEqual(clean);
      const typed = writeMarked(clean);
      if (typed !== undefined && clean) expect(cleanText(readMarked(typed))).toEqual(clean);
    }),
    { numRuns: 1000 },
  );
});

it('reads whatever is typed with signs, and draws it harmlessly', () => {
  const signs = fc.constantFrom(
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '>',
    '**',
    '_',
    '[',
    '](',
    ')',
    '\n',
    '\n\n',
    ' ',
  );
  const typed = fc.array(fc.oneof(signs, signs, fc.constantFrom(...hostile), words), { maxLength: 40 });
  fc.assert(
    fc.property(typed, (pieces) => {
      const read = readMarked(pieces.join(''));
      expectHarmless(draw(read));
      expect(cleanText(read)).toEqual(read);
    }),
    { numRuns: 1000 },
  );
});

it('ends with a text that is as deep as a browser can send, and with one of half a million nodes', () => {
  let deep: unknown = { type: 'text', text: 'diep' };
  for (let depth = 0; depth < 5000; depth++) deep = { type: 'blockquote', content: [deep] };
  expect(cleanText({ type: 'doc', content: [deep] })).toBeUndefined();
  const many = Array.from({ length: 500_000 }, () => ({ type: 'paragraph', content: [] }));
  const clean = cleanText({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }, ...many],
  });
  expect(clean?.content?.length).toBeLessThanOrEqual(5000);
  expectHarmless(draw(clean));
});
