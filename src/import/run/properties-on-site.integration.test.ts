import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSource } from '#commands/import/sources.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { readTransfer } from '#import/crm/openimmo/read-transfer.ts';
import { skarabeeLists } from '#import/crm/skarabee/soap.ts';
import { readXml } from '#import/xml/read-xml.ts';
import { createTestApp } from '#test/app.ts';
import { omnicasaBody } from '#test/crm/omnicasa-property.ts';
import { openImmoHouse, openImmoTransfer } from '#test/crm/openimmo-transfer.ts';
import { skarabeePublication } from '#test/crm/skarabee-publication.ts';
import { sweepBrightEstate, sweepBrightProject } from '#test/crm/sweepbright-estate.ts';
import { whiseEstate } from '#test/crm/whise-estate.ts';
import { openSource } from './open-source.ts';
import { runWith } from './run-import.ts';

const site = await createTestApp({ publicUrl: 'https://www.agency.be' });
const { database } = site;
const now = new Date('2026-11-24T10:00:00Z');
const reported: [string, string | null][] = [];

/** The program's adapter without the network: it asks nothing, and records what it would tell. */
function offline(name: string): Adapter {
  const adapter = findAdapter(name);
  if (!adapter) throw new Error(`There is no ${name}.`);
  const told = async (_: unknown, ref: string, url: string | null) => void reported.push([ref, url]);
  const { reportOnline } = adapter;
  return { ...adapter, settings: z.object({}), secrets: [], ...(reportOnline && { reportOnline: told }) };
}

async function run(name: string, raws: readonly RawRecord[]) {
  const around = {
    ...{ database, importKey: undefined, publicUrl: 'https://www.agency.be', findAdapter: offline },
    pictures: { database, storage: site.pictureFiles, jobs: { enqueue: async () => {} } },
    ...{ documents: site.documentFiles, now: () => now, pause: async () => {} },
    network: { resolve: async () => [] },
  };
  async function* records() {
    for (const raw of raws) yield raw;
    return { isComplete: false };
  }
  const open = await openSource(around, name);
  return runWith(around, open, { cause: 'hand', actor: 'command' }, records());
}

beforeAll(() => loadPlaces(database));
beforeEach(async () => {
  reported.length = 0;
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('property').execute();
  await database.deleteFrom('project').execute();
});

async function addSource(adapter: string): Promise<void> {
  const source = { name: adapter, adapter, settings: {}, secrets: null, everyMinutes: null };
  await createSource({ database, now, actor: 'command' }, { ...source, publish: 'auto' });
}

function xmlOf(publication: string): object {
  const read = readXml(Buffer.from(publication), { lists: skarabeeLists });
  if (read.kind === 'refused') throw new Error(read.reason);
  return read.record.Publication as object;
}

function openImmoRecord(): RawRecord {
  const read = readTransfer(Buffer.from(openImmoTransfer([openImmoHouse()])));
  if (read.kind === 'refused') throw new Error(read.reason);
  const [first] = read.records();
  if (first?.kind !== 'record') throw new Error('There is no home in it.');
  return first.record;
}

const home = (ref: string, body: unknown): RawRecord => ({ ref, kind: 'home', body });

describe.each([
  ['whise', home('204', whiseEstate())],
  ['sweepbright', home('0a61d7c2', sweepBrightEstate())],
  ['omnicasa', home('551201', omnicasaBody())],
  ['skarabee', home('4200300', xmlOf(skarabeePublication()))],
  ['openimmo', openImmoRecord()],
])('a home of %s', (name, raw) => {
  it('stands on the site, once, and changes nothing when it comes again', async () => {
    await addSource(name);
    const first = await run(name, [raw]);
    expect(first.counts).toMatchObject({ created: 1, bad: 0 });
    const { id, reference, publication } = await database
      .selectFrom('property')
      .select(['id', 'reference', 'publication'])
      .where('source', '=', name)
      .executeTakeFirstOrThrow();
    expect(publication).toBe('published');
    const page = await site.request(`/property/${id}/`, { redirect: 'follow' });
    const location = page.headers.get('Location') ?? '';
    const shown = await (await site.request(new URL(location, 'https://www.agency.be').pathname)).text();
    expect(shown).toContain(reference);
    const again = await run(name, [raw]);
    expect(again.counts).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
  });
});

it('tells SweepBright where a home stands when that has changed, and not again', async () => {
  await addSource('sweepbright');
  const raw = home('0a61d7c2', sweepBrightEstate());
  await run('sweepbright', [raw]);
  const { id } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  expect(reported).toEqual([['0a61d7c2', `https://www.agency.be/property/${id}/`]]);
  await run('sweepbright', [raw]);
  expect(reported).toHaveLength(1);
});

it('takes the units that stand within a project, and withdraws the one that is named no longer', async () => {
  await addSource('sweepbright');
  const body = sweepBrightProject();
  const project = { ref: String(body.id), kind: 'project', body } as const;
  await run('sweepbright', [project]);
  const units = () =>
    database
      .selectFrom('property')
      .select(['source_ref', 'publication', 'project_id'])
      .where('project_id', 'is not', null)
      .orderBy('source_ref')
      .execute();
  const before = await units();
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(before.map(({ publication }) => publication))).toEqual(new Set(['published']));
  const [gone, ...left] = body.properties as { id: string }[];
  await run('sweepbright', [{ ...project, body: { ...body, properties: left } }]);
  const after = new Map((await units()).map(({ source_ref, publication }) => [source_ref, publication]));
  expect(after.get(gone?.id ?? '')).toBe('withdrawn');
  expect([...after.values()].filter((each) => each === 'published')).toHaveLength(before.length - 1);
});
