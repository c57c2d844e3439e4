import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readMarked, writeMarked } from './marked-text.ts';
import { bold, doc, heading, linkTo, list, numbered, paragraph } from './rich-text.ts';

describe('a text that is typed in a plain field', () => {
  const text = doc(
    heading(2, 'Verkopen'),
    paragraph('Een ', bold('juiste'), ' prijs, en ', linkTo('een gesprek', '/nl/contact/'), '.'),
    heading(3, 'Zo gaat het'),
    list('Schatting', ['Met ', bold('foto’s')]),
    numbered('Eerst', 'Dan'),
  );
  const typed =
    '## Verkopen\n\nEen **juiste** prijs, en [een gesprek](/nl/contact/).\n\n### Zo gaat het\n\n- Schatting\n- Met **foto’s**\n\n1. Eerst\n2. Dan';

  it('is read, and written as it was typed', () => {
    expect(readMarked(typed)).toEqual(text);
    expect(writeMarked(text)).toBe(typed);
    expect(readMarked(typed.replaceAll('\n', '\r\n'))).toEqual(text);
  });

  it('has quotes, with what may stand in them', () => {
    const quote = { type: 'blockquote', content: [paragraph('Zo ', bold('gezegd')), list('Een', 'Twee')] };
    const quoted = { type: 'doc', content: [paragraph('Hij zei:'), quote] };
    const signs = 'Hij zei:\n\n> Zo **gezegd**\n>\n> - Een\n> - Twee';
    expect(readMarked(signs)).toEqual(quoted);
    expect(writeMarked(quoted)).toBe(signs);
    // The site draws no quote and no title within a quote: their words stay.
    expect(writeMarked(readMarked('> > diep'))).toBe('> > diep');
    expect(writeMarked(readMarked('> ## kop'))).toBe('> ## kop');
  });

  it.each(['[klik](javascript:alert(1))', '[klik](//elders.example)', '[klik](/\\elders)'])(
    'leads nowhere by %s',
    (words) => expect(JSON.stringify(readMarked(words))).not.toContain('link'),
  );

  it('is not offered where it would lose something', () => {
    expect(writeMarked(doc(paragraph('> geen citaat')))).toBeUndefined();
    expect(writeMarked(doc(paragraph('5 * 3 ** 2')))).toBe('5 * 3 ** 2');
    expect(writeMarked(doc(paragraph('- geen lijst')))).toBeUndefined();
    const both = { type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }] };
    expect(writeMarked({ type: 'doc', content: [{ type: 'paragraph', content: [both] }] })).toBeUndefined();
  });

  it('is nothing when it is empty', () => {
    expect(readMarked(' \n\n ')).toBeUndefined();
    expect(writeMarked(undefined)).toBe('');
  });
});

describe('cleaning', () => {
  it('keeps only what the site draws', () => {
    const written = {
      type: 'doc',
      onload: 'x',
      content: [
        { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
        { type: 'heading', attrs: { level: 1, style: 'x' }, content: [{ type: 'text', text: 'Kop' }] },
        {
          type: 'paragraph',
          attrs: { class: 'MsoNormal' },
          content: [
            {
              type: 'text',
              text: 'hier',
              marks: [
                { type: 'link', attrs: { href: 'javascript:alert(1)' } },
                { type: 'bold', attrs: { style: 'x' } },
                { type: 'highlight' },
              ],
            },
          ],
        },
        { type: 'text', text: 'los' },
      ],
    };
    expect(cleanText(written)).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kop' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [{ type: 'bold' }] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'los' }] },
      ],
    });
  });

  it('leaves nothing else of a thousand random documents, and changes nothing a second time', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const clean = cleanText(randomDocument(seed));
      expect(cleanText(clean)).toEqual(clean);
      const words = JSON.stringify(clean ?? null);
      expect(words).not.toMatch(/javascript:|"on\w+"|"style"|"src"|"script"|"image"|"__proto__"/);
      for (const [, type] of words.matchAll(/"type":"(\w+)"/g)) expect(drawn).toContain(type);
    }
  });
});

const drawn = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'text',
  'hardBreak',
  'bold',
  'italic',
  'link',
];
const types = [...drawn, 'script', 'image', 'iframe', '__proto__', 'constructor', 'table', 5, null];
const hrefs = [
  '/nl/',
  '//x',
  'javascript:x',
  'https://a.be',
  'JaVaScRiPt:x',
  '\tjavascript:x',
  'data:text/html,x',
  null,
  {},
];

/** The same seed gives the same document. */
function randomDocument(seed: number): unknown {
  let state = seed * 2_654_435_761;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % below;
  };
  const of = <Value>(values: readonly Value[]) => values[next(values.length)];
  const node = (depth: number): unknown => {
    if (next(12) === 0) return of([null, 'x', 7, [], {}]);
    const inside = depth > 6 ? [] : Array.from({ length: next(4) }, () => node(depth + 1));
    return {
      type: of(types),
      text: of(['', 'woord', '<script>x</script>', '\0', '\ud800', 3]),
      attrs: { level: next(8), href: of(hrefs), style: 'x', onclick: 'x', src: 'x' },
      marks: Array.from({ length: next(3) }, () => ({
        type: of(types),
        attrs: { href: of(hrefs), style: 'x' },
      })),
      content: next(9) === 0 ? 'x' : inside,
    };
  };
  return { type: 'doc', content: Array.from({ length: 4 }, () => node(0)) };
}
