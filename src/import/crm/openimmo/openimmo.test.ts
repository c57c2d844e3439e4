import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { openArchive } from '#import/archive/file-archive.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { openImmoHouse, openImmoTransfer } from '#test/crm/openimmo-transfer.ts';
import { type ZippedFile, zipFile } from '#test/zip-file.ts';
import { openImmo } from './openimmo.ts';

async function read(files: readonly ZippedFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-openimmo-'));
  writeFileSync(join(folder, 'delivery.zip'), zipFile(files));
  const archive = await openArchive(join(folder, 'delivery.zip'));
  onTestFinished(() => {
    archive.close();
    rmSync(folder, { recursive: true });
  });
  const records: RawRecord[] = [];
  const reading = openImmo.readDelivery(archive);
  while (true) {
    const { done, value } = await reading.next();
    if (done) return { archive, records, end: value };
    records.push(value);
  }
}

const whole = openImmoTransfer([openImmoHouse()]);
const part = openImmoTransfer([openImmoHouse()], { extent: 'TEIL' });

it('reads the homes of an archive, and their pictures by the names that it gives them', async () => {
  const { archive, records, end } = await read([
    { name: 'openimmo.XML', bytes: whole },
    { name: '__MACOSX/._openimmo.xml', bytes: 'x' },
    { name: 'bilder/1.jpg', bytes: 'jpeg' },
  ]);
  expect(end).toEqual({ isComplete: true, present: ['PROBE77_31'], gone: [] });
  const [home] = records.map((each) => openImmo.map(openImmo.withoutPersonal(each)));
  expect(home?.media[0]).toMatchObject({ file: 'bilder/1.jpg' });
  expect(String(await archive.read(home?.media[0]?.file ?? '', 100))).toBe('jpeg');
});

test.each([
  ['a part', [part], false],
  ['two files of which each says that it is all', [whole, whole], false],
])('does not take %s for all', async (_, texts, isComplete) => {
  const { end } = await read(texts.map((bytes, index) => ({ name: `${index}.xml`, bytes })));
  expect(end.isComplete).toBe(isComplete);
});

test.each([
  ['no XML', [{ name: '1.jpg', bytes: 'x' }], /has no XML in it/],
  [
    'an XML of others',
    [{ name: 'a.xml', bytes: '<kyero/>' }],
    /a.xml: it is no OpenImmo: it begins with kyero/,
  ],
  [
    'entities',
    [{ name: 'a.xml', bytes: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }],
    /a.xml: it has a document type/,
  ],
  ['a cut XML', [{ name: 'a.xml', bytes: whole.slice(0, 900) }], /a.xml: it is no whole XML/],
])('refuses %s', async (_, files, reason) => {
  await expect(read(files)).rejects.toThrow(reason);
});

it('gives all that can be read before it says what cannot, and never that it was all', async () => {
  const nameless = openImmoHouse({ verwaltung_techn: '' });
  const files = [{ name: 'a.xml', bytes: openImmoTransfer([nameless, openImmoHouse()]) }];
  const folder = openImmo.readDelivery({
    names: ['a.xml'],
    read: async () => Buffer.from(files[0]?.bytes ?? ''),
  });
  expect(await folder.next()).toMatchObject({ value: { ref: 'PROBE77_31' } });
  await expect(folder.next()).rejects.toThrow(
    'What could not be read: 1, the first because a home has neither',
  );
});
