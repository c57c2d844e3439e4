import { expect, test } from 'vitest';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from './rich-text.ts';

const text = (words: string, ...marks: unknown[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const item = (...content: unknown[]) => ({ type: 'listItem', content: [{ type: 'paragraph', content }] });

test.each([
  ['a heading', heading(2, 'Een'), { type: 'heading', attrs: { level: 2 }, content: [text('Een')] }],
  [
    'a paragraph with marks',
    paragraph('Een ', bold('twee'), linkTo('drie', '/nl/contact/')),
    {
      type: 'paragraph',
      content: [
        text('Een '),
        text('twee', { type: 'bold' }),
        text('drie', { type: 'link', attrs: { href: '/nl/contact/' } }),
      ],
    },
  ],
  [
    'a list',
    list('Een', bold('twee'), [bold('drie'), ' vier']),
    {
      type: 'bulletList',
      content: [
        item(text('Een')),
        item(text('twee', { type: 'bold' })),
        item(text('drie', { type: 'bold' }), text(' vier')),
      ],
    },
  ],
  ['a numbered list', numbered('Een'), { type: 'orderedList', content: [item(text('Een'))] }],
])('%s', (_, block, expected) => {
  expect(doc(block)).toEqual({ type: 'doc', content: [expected] });
});

test.each([
  ['hoogstens 400 kWh per jaar', 'hoogstens 400\u00a0kWh per jaar'],
  ['80 cm en 60 m², in €', '80\u00a0cm en 60\u00a0m², in €'],
  ['in 2026 en 3 kamers', 'in 2026 en 3 kamers'],
])('amounts stay on one line: %s', (written, kept) => {
  expect(paragraph(written)).toEqual(paragraph(kept));
  expect(paragraph(written).content).toEqual([text(kept)]);
});
