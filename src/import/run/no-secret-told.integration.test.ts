import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { createSource } from '#commands/import/sources.ts';
import { diskStorage } from '#images/storage.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { sendListings } from '#outgoing/sent-portals/send-listings.ts';
import { createTestApp } from '#test/app.ts';
import { estate, whiseServer } from '#test/crm/whise-server.ts';
import { importKey } from '#test/crm/whise-source.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { accounts, portalServer } from '#test/portals/portal-server.ts';
import { addSentPortal } from '#test/portals/sent-to.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { carryOutHooks } from './carry-out-hooks.ts';
import { importHandler } from './import-handler.ts';
import { runImport } from './run-import.ts';

// The one that whiseServer knows.
const password = 'geheim-woord';
const customerPassword = 'planted-at-omnicasa';
const clientSecret = 'planted-at-sweepbright';
const site = await createTestApp({ ...officeSite, importKey });
const { database } = site;
const { see } = asksOffice(site);
const { gevel } = await commandLine(database);
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-secrets-'));
const whise = await whiseServer(Buffer.from('no picture'));
const portal = await portalServer();
afterAll(async () => {
  await whise.close();
  await portal.close();
  await rm(directory, { recursive: true });
});
const now = () => new Date('2026-11-24T09:00:00Z');
const storage = diskStorage(directory);
const around = {
  database,
  pictures: { database, storage, jobs: { enqueue: async () => {} } },
  documents: storage,
  importKey,
  publicUrl: 'https://www.agency.be',
  now,
  pause: async () => {},
  findAdapter,
  network: whise.network,
};

async function addSource(adapter: string, settings: object, hidden: object): Promise<string> {
  const created = await createSource(
    { database, now: now(), actor: 'staff:eline' },
    {
      ...{ name: adapter, adapter, settings: { ...settings }, everyMinutes: 15, publish: 'auto' },
      secrets: sealSecrets({ ...hidden }, importKey, adapter),
    },
  );
  return created.outcome === 'created' ? created.hookSecret : '';
}

it('says no secret in log, runs, records, office or command, whatever goes wrong', async () => {
  const hookSecrets = [
    await addSource('whise', { user: 'u', clientId: 9, officeId: 5 }, { password }),
    // The password stands in the addresses of Omnicasa.
    await addSource(
      'omnicasa',
      { customerName: 'd', address: 'https://newapi.omnicasa.com/x' },
      { customerPassword },
    ),
    await addSource('sweepbright', { clientId: 'scheldekant' }, { clientSecret }),
  ];
  const secrets = [
    password,
    customerPassword,
    clientSecret,
    ...hookSecrets,
    'client-1',
    importKey,
    'planted-in-address',
  ];
  const said: string[] = [];
  const hear = async (what: Promise<unknown>) =>
    said.push(JSON.stringify(await what.catch((error: Error) => `${error.stack}`)));
  const run = (name: string) =>
    hear(runImport(around, name, { cause: 'hand', actor: 'test', isWhole: true }));
  const list = '/v1/estates/list';

  whise.state.estates = [
    estate(1),
    estate(2, {
      pictures: [
        { id: 5, order: 1, urlXXL: 'https://x:planted-in-address@pictures.whise.eu/5.jpg' },
        { id: 6, order: 2, urlXXL: 'https://pictures.whise.eu/6?Signature=planted-in-address&as=.jpg' },
      ],
      linkVirtualVisit: 'https://tour.example/?access_token=planted-in-address',
      someField: 'at https://planted-in-address@whise.eu',
    }),
  ];
  await run('whise');
  // So that there is a former version of it too.
  Object.assign(whise.state.estates[1] ?? {}, { price: 310_000 });
  await run('whise');
  expect(said[0]).toContain('no JPEG');
  for (const status of [401, 403, 500]) {
    whise.state.instead = [{ path: '/token', status, body: { error: `no ${password}` } }];
    await run('whise');
    const body = { validationErrors: [{ code: 'X', message: `${password} client-1` }] };
    whise.state.instead = [{ path: list, status: status === 500 ? 200 : status, body }];
    await run('whise');
  }
  await run('omnicasa');
  await hear(runImport(around, 'sweepbright', { cause: 'hook', actor: 'test', refs: ['0a61d7c2'] }));
  const away = { ...around, network: { ...whise.network, resolve: async () => [] } };
  for (const name of ['whise', 'omnicasa'])
    await hear(runImport(away, name, { cause: 'hand', actor: 'test', isWhole: true }));

  // Runs as a job, with its log; the host is none of Omnicasa's, so that nothing leaves this machine.
  await database
    .updateTable('import_source')
    .set({ settings: JSON.stringify({ customerName: 'd', address: 'https://elsewhere.example/x' }) })
    .where('name', '=', 'omnicasa')
    .execute();
  const log = pino({ level: 'trace' }, { write: (line: string) => void said.push(line) });
  const context = { database, now, log, environment: { importKey, publicUrl: '' }, files: {}, jobs: {} };
  await importHandler({ source: 'omnicasa', cause: 'schedule', actor: 'schedule' }, context as never);
  expect(said.at(-1)).toContain('an import was not completed');

  for (const [index, name] of ['whise', 'omnicasa', 'sweepbright'].entries())
    for (const body of [
      JSON.stringify({ clientId: 9, events: [{ name: 'estate', objectId: 1 }] }),
      '{',
      password,
    ]) {
      for (const secret of [hookSecrets[index], 'forged'])
        await hear(
          site.request(`/hooks/${name}/${secret}/`, { method: 'POST', body }).then((answer) => answer.text()),
        );
      await carryOutHooks({ ...around, network: away.network });
    }

  const { cookie } = await logInStaff(site, 'admin');
  const { rows: records } = await sql<{ ref: string }>`select ref from import_record`.execute(database);
  expect(records.map(({ ref }) => ref).toSorted()).toEqual(['1', '2']);
  for (const path of ['', 'whise/', 'omnicasa/', 'sweepbright/', 'whise/records/1/', 'whise/records/2/']) {
    const shown = await see(`/office/imports/${path}`, cookie);
    expect(shown.status, path).toBe(200);
    said.push(await shown.text());
  }
  said.push(await (await see('/office/log/', cookie)).text());
  for (const words of [
    ['list'],
    ['settings', 'whise'],
    ['runs', 'whise', '--log'],
    ['runs', 'omnicasa', '--log'],
  ])
    said.push(JSON.stringify(await gevel('imports', ...words)));
  said.push(JSON.stringify(await gevel('imports', 'record', 'whise', '2', '--raw')));
  said.push(JSON.stringify(site.takeLogged()), await everythingStored());
  expectNoneTold(said, secrets);
});

