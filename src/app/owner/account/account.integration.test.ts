import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { cookieOf, newPassword, ownerAccounts } from '#test/owner-account.ts';
import { addOwner, logIn, ownerPassword } from '#test/owners.ts';
import { stopClock } from '#test/stop-clock.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
const send = sendsForms(app);
const { kinds, pathIn, isIn, ownerOf } = ownerAccounts(app);

const account = '/nl/eigenaars/account/';

it('the account leads whoever is not logged in to the log-in, and back', async () => {
  const answer = await request(account);
  expect(answer.headers.get('Location')).toBe('/nl/login/?next=%2Fnl%2Feigenaars%2Faccount%2F');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await send(account, { do: 'end-all' })).headers.get('Location')).toContain('/nl/login/');
  const { email } = await addOwner(database);
  const back = await send(answer.headers.get('Location') ?? '', { email, password: ownerPassword });
  expect(back.headers.get('Location')).toBe(account);
});

it('the account changes the password for who knows it, and ends all other sessions', async () => {
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

it('the account changes the address once the new one is confirmed, and tells the old one', async () => {
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

it('the account does not tell whether a new address has an account, and never takes it', async () => {
  const { email } = await addOwner(database);
  const { email: taken } = await addOwner(database);
  const cookie = await logIn(request, email);
  const change = (to: string) =>
    send(account, { do: 'email', present: ownerPassword, email: to }, { cookie });
  for (const to of [taken, 'vrij@voorbeeld.be']) {
    const asked = performance.now();
    expect((await change(to)).status).toBe(303);
    // However long the work takes, the answer comes no sooner than this.
    expect(performance.now() - asked).toBeGreaterThan(300);
  }
  expect((await change(taken)).headers.get('Location')).toBe(`${account}?told=email`);
  expect((await kinds()).slice(0, 2)).toEqual([`owner-exists ${taken}`, 'owner-confirm vrij@voorbeeld.be']);
});

it('the account leaves a new address to whoever confirms it first', async () => {
  const email = 'gewild@voorbeeld.be';
  const owners = [await addOwner(database), await addOwner(database)];
  for (const owner of owners) {
    const cookie = await logIn(request, owner.email);
    await send(account, { do: 'email', present: ownerPassword, email }, { cookie });
  }
  const paths = [await pathIn('confirmPath', 0), await pathIn('confirmPath', 1)];
  const statuses = [];
  for (const path of paths) statuses.push((await send(path, { password: ownerPassword })).status);
  expect(statuses).toEqual([303, 410]);
  expect(await ownerOf(email)).toMatchObject({ id: owners[0]?.id });
});

it('the account changes name, language and the weekly mail, and nothing else that is sent', async () => {
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

it('the account lists the sessions and ends them, never those of somebody else', async () => {
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

it('the account asks for the password no more often than a log-in does', async () => {
  stopClock();
  const { email } = await addOwner(database);
  const cookie = await logIn(request, email);
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    const fields = { do: 'email', present: 'niet dit', email: 'a@b.be' };
    statuses.push((await send(account, fields, { cookie })).status);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});
