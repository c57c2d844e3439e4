import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { addWebhook, endWebhook, pauseWebhook, sendAgain } from '#commands/webhook/change-webhooks.ts';
import { mostAttempts } from '#commands/webhook/settle-delivery.ts';
import { listDeliveries, listWebhooks } from '#database/webhook/webhooks.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

const { database } = await testDatabase();
const importKey = 'a key of thirty-two characters ok';
const publicUrl = 'https://www.agency.be';

/** A program of others: it verifies a message with the library, and refuses one that it has already. */
const receiver = {
  secret: '',
  status: 200,
  taken: [] as { type: string; data: { id: number; number: number; address: string } }[],
  ids: [] as string[],
  refused: [] as string[],
  raw: [] as { headers: IncomingHttpHeaders; body: string }[],
  take(headers: IncomingHttpHeaders, body: string): number {
    try {
      const message = new Webhook(this.secret).verify(body, headers as Record<string, string>);
      const id = String(headers['webhook-id']);
      if (this.ids.includes(id)) throw new Error('repeated');
      if (this.status < 300) {
        this.ids.push(id);
        this.taken.push(message as never);
      }
      return this.status;
    } catch (error) {
      this.refused.push((error as Error).message);
      return 400;
    }
  },
};
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = String(Buffer.concat(chunks));
  receiver.raw.push({ headers: request.headers, body });
  response.writeHead(receiver.take(request.headers, body)).end();
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const address = `http://hooks.example:${port}/gevel`;
const by = { database, now: new Date(), actor: 'command' };
/** The library looks at the clock of the machine. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const deliver = () =>
  deliverWebhooks({
    ...{ database, publicUrl, importKey, now },
    reach: { allowHttp: true, ports: [port], resolve: async () => ['127.0.0.1'], mayReach: () => true },
  });
const number = () => numberChanges(database, now());
const change = (id: number, values: object) =>
  database.updateTable('property').set(values).where('id', '=', id).execute();

let webhookId = 0;

beforeEach(async () => {
  for (const table of ['webhook', 'property', 'outgoing_change'] as const)
    await database.deleteFrom(table).execute();
  ahead = 0;
  const added = await addWebhook(by, address, importKey);
  webhookId = added?.id ?? 0;
  Object.assign(receiver, {
    ...{ secret: added?.secret, status: 200, taken: [], ids: [], refused: [], raw: [] },
  });
});

const states = async () =>
  (await listDeliveries(database, webhookId, 100)).map(({ status, attempts }) => [status, attempts]);

it('tells of what appeared, changed and went, each once and signed', async () => {
  const id = await addProperty(database);
  await number();
  await deliver();
  await change(id, { bedrooms: 9 });
  await number();
  await change(id, { publication: 'withdrawn' });
  await number();
  await deliver();
  await deliver();
  const data = { id, address: `https://www.agency.be/api/v1/properties/${id}` };
  expect(receiver.taken).toMatchObject([
    { type: 'property.published', data },
    { type: 'property.changed', data },
    { type: 'property.withdrawn', data },
  ]);
  expect(new Set(receiver.ids).size).toBe(3);
  expect(receiver.refused).toEqual([]);
});

it('says nothing of a hidden price or street', async () => {
  await addProperty(database, {
    ...{ publish_price: false, price_cents: 777_123_00, publish_address: false },
    ...{ street: 'Verborgenstraat', latitude: 51.0912345, longitude: 3.7712345 },
  });
  await number();
  await deliver();
  expect(receiver.taken).toHaveLength(1);
  expect(JSON.stringify(receiver.raw)).not.toMatch(/777123|Verborgen|51\.09|3\.77/);
});

it('is refused by the receiver when it is forged, repeated or late', async () => {
  await addProperty(database);
  await number();
  await deliver();
  const [sent] = receiver.raw;
  if (!sent) throw new Error('Nothing came.');
  expect(receiver.take(sent.headers, sent.body)).toBe(400);
  expect(receiver.take(sent.headers, sent.body.replace('published', 'withdrawn'))).toBe(400);
  const late = String(Math.floor(Date.now() / 1000) - 6 * 60);
  expect(receiver.take({ ...sent.headers, 'webhook-timestamp': late }, sent.body)).toBe(400);
  receiver.secret = `whsec_${Buffer.from('another secret').toString('base64')}`;
  expect(receiver.take({ ...sent.headers, 'webhook-id': 'msg_x' }, sent.body)).toBe(400);
  expect(receiver.refused).toEqual([
    'repeated',
    expect.stringContaining('signature'),
    expect.stringContaining('too old'),
    expect.stringContaining('signature'),
  ]);
});

it('is tried again after a pause that doubles, and given up at last', async () => {
  await addProperty(database);
  await number();
  receiver.status = 503;
  await deliver();
  await deliver();
  expect(await states()).toEqual([['waiting', 1]]);
  ahead = 2.1 * minuteMs;
  await deliver();
  expect(await states()).toEqual([['waiting', 2]]);
  ahead += 3 * minuteMs;
  await deliver();
  expect(await states()).toEqual([['waiting', 2]]);
  const ids = receiver.raw.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
  await database
    .updateTable('webhook_delivery')
    .set({ attempts: mostAttempts - 1, next_attempt_at: now() })
    .execute();
  await deliver();
  expect(await states()).toEqual([['failed', mostAttempts]]);
});

it.each([
  [204, 'delivered'],
  [299, 'delivered'],
  [300, 'waiting'],
  [302, 'waiting'],
  [304, 'waiting'],
])('an answer of %i leaves it %s', async (status, state) => {
  await addProperty(database);
  await number();
  receiver.status = status;
  await deliver();
  expect(await states()).toEqual([[state, 1]]);
});

it('arrives once the receiver is back, and a failed one by hand', async () => {
  await addProperty(database);
  await number();
  receiver.status = 500;
  await deliver();
  receiver.status = 200;
  ahead = 2.1 * minuteMs;
  await deliver();
  expect([receiver.taken.length, await states()]).toEqual([1, [['delivered', 2]]]);
  receiver.ids = [];
  const [first] = await listDeliveries(database, webhookId, 1);
  expect(await sendAgain({ ...by, now: now() }, webhookId, first?.number ?? 0)).toBe(true);
  await deliver();
  expect(receiver.taken).toHaveLength(2);
  expect(await sendAgain(by, webhookId, 99_999)).toBe(false);
});

it('is sent once, though two processes send at the same moment', async () => {
  for (let each = 0; each < 5; each++) await addProperty(database);
  await number();
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect([receiver.taken.length, receiver.refused]).toEqual([5, []]);
});

it('waits while the receiver is paused, and tells all that changed meanwhile', async () => {
  await pauseWebhook(by, webhookId, true);
  const id = await addProperty(database);
  await number();
  await change(id, { bedrooms: 7 });
  await number();
  await deliver();
  expect(receiver.raw).toEqual([]);
  await pauseWebhook(by, webhookId, false);
  await deliver();
  expect(receiver.taken.map(({ type }) => type)).toEqual(['property.published', 'property.changed']);
});

it('a receiver that answers 410 is paused, and one that is ended told nothing more', async () => {
  await addProperty(database);
  await number();
  receiver.status = 410;
  await deliver();
  expect(await listWebhooks(database)).toMatchObject([{ paused_at: expect.any(Date), failed: 1 }]);
  await endWebhook(by, webhookId);
  await addProperty(database);
  await number();
  await deliver();
  expect(receiver.raw).toHaveLength(1);
});

it('never reaches into our own network, nor uses another key than that of the site', async () => {
  await addProperty(database);
  await number();
  await deliverWebhooks({
    ...{ database, publicUrl, importKey, now },
    reach: { allowHttp: true, ports: [port], resolve: async () => ['127.0.0.1'] },
  });
  expect((await listDeliveries(database, webhookId, 1))[0]?.problem).toContain('not public');
  ahead = 2.1 * minuteMs;
  await deliverWebhooks({ database, publicUrl, importKey: 'another key of thirty-two letters', now });
  expect((await listDeliveries(database, webhookId, 1))[0]?.problem).toContain('IMPORT_KEY');
  expect(receiver.raw).toEqual([]);
});

it('keeps its secret encrypted', async () => {
  const row = await database.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(String(row.secret)).not.toContain(receiver.secret.slice(6, 20));
});
