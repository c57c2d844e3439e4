import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory, documents } = await commandLine(database);
const property = await addProperty(database, { reference: 'V-1' });
const pdf = Buffer.from('%PDF-1.7\nspecimen');
const background = { r: 200, g: 210, b: 220 };
const png = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
  .png()
  .toBuffer();
await writeFile(join(directory, 'epc.txt'), pdf);
await writeFile(join(directory, 'epc.png'), png);

describe('a document', () => {
  afterEach(() => database.deleteFrom('document').execute());

  const add = (file: string, ...words: string[]) =>
    gevel(
      'documents',
      'add',
      '--property',
      'V-1',
      '--kind',
      'epc',
      '--file',
      file,
      '--access',
      'owner',
      ...words,
    );
  const read = () => database.selectFrom('document').selectAll().orderBy('id').execute();

  it('is kept by what it is, whatever it is called', async () => {
    expect((await add('epc.txt', '--issued', '2026-01-10', '--expires', '2036-01-09')).status).toBe(0);
    const [row] = await read();
    expect(row).toMatchObject({
      property_id: property,
      kind: 'epc',
      access: 'owner',
      mime_type: 'application/pdf',
      size_bytes: pdf.length,
      issued_on: '2026-01-10',
      expires_on: '2036-01-09',
    });
    expect(await documents.read(row?.file_key ?? '')).toEqual(pdf);
    const audited = await database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject', '=', `property:${property}`)
      .execute();
    expect(audited).toContainEqual({ actor: 'command', action: 'document.add epc' });
  });

  it('takes the place of those before it, whose file goes', async () => {
    await add('epc.txt', '--issued', '2026-01-10');
    const [before] = await read();
    expect((await add('epc.png', '--replace')).out).toMatch(
      /^Document \d+ of V-1: epc, owner, in place of 1\n$/,
    );
    const rows = await read();
    expect(rows).toMatchObject([{ mime_type: 'image/png', issued_on: null, expires_on: null }]);
    expect(await documents.exists(before?.file_key ?? '')).toBe(false);
    expect(await documents.exists(rows[0]?.file_key ?? '')).toBe(true);
  });

  it.each([
    ['script.pdf', Buffer.from('<svg onload="alert(1)">'), 'is not a PDF, JPEG or PNG'],
    ['empty.pdf', Buffer.alloc(0), 'is not a PDF, JPEG or PNG'],
    ['scan.tif', Buffer.from('II*\0\x08\0\0\0'), 'is in TIFF: save it as PDF, JPEG or PNG'],
    ['heavy.pdf', Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]), 'is larger than 20 MB'],
  ])('is refused: %s', async (file, bytes, said) => {
    await add('epc.txt');
    await writeFile(join(directory, file), bytes);
    expect(await add(file)).toMatchObject({ status: 1, err: `${file} ${said}.\n` });
    expect(await read()).toHaveLength(1);
  });
});

const document = [
  'documents',
  'add',
  '--property',
  'V-1',
  '--kind',
  'epc',
  '--file',
  'epc.png',
  '--access',
  'owner',
];
const tomorrow = addDays(dayOf(new Date()), 1);

it.each([
  [document.with(5, 'recipe')],
  [document.with(7, 'none.pdf')],
  [document.with(9, 'everybody')],
  [[...document, '--issued', tomorrow]],
  [[...document, '--issued', '2026-01-10', '--expires', '2026-01-09']],
  [['steps', 'add', '--property', 'V-1']],
  [['steps', 'add', '--property', 'V-1', '--subject', 'x', '--due', 'soon']],
  [['steps', 'done']],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});

it('knows the properties that there are', async () => {
  expect(await gevel(...document.with(3, 'V-9'))).toMatchObject({
    status: 1,
    err: 'There is no property with the number or reference "V-9".\n',
  });
});
