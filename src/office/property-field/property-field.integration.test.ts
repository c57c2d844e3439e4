import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { propertyEditor } from '#test/property-editor.ts';
import { officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;

let id: number;
let home: string;
beforeEach(async () => {
  id = await addProperty(database, { bedrooms: 2 });
  home = `/office/properties/${id}/`;
});

const { office, stijn, sofie, edits } = await propertyEditor(app, () => id);

describe('one field', () => {
  const save = async (fields: Record<string, string>, { cookie } = stijn) => {
    const sent = { key: 'bedrooms', typed: '3', seen: '2', client: 'abcdefgh', sequence: '1', ...fields };
    const response = await office.send(`${home}field/`, sent, cookie);
    const text = await response.text();
    return { status: response.status, answer: text.startsWith('{') ? JSON.parse(text) : undefined };
  };

  it('is answered with what is kept, what was written meanwhile, and what cannot be read', async () => {
    expect(await save({})).toMatchObject({ status: 200, answer: { outcome: 'saved', seen: '3' } });
    const theirs = [{ content: '3', typed: '3', words: '3', who: 'Stijn Maes' }];
    expect(await save({ typed: '5', client: 'ijklmnop' }, sofie)).toMatchObject({
      status: 409,
      answer: { outcome: 'conflict', theirs },
    });
    expect(await save({ typed: 'x', sequence: '3', seen: '3' })).toMatchObject({
      status: 200,
      answer: { outcome: 'unreadable', seen: '{"typed":"x"}', problem: expect.any(String) },
    });
    expect(await save({ typed: '7', sequence: '2', seen: '3' })).toMatchObject({
      answer: { outcome: 'outdated' },
    });
    expect(await edits()).toEqual([['bedrooms', 'x']]);
  });

  const bad: Record<string, string>[] = [
    { key: 'nothing' },
    { key: 'source' },
    { key: 'title.xx' },
    { seen: '{' },
    { seen: '' },
    { client: '' },
    { client: 'a b c d e f' },
    { sequence: 'x' },
    { sequence: '1.5' },
    { sequence: '-1' },
    { sequence: '99999999999999' },
    { sequence: '' },
  ];
  it.each(bad)('with %o is answered 400', async (fields) => {
    expect(await save(fields)).toMatchObject({ status: 400 });
    expect(await edits()).toEqual([]);
  });

  it('may be huge, or deep', async () => {
    expect(await save({ typed: 'a'.repeat(100_000) })).toMatchObject({ answer: { outcome: 'unreadable' } });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(await save({ typed: '5', seen: deep, sequence: '2' })).toMatchObject({ status: 200 });
    expect(await save({ key: 'title.nl', typed: 'T'.repeat(100_000), seen: 'null' })).toMatchObject({
      answer: { outcome: 'unreadable' },
    });
    expect(await save({ typed: 'a'.repeat(2_000_000), sequence: '3' })).toMatchObject({ status: 413 });
  });

  it('is never read there', async () => {
    expect((await office.see(`${home}field/`, stijn.cookie)).status).toBe(405);
  });
});
