import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addOwner, logIn, ownerPassword } from '#test/owners.ts';

const { request, database, logged } = await createTestApp();

let visitor = 0;
const newPassword = 'drie blauwe zwanen';

function send(
  path: string,
  fields: Record<string, string>,
  { cookie = '', from = `198.51.100.${++visitor}` } = {},
) {
  return request(path, {
    method: 'POST',
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': from, ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  });
}

const mails = () =>
  database
    .selectFrom('mail_message')
    .select(['template', 'recipient', 'language', 'data'])
    .orderBy('position')
    .execute();
const kinds = async () => (await mails()).map(({ template, recipient }) => `${template} ${recipient}`);
const pathIn = async (key: string, at = -1) =>
  ((await mails()).at(at)?.data as Record<string, string> | undefined)?.[key] ?? '';
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
const isIn = async (cookie: string) => (await request('/nl/login/', { headers: { cookie } })).status === 303;
const ownerOf = (email: string) =>
  database.selectFrom('owner').selectAll().where('email', '=', email).executeTakeFirst();

beforeEach(async () => {
  await database.deleteFrom('mail_message').execute();
});

describe('registering', () => {
  const given = {
    name: 'Annelies Peeters',
    email: 'Annelies@Voorbeeld.be',
    password: newPassword,
    password_again: newPassword,
    privacy: 'yes',
  };
  const register = (fields: Record<string, string> = {}) =>
    send('/fr/login/inscription/', { ...given, ...fields });

  it('asks to confirm the address, and takes the password for it', async () => {
    const answer = await register();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/fr/login/?told=register']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await kinds()).toEqual(['owner-confirm annelies@voorbeeld.be']);
    expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ language: 'fr', email_verified: false });
    const path = await pathIn('confirmPath');
    expect(path).toMatch(/^\/fr\/login\/confirmer-e-mail\/\?token=[\w-]{43}$/);

    expect((await send('/fr/login/', { email: given.email, password: newPassword })).status).toBe(403);
    const page = await request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ email_verified: false });
    const wrong = await send(path, { password: 'pas le bon' });
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([422, []]);
    const confirmed = await send(path, { password: newPassword });
    expect(confirmed.status).toBe(303);
    expect(await isIn(cookieOf(confirmed))).toBe(true);
    expect(await ownerOf('annelies@voorbeeld.be')).toMatchObject({ email_verified: true });
    expect((await request(path)).status).toBe(410);
    expect((await send(path, { password: newPassword })).status).toBe(410);
  });

  it('answers the same where there is an account, tells it by mail and changes nothing', async () => {
    const { email, id } = await addOwner(database, { name: 'Lies Maes', language: 'de' });
    const answer = await register({ email });
    const other = await register({ email: 'nog@voorbeeld.be' });
    for (const each of [answer, other])
      expect([each.status, each.headers.get('Location'), await each.text()]).toEqual([
        303,
        '/fr/login/?told=register',
        '',
      ]);
    expect(await kinds()).toEqual([`owner-exists ${email}`, 'owner-confirm nog@voorbeeld.be']);
    expect((await mails())[0]?.language).toBe('de');
    expect(await ownerOf(email)).toMatchObject({ id, name: 'Lies Maes' });
    await logIn(request, email);
  });

  it.each([
    ['Le nom est obligatoire', { name: '' }],
    ['Cette adresse e-mail semble incorrecte', { email: 'annelies@' }],
    ['Les deux mots de passe ne sont pas identiques', { password_again: 'drie blauwe zwaan' }],
    ['Un mot de passe compte au moins 8 caractères', { password: 'court', password_again: 'court' }],
    ['trop facile à deviner', { password: 'Azerty123!', password_again: 'Azerty123!' }],
    ['trop facile à deviner', { password: 'Annelies1985', password_again: 'Annelies1985' }],
  ])('says: %s', async (text, fields) => {
    const answer = await register({ email: 'autre@voorbeeld.be', ...fields });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(text);
    expect(html).not.toMatch(/value="(drie|court|Azerty|Annelies1)/);
    expect(await mails()).toEqual([]);
  });

  it('writes no stranger more than three times a day', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await register({ email: 'vreemd@voorbeeld.be' })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(await kinds()).toHaveLength(3);
  });

  it('is for an address of the network five times an hour', async () => {
    const from = '203.0.113.77';
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(
        async (count) =>
          (await send('/fr/login/inscription/', { ...given, email: `n${count}@b.be` }, { from })).status,
      ),
    );
    expect(statuses.filter((status) => status === 303)).toHaveLength(5);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => send('/nl/login/wachtwoord-vergeten/', { email });

  it('is replaced by a link that works once, and ends every session', async () => {
    const { email } = await addOwner(database, { email_verified: false });
    await database.updateTable('owner').set({ email_verified: true }).where('email', '=', email).execute();
    const before = await logIn(request, email);
    await ask(email);
    await ask(email);
    expect(await kinds()).toEqual([`owner-password ${email}`, `owner-password ${email}`]);
    const path = await pathIn('choosePath');
    const first = await pathIn('choosePath', 0);
    expect(await (await request(path)).text()).toContain(email);
    const common = await send(path, { password: 'Wachtwoord1', password_again: 'Wachtwoord1' });
    expect([common.status, await common.text()]).toEqual([422, expect.stringContaining('te makkelijk')]);

    const racing = await Promise.all(
      [1, 2, 3].map(() => send(path, { password: newPassword, password_again: newPassword })),
    );
    expect(racing.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
    expect((await kinds()).at(-1)).toBe(`owner-password-changed ${email}`);
    expect(await isIn(before)).toBe(false);
    expect((await request(first)).status).toBe(410);
    expect((await send('/nl/login/', { email, password: ownerPassword })).status).toBe(422);
    await logIn(request, email, newPassword);
  });

  it('makes a link that holds for two hours', async () => {
    const { email, id } = await addOwner(database);
    await ask(email);
    const path = await pathIn('choosePath');
    const row = () =>
      database.selectFrom('owner_verification').selectAll().where('owner_id', '=', id).executeTakeFirst();
    expect(Number((await row())?.expires_at) - Date.now()).toBeGreaterThan(7_100_000);
    expect(Number((await row())?.expires_at) - Date.now()).toBeLessThanOrEqual(7_200_000);
    expect(JSON.stringify(await row())).not.toContain(path.split('token=')[1]);
    await database
      .updateTable('owner_verification')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('owner_id', '=', id)
      .execute();
    const page = await request(path);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('werkt niet meer')]);
    expect((await send(path, { password: newPassword, password_again: newPassword })).status).toBe(410);
  });

  it('confirms the address with it, of who never did', async () => {
    const { email } = await addOwner(database, { email_verified: false });
    await ask(email);
    await send(await pathIn('choosePath'), { password: newPassword, password_again: newPassword });
    expect(await ownerOf(email)).toMatchObject({ email_verified: true });
  });

  it('is replaced by its link also while somebody keeps the account closed by failing', async () => {
    const { email } = await addOwner(database);
    await ask(email);
    const path = await pathIn('choosePath');
    const attempts = Array.from({ length: 6 }, () => [
      send('/nl/login/', { email, password: 'geraden' }),
      ask(email),
    ]);
    await Promise.all(attempts.flat());
    expect((await send('/nl/login/', { email, password: ownerPassword })).status).toBe(429);
    expect((await ask(email)).status).toBe(429);
    const chosen = await send(path, { password: newPassword, password_again: newPassword });
    expect(await isIn(cookieOf(chosen))).toBe(true);
    expect((await send('/nl/login/', { email, password: newPassword })).status, 'counted anew').toBe(303);
  });

  it('answers the same for an address that has no account', async () => {
    const { email } = await addOwner(database);
    const answers = [await ask(email), await ask('niemand@voorbeeld.be')];
    expect(answers.map((each) => [each.status, each.headers.get('Location')])).toEqual([
      [303, '/nl/login/?told=password'],
      [303, '/nl/login/?told=password'],
    ]);
    expect(await kinds()).toEqual([`owner-password ${email}`]);
  });

  it('may be asked five times an hour for an account', async () => {
    const { email } = await addOwner(database);
    const statuses = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it.each(['', 'x', '../', 'a'.repeat(3000), '%20'])('is not for the token %j', async (token) => {
    for (const path of ['/nl/login/wachtwoord-kiezen/', '/nl/login/e-mail-bevestigen/'])
      expect((await request(`${path}?token=${token}`)).status).toBe(410);
  });
});