it('says no secret of the account of a portal, though the portal repeats what it was sent', async () => {
  await addProperty(database, { type: 'garage_box', country_id: 50, region: 'luxembourg' });
  const by = { importKey, now: now() };
  const ids = [await addSentPortal(database, 'immoweb', by), await addSentPortal(database, 'immotop', by)];
  const { user, password: immotopPassword } = accounts.immotop;
  const basic = Buffer.from(`${user}:${immotopPassword}`).toString('base64');
  const secrets = [accounts.immoweb.clientSecret, immotopPassword, basic, 'pass-'];
  const { cookie } = await logInStaff(site, 'admin');
  const said: string[] = [];
  let minutes = 0;
  const send = async (given: object) => {
    minutes += 20;
    const at = new Date(now().getTime() + minutes * 60_000);
    const around = { database, importKey, publicUrl: 'https://www.agency.be', now: () => at };
    await sendListings({ ...around, reach: portal.reach, ...given });
    for (const path of ['', ...ids.flatMap((id) => [`${id}/`, `${id}/?state=refused`])])
      said.push(await (await see(`/office/portals/${path}`, cookie)).text());
    for (const words of [[], ['--portal', 'immoweb'], ['--portal', 'immotop']])
      said.push(JSON.stringify(await gevel('portals', ...words)));
    for (const name of ['immoweb', 'immotop'])
      said.push(JSON.stringify(await gevel('portals', 'account', '--portal', name)));
    said.push(await everythingStored('portal'));
  };
  for (const status of [401, 403, 429, 500, 422]) {
    portal.state.instead = [1, 2, 3].map(() => ({ status, body: '<p>no', on: 'PUT', echoes: true }));
    await send({});
  }
  portal.state.instead = [{ status: 400, on: 'POST', echoes: true }];
  await database.updateTable('property').set({ price_cents: 1_234_500 }).execute();
  await send({ reach: { ...portal.reach, resolve: async () => [] } });
  await send({ importKey: 'another key, of many signs as well' });
  said.push(JSON.stringify(site.takeLogged()));
  expect(said.join('')).toContain('…');
  expectNoneTold(said, secrets);
});

/** All that is kept of imports or portals, and the log of what people did, as text. */
async function everythingStored(of: 'import' | 'portal' = 'import'): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and (table_name like ${`${of}%`} or table_name = 'audit_entry')`.execute(
    database,
  );
  expect(tables.length).toBeGreaterThan(5);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(one)::text as row from ${sql.table(name)} one`.execute(database);
    texts.push(...rows.map(({ row }) => row));
  }
  const { rows: bodies } = await sql<{ body: Buffer }>`
    select body from import_record union all select body from import_record_past`.execute(database);
  texts.push(...bodies.map(({ body }) => String(brotliDecompressSync(body))));
  expect(texts.join()).toContain(of === 'import' ? 'Signature=…' : '');
  return texts.join('\n');
}

function expectNoneTold(said: readonly string[], secrets: readonly string[]): void {
  for (const secret of secrets) {
    const hex = Buffer.from(secret).toString('hex');
    const telling = said.filter((text) => text.includes(secret) || text.includes(hex));
    expect(
      telling.map((text) => text.slice(0, 400)),
      secret,
    ).toEqual([]);
  }
}
