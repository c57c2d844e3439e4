import { sql } from 'kysely';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { passwordProblem } from '#login/engine/password.ts';
import { hashPassword, verifyPassword } from '#login/engine/password-hash.ts';
import { welcomeDemo } from '#server/start/welcome.ts';
import { demoAgency } from '#test/demo-agency.ts';
import { addOwner } from '#test/owners.ts';
import { settleLogIns } from './settle-log-ins.ts';
import { demoPasswords, findUnchangedLogIns } from './unchanged-log-ins.ts';

const { database } = await demoAgency();
const all = await findUnchangedLogIns(database);
const emails = all.map(({ email }) => email);
const publicDemo = { demo: true, isLocal: false };
const here = { publicUrl: 'http://localhost:3000', officeUrl: 'http://office.localhost:3000' };

// Closed log-ins have no row any more.
afterEach(async () => {
  for (const { kind, id, hash } of all) {
    const [table, whose] = [sql.table(`${kind}_password`), sql.ref(`${kind}_id`)];
    await sql`delete from ${table} where ${whose} = ${id}`.execute(database);
    await sql`insert into ${table} (${whose}, provider_id, account_id, password)
      values (${id}, 'credential', ${id}, ${hash})`.execute(database);
  }
});

const tell = async () => (await settleLogIns(database, { demo: true, isLocal: true })).told;

it('are told at each start on a machine of ones own', async () => {
  expect(welcomeDemo(here, await tell())).toBe(`Owners of the demo log in at http://localhost:3000/nl/login/
  hilde.desmet@rooilijn.example   koffie-onder-de-linde
  karl.lennertz@rooilijn.example  nebel-am-weiher

Its staff log in at http://office.localhost:3000/office/
  eline@rooilijn.example    trapgevel-aan-de-leie
  stijn@rooilijn.example    sleutelbos-in-de-regen
  camille@rooilijn.example  plume-sur-le-pupitre
`);
  const withoutOffice = welcomeDemo({ ...here, officeUrl: undefined }, await tell());
  expect(withoutOffice).toContain('Owners');
  expect(withoutOffice).not.toContain('staff');
});

it('are told while they stand and the agency is that of the demo', async () => {
  const password = await hashPassword('iets heel anders');
  await sql`update owner_password set password = ${password}
    where owner_id = (select id from owner where language = 'nl')`.execute(database);
  await sql`update staff_password set password = ${password}
    where staff_id = (select id from staff where role = 'admin')`.execute(database);
  expect((await tell()).map(({ email }) => email)).toEqual([
    'karl.lennertz@rooilijn.example',
    'stijn@rooilijn.example',
    'camille@rooilijn.example',
  ]);
  const setEmail = (email: string) =>
    sql`update setting set document = jsonb_set(document, '{agency,email}', to_jsonb(${email}::text))`.execute(
      database,
    );
  await setEmail('info@echt.be');
  onTestFinished(() => setEmail(demoSettings.agency.email).then(() => {}));
  expect(await tell()).toEqual([]);
  expect(welcomeDemo(here, [])).toBeUndefined();
});

it('are new in a public demo, and told once, also where several processes start at once', async () => {
  const starts = await Promise.all([settleLogIns(database, publicDemo), settleLogIns(database, publicDemo)]);
  const told = starts.flatMap((start) => start.told);
  expect(told.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  for (const { password } of told) expect(password).toMatch(/^[\w-]{16}$/);
  expect(welcomeDemo({ ...here, publicUrl: 'https://demo.example' }, told)).toContain('shown only now');
  expect(await settleLogIns(database, publicDemo)).toEqual({ told: [], closed: [] });
  for (const { kind, id, email } of all) {
    const { rows } = await sql<{ hash: string }>`
      select password as hash from ${sql.table(`${kind}_password`)}
      where ${sql.ref(`${kind}_id`)} = ${id}`.execute(database);
    const password = told.find((logIn) => logIn.email === email)?.password ?? '';
    expect(await verifyPassword({ hash: rows[0]?.hash ?? '', password }), email).toBe(true);
  }
});

it.each([
  { demo: false, isLocal: true },
  { demo: false, isLocal: false },
])('are closed where the site is no demo (%o)', async (where) => {
  expect(await settleLogIns(database, where)).toEqual({ told: [], closed: emails });
  expect(await settleLogIns(database, where)).toEqual({ told: [], closed: [] });
  expect(await findUnchangedLogIns(database)).toEqual([]);
});

it.each([publicDemo, { demo: false, isLocal: true }])(
  'keep no session and no link of who came by the public password (%o)',
  async (where) => {
    const until = new Date('2100-01-01');
    const { id: visitor } = await addOwner(database);
    onTestFinished(() =>
      database
        .deleteFrom('owner')
        .where('id', '=', visitor)
        .execute()
        .then(() => {}),
    );
    const began = [...all, { kind: 'owner' as const, id: visitor }];
    for (const { kind, id } of began) {
      const [session, link] = [sql.table(`${kind}_session`), sql.table(`${kind}_verification`)];
      const whose = sql.ref(`${kind}_id`);
      await sql`insert into ${session} (${whose}, token, expires_at) values (${id}, ${id}, ${until})`.execute(
        database,
      );
      await sql`insert into ${link} (${whose}, identifier, value, expires_at)
        values (${id}, ${id}, 'x', ${until})`.execute(database);
    }
    await settleLogIns(database, where);
    const { rows } = await sql<{ id: string }>`
      select owner_id as id from owner_session union all select staff_id from staff_session
      union all select owner_id from owner_verification union all select staff_id from staff_verification`.execute(
      database,
    );
    expect(rows.map(({ id }) => id)).toEqual([visitor, visitor]);
  },
);

it('have passwords that nobody else may choose', () => {
  for (const password of demoPasswords) expect(passwordProblem(password, []), password).toBe('common');
});
