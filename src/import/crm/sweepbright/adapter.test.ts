import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Asked, accessTo, serveSource } from '#test/crm/source-server.ts';
import { sweepBrightEstate, sweepBrightProject } from '#test/crm/sweepbright-estate.ts';
import { sweepBright } from './adapter.ts';

const id = String(sweepBrightEstate().id);
const settings = { clientId: 'scheldekant', clientSecret: 'SECRET-of-client' };

async function serve(answer: (asked: Asked) => { status?: number; body: unknown }) {
  const { address, asked } = await serveSource((one) => {
    if (one.url.pathname !== '/oauth/token') return answer(one);
    const isKnown = JSON.parse(one.body).client_secret === settings.clientSecret;
    return isKnown ? { body: { access_token: 'T1', expires_in: 3600 } } : { status: 401, body: {} };
  });
  return { ...accessTo({ ...settings, address }), asked };
}

it('fetches an estate with a token, in the version that it knows', async () => {
  const { source, asked } = await serve(() => ({ body: sweepBrightEstate() }));
  expect(await sweepBright.fetchOne?.(source, id)).toEqual({
    ref: id,
    kind: 'home',
    body: sweepBrightEstate(),
  });
  expect(asked.at(-1)?.url.pathname).toBe(`/estates/${id}`);
  expect(asked.at(-1)?.headers).toMatchObject({
    authorization: 'Bearer T1',
    accept: 'application/vnd.sweepbright.v20241030+json',
  });
});

it('says that an hour is over, and waits where the system is busy', async () => {
  const statuses = [429, 503, 404];
  const { source, pauses } = await serve(() => ({ status: statuses.shift() ?? 500, body: '' }));
  expect(await sweepBright.fetchOne?.(source, id)).toBe('expired');
  expect(pauses).toEqual([20_000, 40_000]);
  await expect(sweepBright.fetchOne?.(source, id)).rejects.toThrow('answered with status 500');
});

it.each([
  ['no JSON', { body: '<html>' }],
  ['another home', { body: { id: 'another' } }],
  ['does not accept what the source logs in with', { status: 403, body: {} }],
  ['too busy', { status: 429, body: {} }],
])('fails with a sentence: %s', async (reason, answer) => {
  const { source } = await serve(() => answer);
  await expect(sweepBright.fetchOne?.(source, id)).rejects.toThrow(reason);
});

it('says that the secret is wrong without saying it', async () => {
  const { source } = await serve(() => ({ body: {} }));
  const wrong = { ...source, settings: { ...source.settings, clientSecret: 'WRONG-secret' } };
  const problem = await sweepBright.probe?.(wrong).catch(String);
  expect(problem).toContain('does not accept what the source logs in with');
  expect(problem).not.toContain('WRONG');
  expect(await sweepBright.probe?.(source)).toEqual({ account: 'scheldekant' });
});

it('asks for nothing but ids', async () => {
  const { source, asked } = await serve(() => ({ body: {} }));
  await expect(sweepBright.fetchOne?.(source, '../oauth/token?x=')).rejects.toThrow('no id');
  expect(asked).toEqual([]);
});

it('finds the units of a project', () => {
  const body = sweepBrightProject();
  const units = sweepBright.unitsWithin?.({ ref: String(body.id), kind: 'project', body });
  expect(units).toMatchObject([
    { kind: 'unit', parentRef: body.id, ref: expect.stringContaining('0101') },
    { kind: 'unit', parentRef: body.id, ref: expect.stringContaining('0201') },
  ]);
  expect(sweepBright.unitsWithin?.({ ref: 'p', kind: 'project', body: {} })).toBeUndefined();
});

it('tells where a home stands, and nothing of one that stands nowhere', async () => {
  const { source, asked } = await serve(() => ({ status: 204, body: '' }));
  await sweepBright.reportOnline?.(source, id, null);
  expect(asked).toEqual([]);
  await sweepBright.reportOnline?.(source, id, 'https://agency.example/nl/te-koop/12');
  expect(asked.at(-1)).toMatchObject({
    method: 'PUT',
    body: '{"url":"https://agency.example/nl/te-koop/12"}',
  });
  expect(asked.at(-1)?.url.pathname).toBe(`/estates/${id}/url`);
});

const said = (own: object = {}) =>
  JSON.stringify({
    event: 'estate-updated',
    estate_id: id,
    company_id: 'c',
    happened_at: '2026-11-24',
    ...own,
  });
const read = (
  text: string,
  signature = createHmac('sha1', settings.clientSecret).update(text).digest('hex'),
) =>
  sweepBright.readHook?.(
    { headers: new Headers({ 'x-hook-signature': signature }), body: Buffer.from(text) },
    { ...settings, address: '' },
  );

it('believes what is signed over the very bytes', () => {
  expect(read(said())).toMatchObject({ kind: 'changed', refs: [id], gone: [] });
  expect(read(said({ event: 'estate-deleted' }))).toMatchObject({ kind: 'changed', refs: [], gone: [id] });
  expect(read(said({ event: 'estate-dreamt' }))).toEqual({ kind: 'nothing' });
  expect(read(said({ estate_id: '../x' }))).toEqual({ kind: 'nothing' });
  expect(read('{')).toEqual({ kind: 'nothing' });
  const signature = createHmac('sha1', settings.clientSecret).update(said()).digest('hex');
  for (const forged of [
    '',
    'zz',
    signature.slice(2),
    `${signature}00`,
    signature.replace(/^./, (c) => (c === '0' ? '1' : '0')),
  ])
    expect(read(said(), forged)).toMatchObject({ kind: 'refused' });
  expect(read(`${said()} `, signature)).toMatchObject({ kind: 'refused' });
});

it('knows a message that is sent twice', () => {
  const dedup = (own?: object) => (read(said(own)) as { dedup: string }).dedup;
  expect(dedup()).toBe(dedup());
  expect(dedup({ happened_at: '2026-11-25' })).not.toBe(dedup());
});
