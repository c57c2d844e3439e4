import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, gevelAnswering, directory } = await commandLine(database);
await addGhent(database);

const COUNT = 60;
const header = 'sourceRef;purpose;type;postalCode;countryId;street;title.nl;description.nl;bedrooms';
const rows = Array.from(
  { length: COUNT },
  (_, index) =>
    `H${index};sale;house;9000;10;Veldstraat;"Huis ${index}";"Een mooie gevel.\n\nMet tuin; en garage, nr. ${index}.";3`,
);
const whole = `${[header, ...rows].join('\n')}\n`;

const importFile = (content: string | Uint8Array, name = 'homes.csv') =>
  writeFile(join(directory, name), content);
const call = ['properties', 'import', 'homes.csv'];
const withdrawing = [...call, '--withdraw-missing'];

const published = async () =>
  (await database.selectFrom('property').select('id').where('publication', '=', 'published').execute())
    .length;

beforeEach(async () => {
  await database.deleteFrom('property').execute();
  await importFile(whole);
  expect(await gevel(...call)).toMatchObject({ status: 0, err: '' });
});

const without = (count: number) => `${[header, ...rows.slice(count)].join('\n')}\n`;

describe('--withdraw-missing', () => {
  test('takes less than a tenth without a question', async () => {
    await importFile(without(5));
    const { status, out, questions } = await gevelAnswering('n', ...withdrawing);
    expect([status, questions]).toEqual([0, []]);
    expect(out).toContain('5 withdrawn');
    expect(await published()).toBe(COUNT - 5);
  });

  test('asks from a tenth on', async () => {
    await importFile(without(6));
    const refused = await gevelAnswering('', ...withdrawing);
    expect(refused.questions).toEqual([
      '6 of the 60 properties of the source import would be withdrawn. Withdraw them? [y/N] ',
    ]);
    expect(refused).toMatchObject({ status: 1, err: 'Nothing was withdrawn: you did not agree.\n' });
    expect(await published()).toBe(COUNT);
    expect((await gevelAnswering('y', ...withdrawing)).out).toContain('6 withdrawn');
    expect(await published()).toBe(COUNT - 6);
  });

  test('refuses where nobody can be asked, and says which flag', async () => {
    await importFile(without(6));
    expect(await gevel(...withdrawing)).toMatchObject({
      status: 1,
      err: 'Nothing was withdrawn: 6 of the 60 properties of the source import would be withdrawn. If that is right, add --yes-withdraw=6.\n',
    });
    expect((await gevel(...withdrawing, '--yes-withdraw=5')).err).toContain('--yes-withdraw allows only 5');
    expect(await published()).toBe(COUNT);
    expect((await gevel(...withdrawing, '--yes-withdraw=6')).status).toBe(0);
    expect(await published()).toBe(COUNT - 6);
  });

  test('refuses more than half, also from somebody at a terminal', async () => {
    await importFile(without(31));
    const { questions, err } = await gevelAnswering('y', ...withdrawing);
    expect(questions).toEqual([]);
    expect(err).toContain('add --yes-withdraw=31');
    expect(await published()).toBe(COUNT);
    await gevel(...withdrawing, '--yes-withdraw=31');
    expect(await published()).toBe(COUNT - 31);
  });

  test('a rehearsal asks nobody', async () => {
    await importFile(without(6));
    const { questions, err } = await gevelAnswering('y', ...withdrawing, '--dry-run');
    expect(questions).toEqual([]);
    expect(err).toContain('add --yes-withdraw=6');
  });

  test('a file that was cut anywhere withdraws nothing', async () => {
    const bytes = Buffer.from(whole);
    const lastRows = bytes.indexOf(`H${COUNT - 5};`);
    const lastRow = bytes.indexOf(`H${COUNT - 1};`);
    for (let cut = bytes.length - 1; cut > lastRows; cut -= 7) {
      // A cut between two rows leaves no trace; if more than a tenth is missing, somebody is asked.
      if (bytes.subarray(cut - 1, cut + 1).toString() === '\nH') continue;
      await importFile(bytes.subarray(0, cut));
      const { err, out } = await gevel(...withdrawing, `--yes-withdraw=${COUNT}`);
      expect([cut, out.includes('withdrawn')]).toEqual([cut, false]);
      // If only the very last cell is cut, no row is missing.
      if (cut < lastRow) {
        expect([cut, err]).toEqual([cut, expect.stringContaining('Nothing was withdrawn')]);
      }
    }
    expect(await published()).toBe(COUNT);
  });

  test('a last line without its end: only somebody at a terminal says that the file is whole', async () => {
    await importFile(without(2).trimEnd());
    const allowing = [...withdrawing, '--yes-withdraw=50'];
    for (const words of [withdrawing, allowing, [...allowing, '--dry-run']]) {
      const { status, out, err } = await gevel(...words);
      expect([status, out.includes('withdrawn')]).toEqual([1, false]);
      expect(err).toContain(
        'the last line of the file has no line end, so the file may be cut short. No flag allows that. If the file is complete',
      );
    }
    expect((await gevelAnswering('n', ...allowing)).questions).toEqual([
      expect.stringContaining('has no line end'),
    ]);
    expect(await published()).toBe(COUNT);
    expect((await gevelAnswering('y', ...allowing)).out).toContain('2 withdrawn');
    expect(await published()).toBe(COUNT - 2);
  });

  test.each(header.split(';').map((name, index) => [name, index]))(
    'a stray quotation mark before %s withdraws nothing',
    async (_, index) => {
      const plain = rows.map((row) => row.replace(/"Huis (\d+)";"[^"]*"/u, 'Huis $1;Gevel'));
      const cells = plain[20]?.split(';') ?? [];
      cells[index] = `"${cells[index]}`;
      const closing = plain[24]?.split(';') ?? [];
      for (const closed of [index, Math.max(index - 1, 0), Math.min(index + 1, cells.length - 1)]) {
        const spoiled = [...plain];
        spoiled[20] = cells.join(';');
        spoiled[24] = closing.map((cell, at) => (at === closed ? `${cell}"` : cell)).join(';');
        await importFile(`${[header, ...spoiled].join('\n')}\n`);
        const { status, err } = await gevel(...withdrawing);
        expect(status).toBe(1);
        expect(err).toContain('Nothing was withdrawn: line 22 is broken');
        expect(await published()).toBe(COUNT);
      }
    },
  );

  test('JSON Lines: a line that is cut withdraws nothing, a whole one without its end does', async () => {
    const lines = rows.map((_, index) =>
      JSON.stringify({
        sourceRef: `H${index}`,
        purpose: 'sale',
        type: 'house',
        postalCode: 9000,
        countryId: 10,
      }),
    );
    const json = ['properties', 'import', 'homes.jsonl', '--withdraw-missing'];
    await importFile(lines.slice(0, 58).join('\n').slice(0, -9), 'homes.jsonl');
    expect(await gevel(...json, '--yes-withdraw=9')).toMatchObject({
      status: 1,
      err: expect.stringContaining('Nothing was withdrawn: line 58 is broken'),
    });
    expect(await published()).toBe(COUNT);
    await importFile(lines.slice(0, 58).join('\n'), 'homes.jsonl');
    expect((await gevel(...json)).out).toContain('2 withdrawn');
  });

  test('one byte that is no UTF-8 is told with its line, and withdraws nothing', async () => {
    const accented = whole.replaceAll('mooie gevel', 'façade élégante');
    const bytes = Buffer.from(accented);
    const at = bytes.indexOf('Huis 30') + 2;
    bytes[at] = 0xe9;
    await importFile(bytes);
    const { status, err } = await gevel(...withdrawing);
    const line = bytes.subarray(0, at).toString('latin1').split('\n').length;
    expect(err).toBe(
      `line ${line}, row: the line has a byte that is not UTF-8, although the rest of the file is\n` +
        `Nothing was withdrawn: line ${line} is broken, so the missing properties are not certain.\n`,
    );
    expect(status).toBe(1);
    const stored = await database
      .selectFrom('property')
      .select('description')
      .where('source_ref', '=', 'H31')
      .execute();
    expect(JSON.stringify(stored)).toContain('façade élégante');
  });
});

test.each([
  ['--yes-withdraw=3', 'works only with --withdraw-missing'],
  ['--yes', 'Unknown option'],
])('%s alone is refused', async (flag, reason) => {
  expect(await gevel(...call, flag)).toMatchObject({ status: 2, err: expect.stringContaining(reason) });
});
