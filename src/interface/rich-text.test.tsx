import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

function html(...content: unknown[]): string {
  const page = renderToStaticMarkup(<RichText body={{ type: 'doc', content }} />);
  return page.replace(/^<div[^>]*>|<\/div>$/g, '');
}

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: unknown) => ({ type: 'link', attrs: { href, target: '_blank', onclick: 'alert(1)' } });

describe('RichText draws', () => {
  it.each([
    ['paragraphs', paragraph(text('Een')), '<p>Een</p>'],
    ['an empty paragraph', paragraph(), '<p></p>'],
    ['headings of level 2', { type: 'heading', attrs: { level: 2 }, content: [text('Een')] }, '<h2>Een</h2>'],
    ['headings of level 3', { type: 'heading', attrs: { level: 3 }, content: [text('Een')] }, '<h3>Een</h3>'],
    ['line breaks', paragraph(text('Een'), { type: 'hardBreak' }, text('twee')), '<p>Een<br/>twee</p>'],
    [
      'quotes',
      { type: 'blockquote', content: [paragraph(text('Een'))] },
      '<blockquote><p>Een</p></blockquote>',
    ],
    [
      'lists in lists',
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('Een')),
              { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('Twee'))] }] },
            ],
          },
        ],
      },
      '<ul><li><p>Een</p><ol><li><p>Twee</p></li></ol></li></ul>',
    ],
    [
      'bold and italic, one in the other',
      paragraph(text('Een', { type: 'italic' }, { type: 'bold' })),
      '<p><strong><em>Een</em></strong></p>',
    ],
    ['text as text', paragraph(text('<b>&amp;</b>')), '<p>&lt;b&gt;&amp;amp;&lt;/b&gt;</p>'],
  ])('%s', (_, node, expected) => {
    expect(html(node)).toBe(expected);
  });

  it.each([
    'https://www.biv.be/',
    'http://example.com',
    'HTTPS://example.com',
    'mailto:gent@rooilijn.example',
    'tel:+3292345678',
    '/nl/contact/',
    '/',
  ])('a link to %s, with nothing but its address', (href) => {
    expect(html(paragraph(text('Een', link(href))))).toBe(`<p><a href="${href}">Een</a></p>`);
  });
});

describe('RichText leaves out', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/nl\\example.com',
    'https:example.com',
    'https://',
    'contact/',
    '',
    undefined,
    42,
  ])('the address %j, and keeps its text', (href) => {
    expect(html(paragraph(text('Een', link(href))))).toBe('<p>Een</p>');
  });

  it.each([
    ['an image', { type: 'image', attrs: { src: 'x' } }],
    ['raw HTML', { type: 'html', content: [text('<script>')] }],
    ['a node named as an element', { type: 'script', content: [text('alert(1)')] }],
    ['a node named as a property of every object', { type: 'constructor', content: [text('Een')] }],
    ['a heading of level 1', { type: 'heading', attrs: { level: 1 }, content: [text('Een')] }],
    ['a heading without a level', { type: 'heading', content: [text('Een')] }],
    ['text that is none', { type: 'text', text: 42 }],
    ['a list instead of a node', [text('Een')]],
    ['nothing', null],
  ])('%s', (_, node) => {
    expect(html(node)).toBe('');
  });

  it('a mark that it does not know, and keeps the text', () => {
    expect(html(paragraph(text('Een', { type: 'highlight' }, null)))).toBe('<p>Een</p>');
  });

  it.each([undefined, null, 'tekst', 42, [], { type: 'doc', content: 'tekst' }])(
    'a body that is %j',
    (body) => {
      expect(renderToStaticMarkup(<RichText body={body} />)).toMatch(/^<div[^>]*><\/div>$/);
    },
  );
});
