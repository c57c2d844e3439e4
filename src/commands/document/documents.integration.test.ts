import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { pdfFile } from '#test/pdf-file.ts';
import { addDocument, mostDocuments } from './add-document.ts';
import { arrangeDocuments, moveDocument } from './arrange-documents.ts';
import { changeDocument, removeDocument } from './change-document.ts';
import { heaviestDocument } from './document-file.ts';

const { database } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'gevel-documents-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const documents = diskStorage(folder);
const by = { database, now: new Date('2026-11-23T10:00:00Z'), actor: 'staff:1', documents };
const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);

let propertyId: number;
beforeEach(async () => {
  propertyId = await addProperty(database, { reference: `D-${Math.random()}` });
});

const add = (bytes: Uint8Array, more: Partial<Parameters<typeof addDocument>[1]> = {}) =>
  addDocument(by, { propertyId, kind: 'epc', access: 'owner', bytes, ...more });

async function added(bytes: Uint8Array, more: Partial<Parameters<typeof addDocument>[1]> = {}) {
  const outcome = await add(bytes, more);
  if (!('id' in outcome)) throw new Error(outcome.outcome);
  return outcome.id;
}

const kept = () =>
  database
    .selectFrom('document')
    .select(['id', 'kind', 'access', 'file_key', 'issued_on', 'expires_on', 'sort'])
    .where('property_id', '=', propertyId)
    .orderBy('sort')
    .execute();

