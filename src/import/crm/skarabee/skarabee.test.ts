import { expect, it, test } from 'vitest';
import type { Cursor, FetchEnd } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { fault, type SkarabeePublication, startSkarabee } from '#test/crm/skarabee-server.ts';
import { skarabee } from './skarabee.ts';

const two = (): Record<string, SkarabeePublication> => ({
  11: { modified: '2026-11-01T09:00:00' },
  12: { modified: '2026-11-03T09:00:00' },
  13: { modified: '2026-11-02T09:00:00', active: false },
});

type Server = Awaited<ReturnType<typeof startSkarabee>>;

async function fetchAll(server: Server, since?: Cursor): Promise<FetchEnd & { records: RawRecord[] }> {
  const records: RawRecord[] = [];
  const fetching = skarabee.fetch?.(server.access(), since);
  while (fetching) {
    const { done, value } = await fetching.next();
    if (done) return { ...value, records };
    records.push(value);
  }
  throw new Error('It cannot fetch.');
}

const refs = ({ records }: { records: RawRecord[] }) => records.map(({ ref }) => ref);

it('reads all that is active, and says what is not any more', async () => {
  const server = await startSkarabee(two());
  const all = await fetchAll(server);
  expect(refs(all)).toEqual(['11', '12']);
  expect(all).toMatchObject({ isComplete: true, present: ['11', '12'], gone: ['13'] });
  expect(all.records[0]).toMatchObject({ kind: 'home', version: '2026-11-01T09:00:00' });
  const [first] = all.records.map((each) =>
    skarabee.map(skarabee.withoutPersonal(each), { find: () => undefined }),
  );
  expect(first).toMatchObject({ visibility: 'publish', change: { agentEmail: 'els.maes@kantoor.example' } });
});

it('asks in full only for what changed, and names all that there is', async () => {
  const server = await startSkarabee(two());
  const { cursor } = await fetchAll(server);
  Object.assign(server.publications, { 14: { modified: '2026-11-05T09:00:00' } });
  delete server.publications[11];
  server.calls.length = 0;
  const next = await fetchAll(server, cursor);
  expect(refs(next)).toEqual(['12', '14']);
  expect(next.present).toEqual(['12', '14']);
  expect(server.calls.filter((each) => each.startsWith('GetPublication '))).toHaveLength(2);
});

it('gives projects before their units', async () => {
  const server = await startSkarabee(two());
  server.projects[12] = ['11'];
  const { records } = await fetchAll(server);
  expect(records).toMatchObject([
    { ref: '12', kind: 'project' },
    { ref: '11', kind: 'unit', parentRef: '12' },
  ]);
  expect(await skarabee.fetchOne?.(server.access(), '11')).toMatchObject({ kind: 'unit', parentRef: '12' });
});

it('does not let one that fails hold up the others, and asks for it again', async () => {
  const server = await startSkarabee(two());
  const broken = '<Errors><Error><Code>DB_ERROR</Code><Message>later</Message></Error></Errors>';
  const answer = `<E:Envelope xmlns:E="x"><E:Body><GetPublicationResponse><GetPublicationResult>${broken}</GetPublicationResult></GetPublicationResponse></E:Body></E:Envelope>`;
  Object.assign(server.publications[11] ?? {}, { answer });
  const first = await fetchAll(server);
  expect(refs(first)).toEqual(['12']);
  expect(first.present).toEqual(['11', '12']);
  delete server.publications[11]?.answer;
  expect(refs(await fetchAll(server, first.cursor))).toEqual(['11', '12']);
});

test.each([
  [
    'a fault',
    { status: 500, answer: fault('Server was unable to process request.') },
    /could not answer GetPublication: Server was unable/,
  ],
  [
    'a web page',
    { status: 200, answer: '<!DOCTYPE html><html></html>' },
    /GetPublication was answered with status 200, and it is a web page/,
  ],
  ['half an answer', { status: 200, answer: fault('x').slice(0, 150) }, /no whole XML/],
  ['nothing', { status: 200, answer: '' }, /no XML/],
  ['another answer', { status: 200, answer: '<a xmlns="x"><Body/></a>' }, /and something else/],
  ['entities', { status: 200, answer: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }, /DOCTYPE/],
])('stops at %s, and says so', async (_, own, reason) => {
  const server = await startSkarabee({ ...two(), 12: { modified: '2026-11-03T09:00:00', ...own } });
  await expect(fetchAll(server)).rejects.toThrow(reason);
});

it('says that a password is wrong, and never which', async () => {
  const server = await startSkarabee(two());
  const probing = skarabee.probe?.(server.access({ password: 'verkeerd' }));
  await expect(probing).rejects.toThrow('Skarabee does not accept what the source logs in with.');
  await expect(probing).rejects.not.toThrow(/verkeerd/);
  expect(await skarabee.probe?.(server.access())).toEqual({ account: 'Kantoor Proef', homes: 2 });
});

it('finds out that one is gone', async () => {
  const server = await startSkarabee(two());
  expect(await skarabee.fetchOne?.(server.access(), '99')).toBe('gone');
  expect(await skarabee.fetchOne?.(server.access(), '12')).toMatchObject({ ref: '12', kind: 'home' });
});

it('tells where a home stands, and that it stands nowhere any more', async () => {
  const server = await startSkarabee(two());
  await skarabee.reportOnline?.(server.access(), '11', 'https://kantoor.example/a?b=1&c=2');
  await skarabee.reportOnline?.(server.access(), '11', null);
  expect(server.bodies[0]).toContain(
    '<Feedback><PublicationID>11</PublicationID><Status>AVAILABLE</Status><ExternalID>11</ExternalID><URL>https://kantoor.example/a?b=1&amp;c=2</URL></Feedback>',
  );
  expect(server.bodies[1]).toContain('<Status>DELETED</Status>');
});

it('hands on what somebody asked', async () => {
  const server = await startSkarabee(two());
  const lead = {
    id: 31,
    ref: '11',
    firstName: 'Jo',
    lastName: 'A & B',
    email: 'jo@post.example',
    phone: undefined,
    language: 'nl',
    message: '<b>Kan ik langskomen?</b>',
  };
  expect(await skarabee.sendLead?.(server.access(), lead)).toEqual({});
  expect(server.bodies[0]).toContain('<ExternalReference>31</ExternalReference>');
  expect(server.bodies[0]).toContain(
    '<LastName>A &amp; B</LastName><Comments>&lt;b&gt;Kan ik langskomen?&lt;/b&gt;</Comments>',
  );
});

it('asks again where it is busy, and takes nothing in twice', async () => {
  const server = await startSkarabee(two());
  const own = server.publications[11];
  if (own) own.busy = 1;
  expect(refs(await fetchAll(server))).toEqual(['11', '12']);
  expect(server.calls.filter((each) => each === 'GetPublication 11')).toHaveLength(2);
});
