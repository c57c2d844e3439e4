import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getSecret } from '#database/secrets.ts';
import { hourMs, minuteMs } from '#domain/time/durations.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { isAnswered, makeChallenge, seal, unseal } from './characters-challenge.ts';
import { CAPTCHA_KEY, checkCaptcha } from './check-captcha.ts';

// One moment: what is counted by the hour or minute begins anew with the next.
const now = new Date();
const { request, database } = await createTestApp({ now: () => now });
await addPage(database, 'privacy');

const later = new Date(now.getTime() + 10_000);
const nothing = { work: '', token: '', characters: '' };

async function solved(form: string): Promise<string> {
  const answer = await request(`/captcha/challenge/?form=${form}`);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('lets work that was done through, once, for its form, neither too quick nor too late', async () => {
  const work = await solved('contact');
  const at = (time: Date, form = 'contact') => checkCaptcha(database, form, { ...nothing, work }, time);
  expect((await at(now)).outcome).toBe('missing');
  expect((await at(later, 'offer')).outcome).toBe('missing');
  expect((await at(new Date(now.getTime() - hourMs))).outcome).toBe('missing');
  const both = await Promise.all([at(later), at(later)]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['missing', 'passed']);
  expect((await at(later)).outcome).toBe('missing');
});

it.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no challenge', btoa('{}')],
  ['a challenge that nobody signed', btoa(JSON.stringify({ challenge: { parameters: {} }, solution: {} }))],
  ['too much', 'A'.repeat(10_000)],
])('takes %s for no work', async (_, work) => {
  expect((await checkCaptcha(database, 'contact', { ...nothing, work }, later)).outcome).toBe('missing');
});

it('refuses work whose price was lowered', async () => {
  const sent = JSON.parse(Buffer.from(await solved('contact'), 'base64').toString());
  sent.challenge.parameters.cost = 1;
  const work = btoa(JSON.stringify(sent));
  expect((await checkCaptcha(database, 'contact', { ...nothing, work }, later)).outcome).toBe('missing');
});

it('gives a picture and a sound of a sealed challenge, and of nothing else', async () => {
  const first = await checkCaptcha(database, 'contact', nothing, now);
  if (first.outcome === 'passed') throw new Error('Nothing was asked.');
  const picture = await request(`/captcha/picture/?token=${first.token}`);
  const { format, width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 80 });
  const spoken = await request(`/captcha/sound/?token=${first.token}`);
  for (const { headers } of [picture, spoken]) expect(headers.get('Cache-Control')).toBe('no-store');
  const sound = Buffer.from(await spoken.arrayBuffer());
  expect(sound.subarray(0, 4).toString()).toBe('RIFF');
  expect(sound.length).toBeGreaterThan(40_000);
  expect((await request(`/captcha/picture/?token=${first.token.slice(2)}`)).status).toBe(404);
  expect((await request('/captcha/sound/')).status).toBe(404);
  expect((await request('/captcha/challenge/?form=%3Cscript%3E')).status).toBe(400);
});

