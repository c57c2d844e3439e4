import { beforeEach, expect, it } from 'vitest';
import { listStaff } from '#database/staff/staff.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);

beforeEach(async () => {
  await database.deleteFrom('mail_message').execute();
  await database.deleteFrom('audit_entry').execute();
  await database.deleteFrom('staff').execute();
});

async function addWithPassword(email: string): Promise<void> {
  const { id } = await database
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('staff_password')
    .values({ staff_id: id, account_id: id, provider_id: 'credential', password: 'a hash' })
    .execute();
}

it('invites by mail, and prints the link', async () => {
  const { status, out } = await gevel('staff', 'invite', 'Lies Maes', 'Lies@Agency.be', '--role', 'agent');
  expect(status).toBe(0);
  expect(out).toMatch(
    /^lies@agency\.be was invited by mail, and can choose a password at\nhttps:\/\/kantoor\.example\.be\/office\/invited\/[\w-]{43}\/\n$/,
  );
  const mail = await database.selectFrom('mail_message').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ template: 'staff-invitation', recipient: 'lies@agency.be' });
  expect(out).toContain((mail.data as { link: string }).link);
  const { id } = await database.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  const log = await database.selectFrom('audit_entry').selectAll().execute();
  expect(log).toMatchObject([{ actor: 'command', action: 'staff.invite agent', subject: `staff:${id}` }]);
});

it('invites again: another link, and the role of now', async () => {
  const first = await gevel('staff', 'invite', 'Lies', 'lies@agency.be', '--role', 'agent');
  const second = await gevel(
    'staff',
    'invite',
    'Lies Maes',
    'lies@agency.be',
    '--role',
    'editor',
    '--language',
    'fr',
  );
  expect(second).toMatchObject({ status: 0, err: '' });
  expect(second.out).not.toBe(first.out);
  expect(await listStaff(database)).toMatchObject([{ name: 'Lies Maes', role: 'editor', language: 'fr' }]);
  const links = await database.selectFrom('staff_verification').selectAll().execute();
  expect(links).toHaveLength(1);
});

it('leaves an account with a password as it is', async () => {
  await gevel('staff', 'invite', 'Lies', 'lies@agency.be', '--role', 'agent');
  await addWithPassword('lies@agency.be');
  expect(await gevel('staff', 'invite', 'Eva', 'lies@agency.be', '--role', 'admin')).toMatchObject({
    status: 1,
  });
  expect(await listStaff(database)).toMatchObject([{ name: 'Lies', role: 'agent' }]);
});

it('lists, changes and ends', async () => {
  await gevel('staff', 'invite', 'Lies Maes', 'lies@agency.be', '--role', 'agent');
  await addWithPassword('lies@agency.be');
  await gevel('staff', 'invite', 'Jan Claes', 'jan@agency.be', '--role', 'editor');
  expect(await gevel('staff', 'role', 'lies@agency.be', '--role', 'admin')).toMatchObject({
    status: 0,
    out: 'lies@agency.be is admin now\n',
  });
  expect(await gevel('staff', 'end', 'jan@agency.be')).toMatchObject({ status: 0 });
  expect((await gevel('staff')).out).toBe(
    'lies@agency.be  Lies Maes  admin  nl  active\njan@agency.be  Jan Claes  editor  nl  ended\n',
  );
  expect(await gevel('staff', 'end', 'jan@agency.be')).toMatchObject({ status: 1 });
});

it('keeps the last administrator who has a password', async () => {
  await gevel('staff', 'invite', 'Lies', 'lies@agency.be', '--role', 'admin');
  await addWithPassword('lies@agency.be');
  await gevel('staff', 'invite', 'Jan', 'jan@agency.be', '--role', 'admin');
  for (const command of [['end'], ['role', '--role', 'agent']] as const) {
    const [name, ...flags] = command;
    expect(await gevel('staff', name, 'lies@agency.be', ...flags)).toMatchObject({
      status: 1,
      out: 'lies@agency.be is the last administrator: nothing was changed\n',
    });
  }
  await addWithPassword('jan@agency.be');
  const both = await Promise.all([
    gevel('staff', 'end', 'lies@agency.be'),
    gevel('staff', 'end', 'jan@agency.be'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([0, 1]);
});

it.each([
  [['invite', 'Lies', 'lies@agency.be']],
  [['invite', 'Lies', 'lies@agency.be', '--role', 'owner']],
  [['invite', 'lies@agency.be', '--role', 'agent']],
  [['invite', 'Lies', 'lies', '--role', 'agent']],
  [['role', 'lies@agency.be']],
  [['end']],
])('asks for what is missing: %j', async ([name = '', ...rest]) => {
  expect(await gevel('staff', name, ...rest)).toMatchObject({ status: 2 });
});

it('knows nobody with another address', async () => {
  expect(await gevel('staff', 'end', 'piet@agency.be')).toMatchObject({ status: 1 });
});
