import { describe, expect, test } from 'vitest';
import { propertyFiles } from '#test/property-file.ts';

const { read } = await propertyFiles();

const utf16 = (text: string, mark: boolean) => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');

describe('a CSV file', () => {
  const content = 'reference;city;street\r\nA1;LIÈGE;Rue de l’Église\r\n';

  test.each([
    ['UTF-8', Buffer.from(content)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${content}`)],
    ['UTF-16 with its mark', utf16(content, true)],
    ['UTF-16 without mark', utf16(content, false)],
    ['UTF-16 the other way round', utf16(content, true).swap16()],
    ['Windows-1252', Buffer.from(content.replace('’', '\u0092'), 'latin1')],
  ])('in %s', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject([
      {
        origin: 'line 2',
        values: { reference: 'A1', city: 'LIÈGE', street: 'Rue de l’Église' },
        problems: [],
      },
    ]);
  });

  test('in Latin-1 with its only accent far behind', async () => {
    const rows = `${'A1,Gent\n'.repeat(20_000)}A2,Li\u00e8ge\n`;
    const all = await read(Buffer.from(`reference,city\n${rows}`, 'latin1'));
    expect(all.at(-1)).toMatchObject({ origin: 'line 20002', values: { city: 'Liège' } });
  });

  test.each([',', ';', '\t'])('with %j between cells', async (sign) => {
    const line = (...cells: string[]) => `${cells.join(sign)}\n`;
    expect(await read(line('reference', '"city"', 'street') + line('A1', '"a,b;c\td"', 'x'))).toMatchObject([
      { values: { reference: 'A1', city: 'a,b;c d', street: 'x' } },
    ]);
  });

  test.each([
    ['sep=;\r\nreference;city, street\r\nA1;a,b\r\n', { map: { 'city, street': 'city' } }],
    ['"sep=\t"\nreference\tcity\nA1\ta,b\n', {}],
    [utf16('sep=;\r\nreference;city\r\nA1;a,b\r\n', true), {}],
  ])('%j has its delimiter in a line before the header', async (content, options) => {
    expect(await read(content, options)).toMatchObject([
      { origin: 'line 3', values: { reference: 'A1', city: 'a,b' }, problems: [] },
    ]);
  });

  test.each([
    'reference|city|postalCode\nA1|a,b|9000\n',
    'reference^city^postalCode\nA1^a,b^9000\n',
    'sep=^\nreference^city^postalCode\nA1^a,b^9000\n',
    'reference;city;postalCode\nA1;a,b;="9000"\n',
    'reference,city,postalCode\nA1,"a,b","=""9000"""\n',
    'Onze panden\nreference;city;postalCode\nA1;a,b;9000\n',
    'Uitvoer, 27 november 2026;;\n;;\n\nreference;city;postalCode\nA1;a,b;9000\n',
    '"Onze panden; te koop"\r\nreference;city;postalCode\r\nA1;a,b;9000\r\n',
  ])('%j is read whatever is between its cells, around them or above', async (content) => {
    const [row] = await read(content);
    expect(row).toMatchObject({
      values: { reference: 'A1', city: 'a,b', postalCode: '9000' },
      problems: [],
      origin: `line ${content.split('\n').length - 1}`,
    });
  });

  test('a header of one or two columns is no title', async () => {
    expect(await read('reference\nA1\nA2\n')).toHaveLength(2);
    expect(await read('reference,photos\nA1,a.jpg;b.jpg;c.jpg\n')).toMatchObject([
      { values: { reference: 'A1' }, photos: ['a.jpg', 'b.jpg', 'c.jpg'] },
    ]);
  });

  test.each(['\n', '\r\n', '\r'])(
    'lines are counted with %j after them, also inside quotation marks',
    async (end) => {
      const text = [
        'reference,description.nl',
        'A1,"een',
        '',
        'twee"',
        '',
        'A2,"zei ""ja"""',
        ',',
        'A3,x "y" z',
      ];
      expect(await read(text.join(end))).toMatchObject([
        { origin: 'line 2', texts: { description: { nl: 'een\n\ntwee' } } },
        { origin: 'line 6', texts: { description: { nl: 'zei "ja"' } } },
        { origin: 'line 8', texts: { description: { nl: 'x "y" z' } } },
      ]);
    },
  );

  test('a line with too few or too many cells is bad, empty ones at its end are not', async () => {
    const rows = await read('reference,city\nA1\nA2,Gent,x\nA3,Gent,,\n');
    expect(rows.map(({ origin, problems }) => [origin, problems[0]?.reason])).toEqual([
      ['line 2', 'the line has 1 cells, the header 2'],
      ['line 3', 'the line has 3 cells, the header 2'],
      ['line 4', undefined],
    ]);
  });

  test('what stands before a quotation mark that is never closed is read', async () => {
    const rows = await read('reference,city\nA1,Gent\nA2,"Gent\nA3,Gent\n');
    expect(rows).toMatchObject([
      { origin: 'line 2', values: { reference: 'A1' }, problems: [] },
      {
        problems: [{ field: 'file', reason: 'a quotation mark is opened below this line and never closed' }],
      },
    ]);
  });

  test.each([
    ['reference,description.nl,city,price', '1,"Mooi huis, tuin,Gent,100', '2,"Villa groot",Gent,200'],
    ['reference;description.nl;city;price', '1;"Mooi huis; tuin;Gent;100', '2;"Villa groot";Gent;200'],
    ['reference,description.nl,city,price', '1,"Mooi, met tuin,Gent,100', '2,Huis "Ter Zee",Gent,200'],
    ['reference,street,description.nl,city', '1,"Kerkstraat,Mooi,Gent', '2,Markt,"Villa, groot",Gent'],
    ['reference,city,price', '"1,Gent,100', '"2",Gent,200'],
    ['reference,description.nl,city', '1,"Mooi huis, tuin,Gent', '"2",Villa,'],
  ])('%s: a stray quotation mark that swallows a line is told', async (...lines) => {
    expect(await read(`${lines.join('\n')}\n`)).toMatchObject([
      {
        origin: 'line 2',
        problems: [
          {
            field: 'row',
            reason: 'an unclosed quotation mark joined the lines 2 to 3 into one row',
          },
        ],
      },
    ]);
  });

  test('a text of several lines may begin with a quotation, and have delimiters', async () => {
    const text = '""Prachtig!"", vonden wij.\n""Uniek,"" zei zij, en echt groot.';
    const rows = await read(`reference,city,description.nl,price\nA1,Gent,"${text}",100\n`);
    expect(rows).toMatchObject([{ values: { reference: 'A1', city: 'Gent' }, problems: [] }]);
  });
});