it('draws and plays each challenge once', async () => {
  const asked = await checkCaptcha(database, 'contact', nothing, now);
  if (asked.outcome === 'passed') throw new Error('Nothing was asked.');
  for (const kind of ['picture', 'sound']) {
    const get = async () => {
      const answer = await request(`/captcha/${kind}/?token=${asked.token}`);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const [first, ...others] = await Promise.all([get(), get(), get()]);
    expect(others, kind).toEqual([first, first]);
  }
});

it('gives a challenge without asking the database', async () => {
  await solved('contact');
  await database.transaction().execute(async (transaction) => {
    await sql`lock table secret in access exclusive mode`.execute(transaction);
    expect((await request('/captcha/challenge/?form=contact')).status).toBe(200);
  });
});

it('turns away who asks without end, and nobody else', async () => {
  const statusFrom = async (address: string) => {
    const headers = { 'X-Forwarded-For': address };
    return (await request('/captcha/challenge/?form=contact', { headers })).status;
  };
  const statuses = [];
  for (let count = 0; count < 62; count++) statuses.push(await statusFrom('203.0.113.1'));
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect(await statusFrom('203.0.113.2')).toBe(200);
});

it('takes the characters or the numbers of the tones, once, and no guess twice', async () => {
  const challenge = makeChallenge('contact', now);
  expect(isAnswered(challenge, ` ${challenge.characters.toLowerCase()} `)).toBe(true);
  expect(isAnswered(challenge, [...challenge.tones].join(' '))).toBe(true);
  expect(isAnswered(challenge, '')).toBe(false);

  const wrong = await checkCaptcha(database, 'contact', nothing, now);
  if (wrong.outcome === 'passed') throw new Error('Nothing was asked.');
  const guess = (token: string, characters: string) =>
    checkCaptcha(database, 'contact', { work: '', token, characters }, now);
  const key = await getSecret(database, CAPTCHA_KEY);
  const right = unseal(key, wrong.token, now)?.characters ?? '';
  const next = await guess(wrong.token, 'no');
  if (next.outcome === 'passed') throw new Error('Anything was taken.');
  // After a first guess the right characters come too late.
  expect((await guess(wrong.token, right)).outcome).toBe('wrong');
  expect((await guess(next.token, unseal(key, next.token, now)?.characters ?? '')).outcome).toBe('passed');
  expect((await guess(next.token, unseal(key, next.token, now)?.characters ?? '')).outcome).toBe('wrong');
});

it('takes the characters for the form that they were shown on, and for no other', async () => {
  const { captcha_token, captcha } = await passCaptcha(database, 'contact', now);
  const given = { work: '', token: captcha_token ?? '', characters: captcha ?? '' };
  expect((await checkCaptcha(database, 'offer', given, now)).outcome).toBe('wrong');
  expect((await checkCaptcha(database, 'contact', given, now)).outcome).toBe('passed');
});

it('lets one address guess twenty times an hour, and each right answer through until then', async () => {
  const asked = { remark: 'x', title: 'ms', first_name: 'A', last_name: 'B', privacy: 'yes' };
  const person = { ...asked, email: 'annelies@voorbeeld.be', phone: '0470 12 34 56' };
  const send = async (given: Record<string, string>, from = '203.0.113.7') => {
    const headers = { Origin: 'http://localhost', 'X-Forwarded-For': from };
    const body = new URLSearchParams({ ...person, ...given });
    return (await request('/nl/contact/', { method: 'POST', headers, body })).status;
  };
  const guess = async () => {
    const { captcha_token = '' } = await passCaptcha(database, 'contact', now);
    // Never right: there are five tones.
    return send({ captcha_token, captcha: '666666' });
  };
  const statuses = [];
  for (let count = 0; count < 19; count++) statuses.push(await guess());
  expect(new Set(statuses)).toEqual(new Set([422]));
  for (let count = 0; count < 3; count++)
    expect(await send(await passCaptcha(database, 'contact', now))).toBe(303);
  expect(await send({})).toBe(422);
  expect(await Promise.all([guess(), guess(), guess()])).toContain(429);
  expect(await send(await passCaptcha(database, 'contact', now))).toBe(429);
  expect(await send(await passCaptcha(database, 'contact', now), '203.0.113.8')).toBe(303);
});

it('asks for so many tones that nobody guesses them', () => {
  expect(makeChallenge('contact', now).tones).toMatch(/^[1-5]{6}$/);
});

it('cannot be sealed by a stranger, nor used when it is old', () => {
  const challenge = makeChallenge('contact', now);
  expect(unseal('key', seal('key', challenge), now)).toEqual(challenge);
  expect(unseal('key', seal('other', challenge), now)).toBeUndefined();
  expect(unseal('key', seal('key', challenge), new Date(now.getTime() + 16 * minuteMs))).toBeUndefined();
  expect(unseal('key', `${seal('key', challenge)}AAAA`, now)).toBeUndefined();
});
