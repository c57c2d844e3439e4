import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { cookieOf, newPassword, ownerAccounts } from '#test/owner-account.ts';
import { addOwner, logIn, ownerPassword } from '#test/owners.ts';
import { stopClock } from '#test/stop-clock.ts';
import { sendsForms } from '#test/visitor.ts';

const start = new Date();
let now = start;
const app = await createTestApp({ now: () => now });
afterEach(() => {
  now = start;
});
const { request, database } = app;
const send = sendsForms(app);
const { kinds, pathIn, isIn, ownerOf } = ownerAccounts(app);

const ask = (email: string) => send('/nl/login/wachtwoord-vergeten/', { email });

it('a forgotten password is replaced by a link that works once, and ends every session', async () => {
  const { email } = await addOwner(database, { email_verified: false });
  await database.updateTable('owner').set({ email_verified: true }).where('email', '=', email).execute();
  const before = await logIn(request, email);
  await ask(email);
  await ask(email);
  expect(await kinds()).toEqual([`owner-password ${email}`, `owner-password ${email}`]);
  const path = await pathIn('choosePath');
  const first = await pathIn('choosePath', 0);
  expect(await (await request(path)).text()).toContain(email);
  for (const password of ['Wachtwoord1', 'feyenoord']) {
    const common = await send(path, { password, password_again: password });
    expect([common.status, await common.text()]).toEqual([422, expect.stringContaining('te makkelijk')]);
  }

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

it('a forgotten password makes a link that holds for two hours', async () => {
  const { email, id } = await addOwner(database);
  await ask(email);
  const path = await pathIn('choosePath');
  const kept = await database
    .selectFrom('owner_verification')
    .selectAll()
    .where('owner_id', '=', id)
    .executeTakeFirst();
  expect(JSON.stringify(kept)).not.toContain(path.split('token=')[1]);
  now = new Date(start.getTime() + 7_199_000);
  expect((await request(path)).status).toBe(200);
  now = new Date(start.getTime() + 7_200_000);
  const page = await request(path);
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('werkt niet meer')]);
  expect((await send(path, { password: newPassword, password_again: newPassword })).status).toBe(410);
});

it('a forgotten password is not replaced by a link to an address that the owner has left', async () => {
  const { email, id } = await addOwner(database);
  await ask(email);
  const path = await pathIn('choosePath');
  const moved = `verhuisd-${email}`;
  await database.updateTable('owner').set({ email: moved }).where('id', '=', id).execute();
  const chosen = await send(path, { password: newPassword, password_again: newPassword });
  expect(chosen.status).toBe(410);
  await logIn(request, moved, ownerPassword);
});

it('a forgotten password confirms the address with it, of who never did', async () => {
  const { email } = await addOwner(database, { email_verified: false });
  await ask(email);
  await send(await pathIn('choosePath'), { password: newPassword, password_again: newPassword });
  expect(await ownerOf(email)).toMatchObject({ email_verified: true });
});

it('a forgotten password is replaced by its link also while somebody keeps the account closed by failing', async () => {
  stopClock();
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

it('a forgotten password answers the same for an address that has no account', async () => {
  const { email } = await addOwner(database);
  const answers = [await ask(email), await ask('niemand@voorbeeld.be')];
  expect(answers.map((each) => [each.status, each.headers.get('Location')])).toEqual([
    [303, '/nl/login/?told=password'],
    [303, '/nl/login/?told=password'],
  ]);
  expect(await kinds()).toEqual([`owner-password ${email}`]);
});

it('a forgotten password may be asked five times an hour for an account', async () => {
  stopClock();
  const { email } = await addOwner(database);
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await ask(email)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

it.each(['', 'x', '../', 'a'.repeat(3000), '%20'])(
  'a forgotten password is not for the token %j',
  async (token) => {
    for (const path of ['/nl/login/wachtwoord-kiezen/', '/nl/login/e-mail-bevestigen/'])
      expect((await request(`${path}?token=${token}`)).status).toBe(410);
  },
);
