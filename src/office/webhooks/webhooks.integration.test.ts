import { beforeEach, expect, it } from 'vitest';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { addWebhook } from '#commands/webhook/change-webhooks.ts';
import { settleDelivery } from '#commands/webhook/settle-delivery.ts';
import { listDeliveries, listWebhooks, queueDeliveries } from '#database/webhook/webhooks.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');
const importKey = 'a key of thirty-two characters ok';
const site = await createTestApp({ ...officeSite, now: () => now, importKey });
const { database } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const LIST = '/office/portals/webhooks/';

const text = async (path: string) => (await (await see(path, cookie)).text()).replaceAll('<!-- -->', '');

beforeEach(async () => {
  for (const table of ['property', 'outgoing_change', 'webhook'] as const)
    await database.deleteFrom(table).execute();
});

it('adds a receiver, and shows its secret this once', async () => {
  const given = { do: 'add', address: 'https://hooks.example/gevel' };
  const added = await send(LIST, given, cookie);
  expect(added.status).toBe(200);
  const [secret = ''] = /whsec_[\w+/]{43}=/.exec(await added.text()) ?? [];
  expect(secret).not.toBe('');
  expect(await text(LIST)).toContain('https://hooks.example/gevel');
  expect(await text(LIST)).not.toContain('whsec_');
  const again = await send(LIST, given, cookie);
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('al een ontvanger')]);
});

it.each(['http://hooks.example/', 'https://me:word@hooks.example/', ''])('refuses %j', async (address) => {
  const answer = await send(LIST, { do: 'add', address }, cookie);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('zonder gebruiker')]);
  expect(await listWebhooks(database)).toEqual([]);
});

it('shows each message with how it went, and sends one again', async () => {
  const by = { database, now, actor: 'command' };
  const { id = 0 } = (await addWebhook(by, 'https://hooks.example/', importKey)) ?? {};
  const one = `${LIST}${id}/`;
  expect(await text(one)).toContain('nog niets veranderd');
  const property = await addProperty(database);
  await numberChanges(database, now);
  await queueDeliveries(database, 10, now);
  const [{ number } = { number: 0 }] = await listDeliveries(database, id, 1);
  const failed = { webhook_id: id, number, attempts: 11 };
  await settleDelivery(database, failed, { answer: 500, problem: 'De ontvanger gaf een fout (500).' }, now);
  const page = await text(one);
  expect(page).toContain(`Pand ${property} kwam op de site`);
  expect(page).toContain('De ontvanger gaf een fout (500).');
  expect(await text(LIST)).toContain('Niet bereikt');
  const today = await text('/office/');
  expect(today).toContain('Wijzigingen komen niet aan bij https://hooks.example/');
  expect(today).toContain('1 bericht is na veel pogingen opgegeven.');
  expect((await send(one, { do: 'again', number: String(number) }, cookie)).status).toBe(303);
  expect(await listDeliveries(database, id, 1)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  const again = { ...failed, attempts: 1 };
  await settleDelivery(database, again, { answer: 503, problem: 'it answered 503' }, now);
  expect(await text('/office/')).toContain('De ontvanger gaf een fout (503).');
  await settleDelivery(database, again, { answer: 200, problem: null }, now);
  expect(await text('/office/')).not.toContain('Wijzigingen komen niet aan');
  expect((await send(one, { do: 'again', number: '99999' }, cookie)).status).toBe(404);
});

it('pauses a receiver, and takes it away once one is sure', async () => {
  const by = { database, now, actor: 'command' };
  const { id = 0 } = (await addWebhook(by, 'https://hooks.example/', importKey)) ?? {};
  const one = `${LIST}${id}/`;
  await send(one, { do: 'pause' }, cookie);
  expect(await text(one)).toContain('krijgt nu niets');
  await send(one, { do: 'resume' }, cookie);
  expect(await text(one)).not.toContain('krijgt nu niets');
  expect((await send(one, { do: 'end' }, cookie)).status).toBe(422);
  expect((await send(one, { do: 'end', sure: 'yes' }, cookie)).status).toBe(303);
  expect((await see(one, cookie)).status).toBe(404);
});
