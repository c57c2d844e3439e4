import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { addOwner } from '#test/owners.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
beforeEach(async () => {
  await database.deleteFrom('owner').execute();
  await database.deleteFrom('mail_message').execute();
});

const invite = (...more: string[]) =>
  gevel('owners', 'invite', '--email', 'Lies@Voorbeeld.be', '--name', 'Lies Maes', ...more);
const mails = () =>
  database.selectFrom('mail_message').select(['template', 'recipient', 'language']).execute();
const propertiesOf = async (email: string) =>
  (
    await database
      .selectFrom('property_owner')
      .innerJoin('owner', 'owner.id', 'property_owner.owner_id')
      .select('property_id')
      .where('email', '=', email)
      .orderBy('property_id')
      .execute()
  ).map(({ property_id }) => property_id);

it('invites an owner by mail, once more when called again, and links the properties', async () => {
  const [first, second] = [await addProperty(database), await addProperty(database)];
  const said = await invite('--property', String(first), '--property', String(second), '--language', 'nl');
  expect(said).toMatchObject({
    status: 0,
    out: 'lies@voorbeeld.be was invited by mail and sees 2 properties\n',
  });
  expect(await propertiesOf('lies@voorbeeld.be')).toEqual([first, second]);
  expect((await invite()).status).toBe(0);
  const mail = { template: 'owner-invitation', recipient: 'lies@voorbeeld.be', language: 'nl' };
  expect(await mails()).toEqual([mail, mail]);
  expect((await gevel('owners')).out).toMatch(
    /^lies@voorbeeld.be {2}Lies Maes {2}nl {2}invited {2}\S+ \S+\n$/,
  );
});

it('drops a password that somebody chose for an address before it was confirmed', async () => {
  const { id, email } = await addOwner(database, { email_verified: false });
  await gevel('owners', 'invite', '--email', email, '--name', 'Lies');
  const password = database.selectFrom('owner_password').select('id').where('owner_id', '=', id);
  expect(await password.execute()).toEqual([]);
});

it('links and unlinks properties of an owner who is known, without a mail', async () => {
  const { email } = await addOwner(database);
  const id = String(await addProperty(database));
  expect((await gevel('owners', 'link', '--email', email, '--property', id)).out).toBe(
    `${email} sees ${id}\n`,
  );
  expect(await propertiesOf(email)).toEqual([Number(id)]);
  const again = await gevel('owners', 'invite', '--email', email, '--name', 'X', '--property', id);
  expect(again.out).toContain('already has a log-in');
  expect((await gevel('owners', 'unlink', '--email', email, '--property', id)).status).toBe(0);
  expect(await propertiesOf(email)).toEqual([]);
  expect(await mails()).toEqual([]);
});

it('logs out, disables and enables, and says in the log that it did', async () => {
  const { id, email } = await addOwner(database);
  await database
    .insertInto('owner_session')
    .values({ owner_id: id, token: 'a token', expires_at: new Date('2100-01-01') })
    .execute();
  expect((await gevel('owners', 'log-out', '--email', email)).out).toBe(
    `${email} is logged out everywhere\n`,
  );
  const sessions = database.selectFrom('owner_session').select('id').where('owner_id', '=', id);
  expect(await sessions.execute()).toEqual([]);
  expect((await gevel('owners', 'disable', '--email', email.toUpperCase())).out).toBe(
    `${email} can no longer log in\n`,
  );
  expect((await gevel('owners', 'disable', '--email', email)).out).toBe(`${email} could not log in before\n`);
  expect((await gevel('owners')).out).toContain('  disabled');
  const property = String(await addProperty(database));
  const invited = await gevel('owners', 'invite', '--email', email, '--name', 'X', '--property', property);
  expect(invited.out).toBe(`${email} is disabled and was not invited: run owners enable first\n`);
  expect(await mails()).toEqual([]);
  expect((await gevel('owners', 'enable', '--email', email)).out).toBe(`${email} can log in again\n`);
  expect((await gevel('owners', 'enable', '--email', email)).out).toBe(`${email} was not disabled\n`);
  const log = database.selectFrom('audit_entry').select(['actor', 'action']).orderBy('id');
  expect(await log.where('subject', '=', `owner:${id}`).execute()).toEqual(
    ['owner.end-sessions', 'owner.disable', 'owner.invite', 'owner.enable'].map((action) => ({
      actor: 'command',
      action,
    })),
  );
});

it('links no property by a reference that several have', async () => {
  const { email } = await addOwner(database);
  for (const source of ['a', 'b']) await addProperty(database, { reference: 'twice', source });
  const said = await gevel('owners', 'link', '--email', email, '--property', 'twice');
  expect(said).toMatchObject({ status: 1, err: expect.stringContaining('Several properties') });
  expect(await propertiesOf(email)).toEqual([]);
});

it.each([
  [1, 'Person not found', ['owners', 'link', '--email', 'niemand@voorbeeld.be', '--property', '1']],
  [1, 'no property', ['owners', 'invite', '--email', 'a@b.be', '--name', 'A', '--property', 'X-404']],
  [2, 'not an e-mail address', ['owners', 'invite', '--email', 'lies', '--name', 'A']],
  [2, '--name', ['owners', 'invite', '--email', 'a@b.be', '--name', ' ']],
  [2, 'no language "es"', ['owners', 'invite', '--email', 'a@b.be', '--name', 'A', '--language', 'es']],
  [2, 'Name the properties', ['owners', 'link', '--email', 'a@b.be']],
  [2, 'Name the owner', ['owners', 'unlink', '--property', '1']],
  [1, 'Person not found', ['owners', 'disable', '--email', 'niemand@voorbeeld.be']],
  [2, 'Name the owner', ['owners', 'log-out']],
  [2, 'not an e-mail address', ['owners', 'enable', '--email', 'lies']],
])('ends with %i and says: %s', async (status, text, args) => {
  const said = await gevel(...args);
  expect(said.status).toBe(status);
  expect(said.err).toContain(text);
});
