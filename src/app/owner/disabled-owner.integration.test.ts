import { expect, it, onTestFinished } from 'vitest';
import { disableOwner, enableOwner, logOutOwner } from '#commands/owner/owner-access.ts';
import { createTestApp } from '#test/app.ts';
import { ownerAccounts } from '#test/owner-account.ts';
import { addOwner, logIn, ownerPassword } from '#test/owners.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
const send = sendsForms(app);
const { kinds, pathIn, isIn } = ownerAccounts(app);
const by = { database, now: new Date(), actor: 'command' };

const closed = 'Uw account is geblokkeerd';
const enter = (email: string, password = ownerPassword) => send('/nl/login/', { email, password });
const ask = (email: string) => send('/nl/login/wachtwoord-vergeten/', { email });

it('whoever is logged out has no session any more, and may log in again', async () => {
  const owner = await addOwner(database);
  const cookies = [await logIn(request, owner.email), await logIn(request, owner.email)];
  await logOutOwner(by, owner);
  for (const cookie of cookies) expect(await isIn(cookie)).toBe(false);
  expect(await isIn(await logIn(request, owner.email))).toBe(true);
});

it('a disabled owner is out at once, and is told why by the right password alone', async () => {
  const owner = await addOwner(database);
  const cookie = await logIn(request, owner.email);
  expect(await disableOwner(by, owner)).toBe(true);
  expect(await disableOwner(by, owner)).toBe(false);
  expect(await isIn(cookie)).toBe(false);
  const right = await enter(owner.email);
  expect(right.status).toBe(403);
  expect(right.headers.getSetCookie()).toEqual([]);
  expect(await right.text()).toContain(closed);
  const wrong = await enter(owner.email, 'niet dit');
  const stranger = await enter('niemand@voorbeeld.be', 'niet dit');
  expect([wrong.status, stranger.status]).toEqual([422, 422]);
  for (const answer of [wrong, stranger]) {
    const text = await answer.text();
    expect(text).toContain('Inloggen is mislukt');
    expect(text).not.toContain(closed);
  }
  const sessions = database.selectFrom('owner_session').select('id').where('owner_id', '=', owner.id);
  expect(await sessions.execute()).toEqual([]);
});

it('a disabled owner chooses no new password, and is answered as everybody', async () => {
  const owner = await addOwner(database);
  await ask(owner.email);
  const before = await pathIn('choosePath');
  await disableOwner(by, owner);
  const password = 'drie blauwe zwanen';
  const chosen = await send(before, { password, password_again: password });
  expect(chosen.status).toBe(410);
  const [known, unknown] = await Promise.all([ask(owner.email), ask('niemand@voorbeeld.be')]);
  expect(known.headers.get('Location')).toBe(unknown.headers.get('Location'));
  expect(await kinds()).toHaveLength(1);
  await enableOwner(by, owner);
  expect((await send(before, { password, password_again: password })).status).toBe(410);
  expect(await isIn(await logIn(request, owner.email))).toBe(true);
});

it('a session that a log-in began while the owner was disabled opens nothing, then or later', async () => {
  const owner = await addOwner(database);
  const cookie = await logIn(request, owner.email);
  const setDisabled = (disabled_at: Date | null) =>
    database.updateTable('owner').set({ disabled_at }).where('id', '=', owner.id).execute();
  await setDisabled(new Date());
  onTestFinished(() => setDisabled(null).then(() => {}));
  expect(await isIn(cookie)).toBe(false);
  await enableOwner(by, owner);
  expect(await isIn(cookie)).toBe(false);
});
