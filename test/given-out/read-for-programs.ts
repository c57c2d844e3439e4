import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { addPortal } from '#commands/portal/change-portals.ts';
import { addWebhook } from '#commands/webhook/change-webhooks.ts';
import { listWebhooks } from '#database/webhook/webhooks.ts';
import { exportOpenImmo } from '#export/openimmo/export-open-immo.ts';
import { diskStorage } from '#images/storage.ts';
import { openArchive } from '#import/archive/file-archive.ts';
import { feedPath } from '#links/feed-link.ts';
import { feeds } from '#outgoing/feeds/feeds.ts';
import { sendListings } from '#outgoing/sent-portals/send-listings.ts';
import { sentPortals } from '#outgoing/sent-portals/sent-portals.ts';
import { deliverWebhooks } from '#outgoing/webhooks/deliver-webhooks.ts';
import type { TestApp } from '#test/app.ts';
import { portalServer } from '#test/portals/portal-server.ts';
import { addSentPortal } from '#test/portals/sent-to.ts';

const importKey = 'a key of thirty-two characters ok';

/** All that programs of others are told; each property has an address of its own. */
export async function readForPrograms(app: TestApp): Promise<Map<string, string>> {
  return new Map([
    ...(await readFeeds(app)),
    ...(await readOpenImmo(app)),
    ...(await readSent(app)),
    ...(await readMessages(app)),
    // After the messages: a change has no number before them.
    ...(await readApi(app)),
  ]);
}

async function readApi({ request }: TestApp): Promise<[path: string, told: string][]> {
  const told: [string, string][] = [];
  for (const subject of ['properties', 'projects', 'changes']) {
    let next: string | null = '';
    while (next !== null) {
      const from: string = next && `&${subject === 'changes' ? 'after' : 'cursor'}=${next}`;
      const page: Record<string, { id: number }[]> & { next: string | null } = await (
        await request(`/api/v1/${subject}?limit=100${from}`)
      ).json();
      const rows = page[subject] ?? [];
      for (const each of rows) told.push([`/api/v1/${subject}/${each.id}/`, JSON.stringify(each, inEuros)]);
      next = rows.length > 0 ? page.next : null;
    }
  }
  return told;
}

/** Gives amounts in euros, as pages do: an amount in cents could look like another price in euros. */
const inEuros = (key: string, value: unknown) =>
  key.endsWith('Cents') && typeof value === 'number' ? value / 100 : value;

async function readFeeds({ request, database }: TestApp): Promise<[path: string, told: string][]> {
  const told: [string, string][] = [];
  for (const format of Object.keys(feeds) as (keyof typeof feeds)[]) {
    const by = { database, now: new Date(), actor: 'command' };
    const key = await addPortal(by, { name: format, feed: format });
    const path = `${await feedPath(database, key ?? '')}.xml`;
    const feed = await (await request(path)).text();
    for (const [property = '', id] of feed.matchAll(/<property><id>(\d+)<\/id>.*/g))
      told.push([`/feeds/${format}/${id}/`, property]);
  }
  return told;
}

/** Leaves out pictures, which another test reads: this folder has none. */
async function readOpenImmo({ database }: TestApp): Promise<[path: string, told: string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-given-out-'));
  const path = join(folder, 'all.zip');
  const sender = { host: 'localhost', name: 'Rooilijn', email: 'gent@rooilijn.example' };
  await exportOpenImmo({
    database,
    pictures: diskStorage(folder),
    sender,
    path,
    since: undefined,
    now: new Date(),
  });
  const archive = await openArchive(path);
  const xml = (await archive.read('openimmo.xml', 1e8)).toString();
  archive.close();
  await rm(folder, { recursive: true });
  return xml.split('<immobilie>').flatMap((home): [string, string][] => {
    const id = /<objektnr_intern>(\d+)</.exec(home)?.[1];
    return id ? [[`/openimmo/${id}/`, home]] : [];
  });
}

/** The listings that are sent to portals, property by property. */
async function readSent({ database }: TestApp): Promise<[path: string, sent: string][]> {
  const { state, reach, close } = await portalServer();
  const at = { importKey, now: new Date() };
  const typeNumbers = 'house=1 apartment=2 land=3 garage=4 business=5 investment_property=6';
  const all: [string, string][] = [];
  for (const kind of Object.keys(sentPortals) as (keyof typeof sentPortals)[]) {
    state.listings.clear();
    const id = await addSentPortal(database, kind, { ...at, own: kind === 'immotop' ? { typeNumbers } : {} });
    await sendListings({ database, publicUrl: 'http://localhost', ...at, now: () => at.now, reach });
    expect(state.listings.size, kind).toBeGreaterThan(20);
    for (const [property, sent] of state.listings) all.push([`/sent/${kind}/${property}/`, sent]);
    await database.deleteFrom('portal').where('id', '=', id).execute();
  }
  await close();
  return all;
}

/** The messages to receivers of webhooks: all that was said of each property and project. */
async function readMessages({ database }: TestApp): Promise<[path: string, said: string][]> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const at = { database, importKey, now: new Date() };
  await addWebhook({ ...at, actor: 'command' }, `http://hooks.example:${port}/`, importKey);
  await numberChanges(database, at.now);
  const reach = { allowHttp: true, ports: [port], resolve: async () => ['127.0.0.1'], mayReach: () => true };
  await deliverWebhooks({ ...at, publicUrl: 'http://localhost', now: () => at.now, reach });
  // A failed delivery would otherwise show up far from here, without its cause.
  expect(await listWebhooks(database)).toMatchObject([{ waiting: 0, failed: 0, problem: null }]);
  await new Promise((resolve) => server.close(resolve));
  const said = Map.groupBy(bodies, (body) => new URL(JSON.parse(body).data.address).pathname);
  return [...said].map(([path, each]) => [`/webhook${path}/`, each.join('\n')]);
}