const log = async () =>
  (
    await database
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `property:${propertyId}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

const as = { kind: 'epc', access: 'owner', issuedOn: undefined, expiresOn: undefined } as const;

it('keeps a file that comes twice, or many times at once, once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => add(pdf('one'))));
  expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'there already')).toHaveLength(7);
  expect(await kept()).toHaveLength(1);
  expect(await log()).toEqual(['document.add epc']);
});

it('takes one file for two kinds, but not as what was only guessed', async () => {
  const id = await added(pdf('both'));
  expect(await add(pdf('both'), { kind: 'soil', isGuessed: true })).toEqual({ outcome: 'there already', id });
  expect(await add(pdf('both'), { kind: 'asbestos' })).toMatchObject({ outcome: 'added' });
  expect((await kept()).map(({ kind }) => kind)).toEqual(['epc', 'asbestos']);
});

it.each([
  ['at the bound', Buffer.concat([pdf(''), Buffer.alloc(heaviestDocument - 9)]), 'added'],
  ['over it', Buffer.concat([pdf(''), Buffer.alloc(heaviestDocument - 8)]), 'too heavy'],
  ['a page that calls itself a PDF', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong kind'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="a()">'),
    'wrong kind',
  ],
  ['nothing', Buffer.alloc(0), 'wrong kind'],
])('of a file %s: %s', async (_, bytes, outcome) => {
  expect(await add(bytes)).toMatchObject({ outcome });
});

it('takes no more than a property has, and none of a property that is gone', async () => {
  await database
    .insertInto('document')
    .values(
      Array.from({ length: mostDocuments }, () => ({
        property_id: propertyId,
        kind: 'epc',
        access: 'request',
      })),
    )
    .execute();
  expect(await add(pdf('too many'))).toEqual({ outcome: 'too many' });
  expect(await add(pdf('x'), { propertyId: 999_999 })).toEqual({ outcome: 'no such property' });
});

it('changes what a document is, and puts a newer file in its place', async () => {
  const id = await added(pdf('old'), { issuedOn: '2016-01-01' });
  const [before] = await kept();
  const which = { propertyId, documentId: id };
  expect(
    await changeDocument(by, which, { ...as, kind: 'soil', access: 'download', expiresOn: '2030-01-01' }),
  ).toBe('changed');
  expect(await kept()).toMatchObject([
    {
      id,
      kind: 'soil',
      access: 'download',
      issued_on: null,
      expires_on: '2030-01-01',
      file_key: before?.file_key,
    },
  ]);
  expect(await changeDocument(by, which, { ...as, bytes: Buffer.from('<html>') })).toBe('wrong kind');
  expect(await changeDocument(by, which, { ...as, bytes: pdf('new') })).toBe('changed');
  const [after] = await kept();
  expect(after).toMatchObject({ id, kind: 'epc' });
  expect(await documents.read(after?.file_key ?? '')).toEqual(pdf('new'));
  expect(await documents.exists(before?.file_key ?? '')).toBe(false);
  expect(await log()).toEqual(['document.add epc', 'document.change soil', 'document.replace epc']);
});

it('leaves a document without a file to those who ask the agent', async () => {
  const { id } = await database
    .insertInto('document')
    .values({ property_id: propertyId, kind: 'mandate', access: 'request' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const which = { propertyId, documentId: id };
  expect(await changeDocument(by, which, { ...as, access: 'download' })).toBe('no file');
  expect(await changeDocument(by, which, { ...as, access: 'request' })).toBe('changed');
  expect(await changeDocument(by, which, { ...as, access: 'download', bytes: pdf('scan') })).toBe('changed');
});

it('removes a document with its file, unless another one is the same file', async () => {
  const one = await added(pdf('shared'));
  const other = await added(pdf('shared'), { kind: 'soil' });
  const [{ file_key } = { file_key: '' }] = await kept();
  expect(await removeDocument(by, { propertyId, documentId: one })).toBe(true);
  expect(await documents.exists(file_key ?? '')).toBe(true);
  expect(await removeDocument(by, { propertyId, documentId: other })).toBe(true);
  expect(await documents.exists(file_key ?? '')).toBe(false);
  expect(await removeDocument(by, { propertyId, documentId: other })).toBe(false);
  expect((await log()).slice(2)).toEqual(['document.remove epc', 'document.remove soil']);
});

it('puts them in order, one place at a time', async () => {
  const [a, b, c] = [await added(pdf('a')), await added(pdf('b')), await added(pdf('c'))];
  const order = async () => (await kept()).map(({ id }) => id);
  await moveDocument(by, { propertyId, documentId: c }, -1);
  expect(await order()).toEqual([a, c, b]);
  await moveDocument(by, { propertyId, documentId: a }, -1);
  await moveDocument(by, { propertyId, documentId: b }, 1);
  expect(await order()).toEqual([a, c, b]);
  await moveDocument(by, { propertyId, documentId: a }, 1);
  expect(await order()).toEqual([c, a, b]);
});

it('puts them in a whole order, those that came meanwhile behind it', async () => {
  const [a, b, c] = [await added(pdf('a')), await added(pdf('b')), await added(pdf('c'))];
  const order = async () => (await kept()).map(({ id }) => id);
  expect(await arrangeDocuments(by, { propertyId }, [c, a])).toBe(true);
  expect(await order()).toEqual([c, a, b]);
  expect(await arrangeDocuments(by, { propertyId }, [b, 999_999])).toBe(false);
  expect(await order()).toEqual([c, a, b]);
});

it('calls a document by a name of its own, language by language, until that is taken away', async () => {
  const documentId = await added(pdf('named'));
  const name = async () =>
    (
      await database
        .selectFrom('document')
        .select('name')
        .where('id', '=', documentId)
        .executeTakeFirstOrThrow()
    ).name;
  const rename = (said: Record<string, string>) =>
    changeDocument(by, { propertyId, documentId }, { ...as, name: said });
  await rename({ nl: 'EPC van de studio', fr: 'PEB du studio' });
  await rename({ nl: 'EPC van het atelier' });
  expect(await name()).toEqual({ nl: 'EPC van het atelier', fr: 'PEB du studio' });
  await changeDocument(by, { propertyId, documentId }, as);
  expect(await name()).toEqual({ nl: 'EPC van het atelier', fr: 'PEB du studio' });
  await rename({ nl: '', fr: '' });
  expect(await name()).toBeNull();
});

it('leaves the documents of another property alone', async () => {
  const documentId = await added(pdf('mine'));
  const which = { propertyId: await addProperty(database, { reference: `D-${Math.random()}` }), documentId };
  expect(await changeDocument(by, which, as)).toBe('gone');
  expect(await moveDocument(by, which, 1)).toBe(false);
  expect(await arrangeDocuments(by, which, [documentId])).toBe(false);
  expect(await removeDocument(by, which)).toBe(false);
  expect(await kept()).toHaveLength(1);
});

it.each(['jpeg', 'png'] as const)('keeps a %s upright and without what its camera wrote', async (format) => {
  const secret = 'Kouter 12, Gent';
  const exif = { IFD0: { Artist: secret, Copyright: secret }, IFD3: { GPSLatitude: '51/1 3/1 12/1' } };
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04' } })
    .withExif(exif)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${secret}</rdf:RDF></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    [format]()
    .toBuffer();
  const bytes = Buffer.concat([taken, Buffer.from(`MPF ${secret}`)]);
  const before = await sharp(bytes).metadata();
  expect([before.orientation, Boolean(before.exif)]).toEqual([6, true]);
  const id = await added(bytes);
  const [row] = await kept();
  const stored = await documents.read(row?.file_key ?? '');
  expect(stored?.includes(secret)).toBe(false);
  const { width, height, exif: left, xmp, iptc, orientation } = await sharp(stored).metadata();
  expect({ width, height, left, xmp, iptc, orientation }).toEqual({ width: 40, height: 60 });
  // The same file is the same document, even if it is stored with other bytes.
  expect(await add(bytes)).toEqual({ outcome: 'there already', id });
  expect(await changeDocument(by, { propertyId, documentId: id }, { ...as, bytes })).toBe('changed');
  expect((await documents.read(row?.file_key ?? ''))?.includes(secret)).toBe(false);
});

it('refuses a picture that cannot be read', async () => {
  const whole = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04' } })
    .jpeg()
    .toBuffer();
  expect(await add(whole.subarray(0, 200))).toEqual({ outcome: 'broken' });
});

it.each([
  [{ Title: 'EPC Kerkstraat 12', Author: 'An Peeters' }, undefined, 'EPC Kerkstraat 12', 'An Peeters'],
  [{ Title: '', Author: '  ' }, undefined, null, null],
  [{ Author: 'Zoé Müller ✓' }, undefined, null, 'Zoé Müller ✓'],
  [{ Title: 'x'.repeat(5000) }, undefined, 'x'.repeat(200), null],
  [{ Title: 'Behind a password' }, 'secret', null, null],
])('tells what a PDF says of itself, and keeps it as it is: %j', async (info, password, title, author) => {
  const bytes = await pdfFile(info, password);
  const outcome = await add(bytes);
  expect(outcome).toMatchObject({ outcome: 'added', properties: { title, author } });
  const [{ file_key } = { file_key: null }] = await kept();
  expect(await documents.read(file_key ?? '')).toEqual(bytes);
});

it('tells of the file that stands there now', async () => {
  const id = await added(await pdfFile({ Title: 'Kerkstraat 12' }));
  const says = () =>
    database.selectFrom('document').select('file_title').where('id', '=', id).executeTakeFirst();
  expect(await says()).toEqual({ file_title: 'Kerkstraat 12' });
  await changeDocument(by, { propertyId, documentId: id }, { ...as, bytes: await pdfFile({}) });
  expect(await says()).toEqual({ file_title: null });
});

it('takes a file that only begins as a PDF', async () => {
  expect(await add(pdf('garbage'))).toMatchObject({ properties: { title: null, author: null } });
});
