import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readXml, readXmlPart } from './read-xml.ts';

const options = { lists: ['picture', 'home'] };
const read = (text: string | Uint8Array) => readXml(Buffer.from(text), options);
const record = (text: string | Uint8Array) => {
  const found = read(text);
  return found.kind === 'read' ? found.record : found.reason;
};

describe('by name', () => {
  test.each([
    ['<a><b>1</b><c> x </c></a>', { a: { b: '1', c: 'x' } }],
    ['<a><c/><b></b></a>', { a: { c: '', b: '' } }],
    ['<p auf="true">5</p>', { p: '5', 'p@auf': 'true' }],
    ['<a><k OEL="1"/><k GAS="0" OEL="0"/></a>', { a: { k: '', 'k@OEL': '1', 'k@GAS': '0' } }],
    ['<a><b/><b>2</b><b>3</b></a>', { a: { b: '2' } }],
    ['<a><b><x>1</x></b><b><x>2</x><y>3</y></b></a>', { a: { b: { x: '1', y: '3' } } }],
    [
      '<a><picture n="1"><u>x</u></picture><picture>w</picture></a>',
      { a: { picture: [{ '@n': '1', u: 'x' }, { '#text': 'w' }] } },
    ],
    ['<s:a xmlns:s="urn:x" s:b="1"><s:c xmlns="y">2</s:c></s:a>', { a: { c: '2' }, 'a@b': '1' }],
    [
      '<a>&lt;b&gt; &amp;amp; &#233;&#xE9; &nbsp; <![CDATA[<i>&amp;</i>]]></a>',
      { a: '<b> &amp; éé &nbsp; <i>&amp;</i>' },
    ],
    ['<a t="&quot;&#0;&#xD800;"/>', { a: '', 'a@t': '"&#0;&#xD800;' }],
    [
      '<?xml version="1.0"?><!-- <!DOCTYPE x> --><a><![CDATA[<!DOCTYPE html>]]></a>',
      { a: '<!DOCTYPE html>' },
    ],
    ['<a><!-- <b>1</b> --><hasOwnProperty>2</hasOwnProperty></a>', { a: { __hasOwnProperty: '2' } }],
  ])('%s', (text, expected) => expect(record(text)).toEqual(expected));
});

it('keeps an element apart, to be read by itself', () => {
  const apart = { ...options, apart: 'home' };
  const text = '<a><home><b>1 &amp; 2</b><![CDATA[</home>]]></home><home/></a>';
  const found = readXml(Buffer.from(text), apart);
  expect(found).toEqual({
    kind: 'read',
    record: { a: { home: [{ '#text': '<b>1 &amp; 2</b><![CDATA[</home>]]>' }, { '#text': '' }] } },
  });
  expect(readXmlPart('<b>1 &amp; 2</b>', options)).toEqual({ kind: 'read', record: { b: '1 & 2' } });
  expect(readXmlPart('', options)).toEqual({ kind: 'read', record: {} });
});

describe('encodings', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const wide = Buffer.from('<a>Größe €</a>', 'utf16le');
  const bom = Buffer.from([0xef, 0xbb, 0xbf]);
  test.each([
    ['UTF-8', Buffer.from('<a>Größe €</a>'), 'Größe €'],
    [
      'UTF-8 with a mark',
      Buffer.concat([bom, Buffer.from('<?xml version="1.0"?><a>Größe €</a>')]),
      'Größe €',
    ],
    ['ISO-8859-1', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>'), 'Größe'],
    ['Windows-1252', latin("<?xml version='1.0' encoding='windows-1252'?><a>Größe \x80</a>"), 'Größe €'],
    [
      'UTF-8 that says Latin-1',
      Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>Größe</a>'),
      'Größe',
    ],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), 'Größe €'],
    ['UTF-16 without one', wide, 'Größe €'],
    ['UTF-16 the other way round', Buffer.from(wide).swap16(), 'Größe €'],
  ])('%s', (_, bytes, words) => expect(record(bytes)).toEqual({ a: words }));
});

describe('what is refused', () => {
  const deep = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;
  test.each([
    ['nothing', '', /no XML/],
    ['a zip archive', 'PK\x03\x04', /no XML/],
    ['JSON', '{"a": 1}', /no XML/],
    ['a web page', '<!DOCTYPE html><html><body></body></html>', /web page/],
    ['another', '<html><body></body></html>', /web page/],
    ['a text that is cut', '<a><b>1</b>', /no whole XML: line 1, Unclosed tag 'a'/],
    ['one cut in a tag', '<a><b', /no whole XML/],
    ['crossed tags', '<a>\n<b></a></b>', /no whole XML: line 2/],
    ['Latin-1 that says UTF-8', Buffer.from('<a>\nGröße</a>', 'latin1'), /line 2 has a byte that is none/],
    ['half of a UTF-16', Buffer.from([0xff, 0xfe, 0x3c, 0, 0x61]), /no valid UTF-16LE/],
    ['an encoding of others', '<?xml version="1.0" encoding="IBM037"?><a/>', /written in ibm037/],
    [
      'a name of every object as an encoding',
      '<?xml version="1.0" encoding="constructor"?><a/>',
      /constructor/,
    ],
    ['deep nesting', deep(52), /Maximum nested tags/],
    ['a hundred thousand levels', deep(100_000), /Maximum nested tags/],
    ['more elements than anyone needs', `<a>${'<b/>'.repeat(200_001)}</a>`, /more than 200000 elements/],
    [
      'a name that is none of a property',
      '<a><__proto__><x>1</x></__proto__></a>',
      /no XML that is read here/,
    ],
    [
      'a billion laughs',
      `<?xml version="1.0"?>\n<!-- x --><!DOCTYPE l [<!ENTITY l0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]><l>&l9;</l>`,
      /document type/,
    ],
    ['a file of ours', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /document type/],
    ['an address', '<!doctype a SYSTEM "http://127.0.0.1/x.dtd"><a/>', /document type/],
  ])('%s', (_, text, reason) => expect(record(text)).toMatch(reason));

  it('is what is too large', () => {
    const text = Buffer.from(`<a>${' '.repeat(1000)}</a>`);
    expect(readXml(text, { ...options, maxBytes: 1000 })).toMatchObject({ reason: 'it is larger than 0 MB' });
    expect(readXml(text, { ...options, maxBytes: 1007 }).kind).toBe('read');
  });

  it('is no entity in the midst of a document', () => {
    const text = '<a><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><b>&x;</b></a>';
    expect(JSON.stringify(record(text))).not.toContain('root');
  });

  it('is not an exception, whatever comes', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="',
      '"/>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&',
      ';',
      'x',
      '<!',
      '<?',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 30 }), (parts) => {
        expect(['read', 'refused']).toContain(read(parts.join('')).kind);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(['read', 'refused']).toContain(readXml(bytes, options).kind);
      }),
    );
  });
});
