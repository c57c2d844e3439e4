import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addOwner, logIn, ownerPassword } from '#test/owners.ts';

// better-auth has a clock of its own, so ours begins with it.
const start = new Date();
let now = start;
const { request, database } = await createTestApp({ now: () => now });
const passHours = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
afterEach(() => {
  now = start;
});

const path = '/nl/login/';
const inside = '/nl/eigenaars/';
let from = 0;

function send(fields: Record<string, string>, { to = path, headers = {} as Record<string, string> } = {}) {
  return request(to, {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': `198.51.100.${++from}`, ...headers },
    body: new URLSearchParams(fields),
  });
}

const sessions = () => database.selectFrom('owner_session').selectAll().execute();
/** The login page redirects a person who is logged in. */
const isIn = async (cookie: string) => (await request(path, { headers: { cookie } })).status === 303;

describe('logging in', () => {
  it('begins a session with a cookie that scripts do not see', async () => {
    const { email, id } = await addOwner(database);
    const answer = await send({ email: email.toUpperCase(), password: ownerPassword });
    expect(answer.status).toBe(303);
    const [cookie = '', known, ...others] = answer.headers.getSetCookie();
    expect(known).toMatch(/^owner-known=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^owner=[\w%.+/-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await sessions()).filter((each) => each.owner_id === id)).toMatchObject([{ ip_address: '' }]);
    expect(await isIn(cookie.split(';', 1)[0] ?? '')).toBe(true);
  });

  it('says the same to a wrong password and to an address without an account', async () => {
    const { email } = await addOwner(database);
    const answers = await Promise.all([
      send({ email, password: 'niet dit wachtwoord' }),
      send({ email: email.replace('@', '1@'), password: 'niet dit wachtwoord' }),
    ]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(known).toContain('Inloggen is mislukt: het e-mailadres of het wachtwoord klopt niet.');
    expect(withoutOwnWords(known)).toBe(
      withoutOwnWords(unknown?.replaceAll(email.replace('@', '1@'), email)),
    );
    expect(known).not.toContain('niet dit wachtwoord');
  });

  it('asks who has not confirmed the address to do so, when the password is right', async () => {
    const { email } = await addOwner(database, { email_verified: false });
    const answer = await send({ email, password: ownerPassword });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Bevestig eerst uw e-mailadres');
    expect((await send({ email, password: 'niet dit' })).status).toBe(422);
  });

  it.each([
    ['nothing', {}],
    ['an address that is none', { email: 'lies', password: 'x' }],
    ['an endless password', { email: 'lies@voorbeeld.be', password: 'x'.repeat(5000) }],
    ['a password of 200 characters', { email: 'lies@voorbeeld.be', password: 'x'.repeat(200) }],
  ])('refuses %s', async (_, fields) => {
    expect((await send(fields)).status).toBe(422);
  });

  it.each([
    ['/nl/login/?told=out', '/nl/login/?told=out'],
    ['//evil.example/nl/login/', inside],
    ['https://evil.example/', inside],
    ['/\\evil.example', inside],
    ['/nl/te-koop/', inside],
  ])('leads on from next=%s to %s', async (next, expected) => {
    const { email } = await addOwner(database);
    const answer = await send(
      { email, password: ownerPassword },
      { to: `${path}?${new URLSearchParams({ next })}` },
    );
    expect(answer.headers.get('Location')).toBe(expected);
  });

  it('is for forms of our own pages alone, and kept by nobody', async () => {
    const { email } = await addOwner(database);
    const foreign = await send(
      { email, password: ownerPassword },
      { headers: { Origin: 'https://evil.example' } },
    );
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
    for (const to of [path, '/nl/login/_.data']) {
      const page = await request(to);
      expect(page.headers.get('Cache-Control')).toBe('private, no-store');
      expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
    }
  });

  it('has no other door', async () => {
    for (const to of ['/api/auth/sign-in/email/', '/api/auth/get-session/', '/api/auth/ok/'])
      expect((await request(to)).status, to).toBe(404);
  });
});

describe('the limits', () => {
  it('stop at five failures for an account, whatever address they come from', async () => {
    const { email } = await addOwner(database);
    const attempt = (password: string) => send({ email, password });
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await attempt('niet dit wachtwoord')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const right = await attempt(ownerPassword);
    expect([right.status, right.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(await right.text()).toContain('te veel pogingen');
    passHours(1);
    expect((await attempt(ownerPassword)).status, 'in the next hour').toBe(303);
  });

  it('stop at five failures from an address, and count none that succeeds', async () => {
    const { email } = await addOwner(database);
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    const attempt = (to: string, password = 'niet dit') => send({ email: to, password }, { headers });
    for (let count = 0; count < 8; count++) expect((await attempt(email, ownerPassword)).status).toBe(303);
    for (let count = 0; count < 5; count++) expect((await attempt(`a${count}@b.be`)).status).toBe(422);
    expect((await attempt(email, ownerPassword)).status).toBe(429);
    const spoofed = { headers: { 'X-Forwarded-For': '1.2.3.4, 203.0.113.9' } };
    expect((await send({ email, password: ownerPassword }, spoofed)).status).toBe(429);
  });

  it('close the account to strangers, not to a browser that logged in to it before', async () => {
    const { email } = await addOwner(database);
    const other = await addOwner(database);
    const [cookie, foreign] = [await known(email), await known(other.email)];
    const guess = (headers = {}) => send({ email, password: 'niet dit' }, { headers });
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(422);
    const right = (cookie: string) => send({ email, password: ownerPassword }, { headers: { cookie } });
    const made = cookie.replace(/.{8}$/, 'AAAAAAAA');
    for (const none of ['', foreign, made, cookie.replace(/=.*/, '=')])
      expect((await right(none)).status, none).toBe(429);
    expect((await right(cookie)).status).toBe(303);
    for (let count = 0; count < 5; count++) expect((await guess({ cookie })).status).toBe(422);
    expect((await right(cookie)).status).toBe(429);
    // The cookie counts as one browser even in the hands of a thief.
    expect((await right(await known(other.email))).status).toBe(429);
  });

  it('hold for many at once', async () => {
    const { email } = await addOwner(database);
    const all = await Promise.all(Array.from({ length: 12 }, () => send({ email, password: 'niet dit' })));
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
  });
});

/** The cookie of a browser that has logged in to an account, and out again. */
async function known(email: string): Promise<string> {
  const cookies = (await logIn(request, email)).split('; ');
  return cookies.find((each) => each.startsWith('owner-known=')) ?? '';
}

describe('a session', () => {
  it('is a new one after each log-in, and ends the one before it', async () => {
    const { email, id } = await addOwner(database);
    const first = await logIn(request, email);
    const answer = await send({ email, password: ownerPassword }, { headers: { cookie: first } });
    const second = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    expect((await sessions()).filter((each) => each.owner_id === id)).toHaveLength(1);
  });

  it('is not taken from whoever makes one up', async () => {
    const { email } = await addOwner(database);
    const [cookie = ''] = (await logIn(request, email)).split('; ');
    const planted = 'owner=planted.signature';
    const answer = await send({ email, password: ownerPassword }, { headers: { cookie: planted } });
    expect(answer.headers.getSetCookie()[0]).not.toContain('planted');
    const [{ token } = { token: '' }] = await sessions();
    for (const made of [planted, `owner=${token}`, `owner=${token}.`, cookie.replace(/.{8}$/, 'AAAAAAA%3D')])
      expect(await isIn(made), made).toBe(false);
  });

  it('is dead after logging out', async () => {
    const { email } = await addOwner(database);
    const cookie = await logIn(request, email);
    const answer = await send({ do: 'log-out' }, { headers: { cookie } });
    expect(answer.headers.get('Location')).toBe('/nl/login/?told=out');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^owner=; Max-Age=0; Path=\//);
    expect(await isIn(cookie)).toBe(false);
  });

  it.each([
    [8, false],
    [6, true],
  ])('that was not used for %i days holds: %s', async (days, expected) => {
    const { email, id } = await addOwner(database);
    const cookie = await logIn(request, email);
    passHours(days * 24);
    expect(await isIn(cookie)).toBe(expected);
    const rows = (await sessions()).filter((each) => each.owner_id === id);
    expect(rows.map(({ updated_at }) => updated_at)).toEqual(expected ? [now] : []);
  });

  it('cannot last longer than thirty days, however much it is used', async () => {
    const { email, id } = await addOwner(database);
    const cookie = await logIn(request, email);
    for (let days = 0; days < 29; days++) {
      passHours(24);
      expect(await isIn(cookie), `after ${days + 1} days`).toBe(true);
    }
    passHours(25);
    expect(await isIn(cookie)).toBe(false);
    expect((await sessions()).filter((each) => each.owner_id === id)).toEqual([]);
  });
});

/** Removes text that differs in every answer. */
function withoutOwnWords(html = ''): string {
  return html.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
}
