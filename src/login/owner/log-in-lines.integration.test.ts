import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addOwner, ownerPassword } from '#test/owners.ts';
import { createOwnerLogin } from './owner-login.ts';

const { database } = await testDatabase();
const environment = { publicUrl: 'https://agency.be' };
const login = createOwnerLogin({ database, jobs: { enqueue: async () => {} }, environment });

type Line = { event: string; outcome: string; account?: string; network: string };
const lines: Line[] = [];
const log = { info: (line: unknown) => void lines.push(line as Line) };
const takeLines = () => lines.splice(0);
const asking = (clientAddress: string, cookies: readonly string[] = []) => ({
  headers: new Headers({ cookie: cookies.map((each) => each.split(';', 1)[0]).join('; ') }),
  clientAddress,
  now: new Date(),
  log,
});

async function cookiesOf(signedIn: ReturnType<typeof login.signIn>): Promise<readonly string[]> {
  const answered = await signedIn;
  return answered.outcome === 'in' ? answered.cookies : [];
}

async function tokenMailed(): Promise<string> {
  const { data } = await database
    .selectFrom('mail_message')
    .select('data')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(JSON.stringify(data))?.[1] ?? '';
}

const audited = async (id: string) => {
  const entries = database.selectFrom('audit_entry').select(['actor', 'action']).orderBy('id');
  const found = await entries.where('subject', '=', `owner:${id}`).execute();
  return found.map(({ actor, action }) => `${action} by ${actor === `owner:${id}` ? 'the owner' : actor}`);
};

it('a log-in, a wrong one and a log-out leave a line each, which names nobody, and an entry', async () => {
  const { email, id } = await addOwner(database);
  await login.signIn({ email, password: 'niet dit' }, asking('198.51.100.1'));
  const cookies = await cookiesOf(
    login.signIn({ email: email.toUpperCase(), password: ownerPassword }, asking('198.51.100.2')),
  );
  await login.signOut(asking('198.51.100.2', cookies));
  await login.signIn({ email: 'niemand@voorbeeld.be', password: 'niet dit' }, asking('198.51.100.1'));
  const said = takeLines();
  expect(said.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'owner.log-in wrong',
    'owner.log-in in',
    'owner.log-out done',
    'owner.log-in wrong',
  ]);
  const [wrong, right, out, nobody] = said;
  expect(wrong?.account).toMatch(/^[\w-]{16}$/);
  expect([right?.account, out?.account]).toEqual([wrong?.account, wrong?.account]);
  expect(nobody?.account).not.toBe(wrong?.account);
  expect(nobody?.network).toBe(wrong?.network);
  expect(right?.network).not.toBe(wrong?.network);
  expect(JSON.stringify(said)).not.toMatch(/198\.51|voorbeeld|eigenaar|niet dit|vijf/i);
  expect(await audited(id)).toEqual([
    'owner.log-in-failed by stranger',
    'owner.log-in by the owner',
    'owner.log-out by the owner',
  ]);
  expect(await audited('unknown')).toEqual(['owner.log-in-failed by stranger']);
});

it('a lock is in the log, and fills no table', async () => {
  const { email, id } = await addOwner(database);
  for (let count = 0; count < 7; count++)
    await login.signIn({ email, password: 'niet dit' }, asking('198.51.100.3'));
  expect(takeLines().map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 5 }, () => 'wrong'),
    'too many',
    'too many',
  ]);
  expect(await audited(id)).toHaveLength(5);
});

it('registering and what follows from links in mails', async () => {
  const email = 'nieuw@voorbeeld.be';
  const at = asking('198.51.100.4');
  await login.register({ name: 'Jan', email, password: ownerPassword, language: 'nl' }, at);
  await login.confirmEmail({ token: await tokenMailed(), password: ownerPassword }, at);
  const { id } = await database
    .selectFrom('owner')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await login.requestPassword(email, at);
  const token = await tokenMailed();
  await login.choosePassword({ token, password: 'drie blauwe zwanen' }, at);
  await login.choosePassword({ token, password: 'drie blauwe zwanen' }, at);
  const said = takeLines();
  expect(said.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'owner.register sent',
    'owner.confirm-email in',
    'owner.ask-password sent',
    'owner.choose-password in',
    'owner.choose-password over',
  ]);
  expect(new Set(said.map(({ account }) => account)).size).toBe(2);
  expect(said.at(-1)).not.toHaveProperty('account');
  expect(await audited(id)).toEqual(['owner.confirm by the owner', 'owner.password by the owner']);
});

it('a changed password and a changed address', async () => {
  const { email, id } = await addOwner(database);
  const owner = { id, name: 'Lies Maes', email, language: 'nl' as const };
  const at = asking('198.51.100.5');
  const password = 'drie blauwe zwanen';
  await login.changePassword(owner, { present: ownerPassword, password }, at);
  await login.changeEmail(owner, { present: ownerPassword, email: 'ander@voorbeeld.be' }, at);
  await login.changeEmail(owner, { present: password, email: 'ander@voorbeeld.be' }, at);
  await login.confirmEmail({ token: await tokenMailed(), password }, at);
  expect(takeLines().map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'owner.change-password in',
    'owner.change-email wrong',
    'owner.change-email sent',
    'owner.confirm-email in',
  ]);
  expect(await audited(id)).toEqual(['owner.password by the owner', 'owner.email by the owner']);
});