describe('the account', () => {
  const account = '/nl/eigenaars/account/';

  it('leads whoever is not logged in to the log-in, and back', async () => {
    const answer = await request(account);
    expect(answer.headers.get('Location')).toBe('/nl/login/?next=%2Fnl%2Feigenaars%2Faccount%2F');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await send(account, { do: 'end-all' })).headers.get('Location')).toContain('/nl/login/');
    const { email } = await addOwner(database);
    const back = await send(answer.headers.get('Location') ?? '', { email, password: ownerPassword });
    expect(back.headers.get('Location')).toBe(account);
  });

  it('changes the password for who knows it, and ends all other sessions', async () => {
    const { email } = await addOwner(database);
    const [here, there] = [await logIn(request, email), await logIn(request, email)];
    const change = (fields: Record<string, string>) =>
      send(
        account,
        {
          do: 'password',
          present: ownerPassword,
          password: newPassword,
          password_again: newPassword,
          ...fields,
        },
        { cookie: here },
      );
    expect((await change({ present: 'niet dit' })).status).toBe(422);
    expect((await change({ password_again: 'anders' })).status).toBe(422);
    expect(await isIn(there)).toBe(true);
    const answer = await change({});
    expect(answer.headers.get('Location')).toBe(`${account}?told=password`);
    expect([await isIn(here), await isIn(there), await isIn(cookieOf(answer))]).toEqual([false, false, true]);
    expect(await kinds()).toEqual([`owner-password-changed ${email}`]);
  });

  it('changes the address once the new one is confirmed, and tells the old one', async () => {
    const { email, id } = await addOwner(database);
    const cookie = await logIn(request, email);
    const change = (fields: Record<string, string>) =>
      send(
        account,
        { do: 'email', present: ownerPassword, email: 'nieuw@voorbeeld.be', ...fields },
        { cookie },
      );
    expect((await change({ present: 'niet dit' })).status).toBe(422);
    expect((await change({})).headers.get('Location')).toBe(`${account}?told=email`);
    expect(await kinds()).toEqual(['owner-confirm nieuw@voorbeeld.be']);
    expect(await ownerOf(email)).toMatchObject({ id });
    await send(await pathIn('confirmPath'), { password: ownerPassword });
    expect(await ownerOf('nieuw@voorbeeld.be')).toMatchObject({ id });
    expect((await kinds()).at(-1)).toBe(`owner-email-changed ${email}`);
  });

  it('does not tell whether a new address has an account, and never takes it', async () => {
    const { email } = await addOwner(database);
    const { email: taken } = await addOwner(database);
    const cookie = await logIn(request, email);
    const change = (to: string) =>
      send(account, { do: 'email', present: ownerPassword, email: to }, { cookie });
    for (const to of [taken, 'vrij@voorbeeld.be']) {
      // Whatever the answer takes by itself, it comes later than that.
      expect(await timed(async () => expect((await change(to)).status).toBe(303))).toBeGreaterThan(300);
    }
    expect((await change(taken)).headers.get('Location')).toBe(`${account}?told=email`);
    expect((await kinds()).slice(0, 2)).toEqual([`owner-exists ${taken}`, 'owner-confirm vrij@voorbeeld.be']);
  });

  it('changes name, language and the weekly mail, and nothing else that is sent', async () => {
    const { email, id } = await addOwner(database);
    const cookie = await logIn(request, email);
    const answer = await send(
      account,
      { do: 'details', name: 'Lies', language: 'de', email: 'x@y.be', email_verified: 'false', id: 'x' },
      { cookie },
    );
    expect(answer.headers.get('Location')).toBe('/de/eigentuemer/konto/?told=details');
    expect(await ownerOf(email)).toMatchObject({ id, name: 'Lies', language: 'de', weekly_mail: false });
    expect((await send(account, { do: 'details', name: '', language: 'xx' }, { cookie })).status).toBe(422);
    expect((await send(account, { do: 'explode' }, { cookie })).status).toBe(400);
  });

  it('lists the sessions and ends them, never those of somebody else', async () => {
    const { email, id } = await addOwner(database);
    const stranger = await addOwner(database);
    const [here, there] = [await logIn(request, email), await logIn(request, email)];
    const foreign = await logIn(request, stranger.email);
    await database
      .updateTable('owner_session')
      .set({ user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' })
      .where('owner_id', '=', id)
      .execute();
    const html = await (await request(account, { headers: { cookie: here } })).text();
    expect(html.match(/Firefox op Windows<\/p>/g)).toHaveLength(2);
    const idOf = async (ownerId: string) =>
      (await database.selectFrom('owner_session').select('id').where('owner_id', '=', ownerId).execute()).map(
        (row) => row.id,
      );
    const [foreignId = ''] = await idOf(stranger.id);
    await send(account, { do: 'end-session', id: foreignId }, { cookie: here });
    expect(await isIn(foreign)).toBe(true);
    expect((await send(account, { do: 'end-session', id: "x' or 1=1" }, { cookie: here })).status).toBe(400);
    await send(account, { do: 'end-others' }, { cookie: here });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const again = await logIn(request, email);
    await send(account, { do: 'end-all' }, { cookie: here });
    expect([await isIn(here), await isIn(again), await isIn(foreign)]).toEqual([false, false, true]);
  });

  it('asks for the password no more often than a log-in does', async () => {
    const { email } = await addOwner(database);
    const cookie = await logIn(request, email);
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      const fields = { do: 'email', present: 'niet dit', email: 'a@b.be' };
      statuses.push((await send(account, fields, { cookie })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

/** The medians of the two lie well within what one kind of answer differs by itself. */
describe('the time of an answer does not tell whether there is an account', () => {
  it.each([
    ['logging in', '/nl/login/', (email: string) => ({ email, password: 'niet dit wachtwoord' })],
    ['a forgotten password', '/nl/login/wachtwoord-vergeten/', (email: string) => ({ email })],
  ])('%s', async (_, path, fields) => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let count = 0; count < 9; count++) {
      const { email } = await addOwner(database);
      known.push(await timed(() => send(path, fields(email))));
      unknown.push(await timed(() => send(path, fields(`niemand${count}@voorbeeld.be`))));
    }
    expect(Math.abs(median(known) - median(unknown)) / median(known)).toBeLessThan(0.35);
  });
});

it('logs nothing of all this', () => {
  expect(logged).toEqual([]);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
