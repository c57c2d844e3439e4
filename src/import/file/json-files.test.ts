import { describe, expect, test } from 'vitest';
import { propertyFiles } from '#test/property-file.ts';

const { read } = await propertyFiles();

describe('a file of JSON Lines', () => {
  const name = 'homes.jsonl';

  test('holds an object per line, its details nested or not', async () => {
    const lines = [
      '{"reference":"A1","price":325000,"title":{"nl":"Huis"},"details":{"rooms":5}}',
      '',
      '{"Ref":"A2","rooms":null}',
    ];
    expect(await read(lines.join('\r\n'), { name, map: { Ref: 'reference' } })).toMatchObject([
      {
        origin: 'line 1',
        values: { reference: 'A1', priceCents: 32_500_000, rooms: 5 },
        texts: { title: { nl: 'Huis' } },
      },
      { origin: 'line 3', values: { reference: 'A2', rooms: null } },
    ]);
  });

  test('a line that is no object, or has an unknown name, is bad; the others are read', async () => {
    const rows = await read('{"reference":\n[1]\n{"referense":"A1"}\n{"reference":"A2"}', { name });
    expect(rows.map(({ origin, problems }) => [origin, problems[0]?.reason.slice(0, 30)])).toEqual([
      ['line 1', 'this line is not JSON: Unexpec'],
      ['line 2', 'this line is not an object suc'],
      ['line 3', 'The column "referense" is unkn'],
      ['line 4', undefined],
    ]);
  });
});

describe('a file with a list of JSON', () => {
  const name = 'homes.json';

  test('is read object by object', async () => {
    const text =
      '\ufeff[\n {"reference":"A[1]","title":{"nl":"\\"Huis\\" }]"}},\n{"Ref":"A2","rooms":null}, 7\n]\n';
    const rows = await read(text, { name, map: { Ref: 'reference' } });
    expect(rows).toMatchObject([
      { origin: 'item 1', values: { reference: 'A[1]' }, texts: { title: { nl: '"Huis" }]' } } },
      { origin: 'item 2', values: { reference: 'A2', rooms: null } },
      { origin: 'item 3', problems: [{ field: 'row' }], isBroken: true },
    ]);
  });

  test('one that nests without end is bad, the next is read', async () => {
    const deep = `${'{"nl":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const rows = await read(`[{"reference":"A1","title":${deep}},{"reference":"A2"}]`, { name });
    expect(rows.map(({ origin, problems }) => [origin, problems[0]?.reason])).toEqual([
      ['item 1', 'item 1 has lists and objects nested more than 100 levels deep'],
      ['item 2', undefined],
    ]);
  });

  test('is large and on one line', async () => {
    const objects = Array.from({ length: 5000 }, (_, index) => ({ reference: `A${index}`, city: 'Gent' }));
    const rows = await read(JSON.stringify(objects), { name });
    expect(rows).toHaveLength(5000);
    expect(rows.at(-1)).toMatchObject({ origin: 'item 5000', values: { reference: 'A4999' } });
  });

  test('that is empty has none; one that is cut says so after what it has', async () => {
    expect(await read('[]', { name })).toEqual([]);
    expect(await read('[{"reference":"A1"},{"reference":"A2', { name })).toMatchObject([
      { values: { reference: 'A1' }, problems: [] },
      { origin: 'the end', isBroken: true, problems: [{ reason: expect.stringContaining('is not closed') }] },
    ]);
  });
});
