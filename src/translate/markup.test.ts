import { describe, expect, it } from 'vitest';
import { markUp } from './markup.ts';

/** A service that turns all words into capitals and leaves the elements as they are. */
const shout = (piece: string) =>
  piece.replace(/(<[^>]+>|&[a-z]+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase());

const through = (value: unknown, names: string[] = [], by = shout) => {
  const { pieces, restore } = markUp(value, names);
  return restore(pieces.map(by));
};

describe('a text', () => {
  it.each([
    ['Een huis', 'EEN HUIS'],
    ['Huis & tuin < 5 km > "hier"', 'HUIS & TUIN < 5 KM > "HIER"'],
    ['Eerst\n\n12\ndan', 'EERST\n\n12\nDAN'],
    ['Beste {{name}}, welkom', 'BESTE {{name}}, WELKOM'],
    ['Zie https://www.voorbeeld.be/a?b=c.', 'ZIE https://www.voorbeeld.be/a?b=c.'],
    ['Mail info@voorbeeld.be!', 'MAIL info@voorbeeld.be!'],
    ['Wonen in Gent, niet in Gentbrugge', 'WONEN IN Gent, NIET IN GENTBRUGGE'],
    ['Sint-Martens-Latem bij Gent', 'Sint-Martens-Latem BIJ Gent'],
  ])('%j comes back as %j', (text, expected) => {
    expect(through(text, ['Gent', 'Sint-Martens-Latem', 'Latem'])).toBe(expected);
  });

  it('takes no heed of what a service made of a name', () => {
    const { pieces, restore } = markUp('In Gent', ['Gent']);
    expect(pieces).toEqual(['In <span translate="no" id="k0">Gent</span>']);
    expect(restore(['À <span id="k0" translate="no">Gand</span>'])).toBe('À Gent');
  });

  it.each([
    ['lost a name', 'À Gand'],
    ['doubled a name', '<span id="k0">Gent</span> <span id="k0">Gent</span>'],
    ['made an element', '<span id="k0">Gent</span><script>'],
  ])('is not used where the service %s', (_, answer) => {
    expect(markUp('In Gent', ['Gent']).restore([answer])).toBeUndefined();
  });

  it.each([
    ['l&#39;a&#xE9;r', "l'aér"],
    ['a&nbsp;b &amp;lt;', 'a\u00A0b &lt;'],
    ['&#0;&bogus;', '&#0;&bogus;'],
  ])('reads %s', (answer, expected) => {
    expect(markUp('x', []).restore([answer])).toBe(expected);
  });
});

const link = { type: 'link', attrs: { href: 'https://a.be' } };
const body = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Titel' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Lees ' },
        { type: 'text', text: 'dit', marks: [link] },
        { type: 'text', text: ' nu.' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'een' }] }] },
      ],
    },
  ],
};

describe('rich text', () => {
  it('keeps headings, lists, marks and links', () => {
    const back = JSON.stringify(through(body));
    expect(back).toBe(
      JSON.stringify(body)
        .replace('Titel', 'TITEL')
        .replace('Lees ', 'LEES ')
        .replace('dit', 'DIT')
        .replace(' nu.', ' NU.')
        .replace('een', 'EEN'),
    );
    expect(JSON.stringify(body)).toContain('Titel');
  });

  it('moves a link with its words', () => {
    const { pieces, restore } = markUp(body, []);
    const moved = pieces.map((piece, at) =>
      at === 1 ? '<b id="w1">this</b><b id="w0"> read</b><b id="w2"> now.</b>' : piece,
    );
    expect(restore(moved)).toMatchObject({
      content: [{}, { content: [{ text: 'this', marks: [link] }, { text: ' read' }, { text: ' now.' }] }, {}],
    });
  });

  it.each([
    ['before', '<b id="w0">Read </b>now <b id="w1">this</b><b id="w2">.</b>'],
    ['after', '<b id="w0">Read </b><b id="w1">this</b><b id="w2">.</b> Now.'],
  ])('is not used where words stand outside of its parts, %s one', (_, answer) => {
    const { pieces, restore } = markUp(body, []);
    expect(restore(pieces.map((piece, at) => (at === 1 ? answer : piece)))).toBeUndefined();
    const spaced = '<b id="w0">Read </b> <b id="w1">this</b><b id="w2">.</b>\n';
    expect(restore(pieces.map((piece, at) => (at === 1 ? spaced : piece)))).toBeDefined();
  });

  it('is not used where a part of it is lost', () => {
    const { pieces, restore } = markUp(body, []);
    expect(restore(pieces.map((piece) => piece.replace('<b id="w1">dit</b>', '')))).toBeUndefined();
    expect(restore([])).toBeUndefined();
  });
});
