import { globSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { ownerPaths } from '#site/paths/path-table/owner-paths.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addProperty } from '#test/factories.ts';
import { addOwner, logIn } from '#test/owners.ts';

const { request, database, documentFiles } = await createTestApp();

type Screen = keyof typeof ownerPaths;

/** A new screen has to be named here, and is then tested. */
const kinds: Record<Screen, 'before the log-in' | 'of a link' | 'of an owner' | 'of a property'> = {
  login: 'before the log-in',
  register: 'before the log-in',
  forgottenPassword: 'before the log-in',
  choosePassword: 'of a link',
  confirmEmail: 'of a link',
  owners: 'of an owner',
  ownedProperty: 'of a property',
  ownerMessage: 'of a property',
  ownerVisits: 'of an owner',
  ownerDocuments: 'of an owner',
  ownerMessages: 'of an owner',
  ownerAccount: 'of an owner',
};

/** No other file may ask who is logged in. */
const askers = [
  'src/app/owner/login/login-page.server.ts',
  'src/app/owner/require-owner.server.ts',
  'src/login/engine/sessions.ts',
  'src/login/engine/sign-in.ts',
  'src/login/owner/owner-login.ts',
  'src/login/owner/sign-in.ts',
  'src/login/staff/staff-login.ts',
  'src/server/files/documents.ts',
  // For staff.
  'src/server/office.ts',
];

const lies = await addOwner(database, { name: 'Lies Maes' });
const karl = await addOwner(database, { name: 'Karl Schmitz', email: 'karl@voorbeeld.be' });
let cookie = '';
await logIn(request, karl.email);
const secrets = ['Malpertuus', 'Karl Schmitz', 'karl@voorbeeld.be', 'Verslag', 'Nieuwe foto'];

const foreign = await addProperty(database, {
  street: 'Malpertuusstraat',
  place_id: await addGhent(database),
  publish_address: false,
  published_at: new Date(),
  agent_id: await addAgent(database),
});
await database.insertInto('property_owner').values({ property_id: foreign, owner_id: karl.id }).execute();
await database
  .insertInto('communication')
  .values({ property_id: foreign, kind: 'mail', subject: 'Verslag van het bezoek', is_public: true })
  .execute();
await database
  .insertInto('planned_step')
  .values({ property_id: foreign, due_on: '2099-01-01', subject: 'Nieuwe foto’s' })
  .execute();
const { id: document } = await database
  .insertInto('document')
  .values({ property_id: foreign, kind: 'mandate', access: 'owner', file_key: 'documents/karl.pdf' })
  .returning('id')
  .executeTakeFirstOrThrow();
await documentFiles.write('documents/karl.pdf', Buffer.from('Verslag'));
const { id: session } = await database
  .selectFrom('owner_session')
  .select('id')
  .where('owner_id', '=', karl.id)
  .executeTakeFirstOrThrow();

beforeEach(async () => {
  cookie = await logIn(request, lies.email);
});

const all = (Object.keys(ownerPaths) as Screen[]).flatMap((screen) =>
  languages.map((language) => [screen, language] as const),
);
const pathOf = (screen: Screen, language: Language) =>
  ownerPaths[screen][language].replace(':id', String(foreign));
/** Every parameter that could name something of another owner. */
const names = `id=${foreign}&property=${foreign}&property_id=${foreign}&owner=${karl.id}&owner_id=${karl.id}&document=${document}`;
const buttons = ['', 'details', 'email', 'password', 'end-session', 'end-others', 'log-out', 'send'];

async function expectNothing(answer: Response, about: string) {
  const text = await answer.text();
  expect(
    secrets.filter((secret) => text.includes(secret)),
    about,
  ).toEqual([]);
  expect(answer.headers.get('Cache-Control'), about).toContain('no-store');
  expect(answer.status, about).toBeLessThan(500);
}

/** All of Karl's data that a form could have changed. */
const kept = async () => ({
  owner: await database.selectFrom('owner').selectAll().where('id', '=', karl.id).execute(),
  password: await database.selectFrom('owner_password').selectAll().where('owner_id', '=', karl.id).execute(),
  sessions: await database.selectFrom('owner_session').select('id').where('owner_id', '=', karl.id).execute(),
  properties: await database.selectFrom('property_owner').selectAll().execute(),
  leads: await database.selectFrom('lead').select('id').execute(),
});

it('every screen of owners is known here, and whoever asks who is logged in', () => {
  expect(Object.keys(kinds)).toEqual(Object.keys(ownerPaths));
  const found = globSync('src/{app,server,login,commands,database,mail}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && /\bfindSession\(/.test(readFileSync(file, 'utf8')),
  );
  expect(found.toSorted()).toEqual(askers);
});

describe('what is somebody else’s', () => {
  it.each(all)('is on no %s in %s, however it is asked for', async (screen, language) => {
    const path = pathOf(screen, language);
    const before = await kept();
    for (const address of [
      path,
      `${path}_.data`,
      `${path.slice(0, -1)}.data`,
      `${path}.data`,
      path.slice(0, -1),
    ])
      for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
        const answer = await request(`${address}?${names}`, { headers });
        await expectNothing(answer, `${address} ${Object.keys(headers)}`);
        if (address !== path) continue;
        const isClosed = kinds[screen] === 'of an owner' || kinds[screen] === 'of a property';
        if (isClosed && !headers.cookie) expect(answer.headers.get('Location')).toContain('/login/?next=');
        if (kinds[screen] === 'of a property' && headers.cookie) expect(answer.status).toBe(404);
        if (kinds[screen] === 'of a link') expect(answer.status).toBe(410);
      }
    expect(await kept()).toEqual(before);
  });

  it.each(Object.keys(ownerPaths) as Screen[])('is changed by no form of %s', async (screen) => {
    const path = pathOf(screen, 'nl');
    const before = await kept();
    for (const given of [cookie, ''])
      for (const button of kinds[screen] === 'of an owner' ? buttons : ['', 'send']) {
        const fields = new URLSearchParams(`${names}&name=Lies&language=nl&remark=Hallo&do=${button}`);
        if (button === 'end-session') fields.set('id', session);
        const answer = await request(path, {
          method: 'POST',
          headers: { Origin: 'http://localhost', ...(given && { cookie: given }) },
          body: fields,
        });
        await expectNothing(answer, `${path} ${button}`);
        if (kinds[screen] === 'of a property') expect([404, 405, 303]).toContain(answer.status);
      }
    expect(await kept()).toEqual(before);
  });

  it.each(['', '?token=x', `?owner=${karl.id}`, '?download=1'])(
    'is no file at /documents/…/%s',
    async (query) => {
      for (const method of ['GET', 'HEAD', 'POST'])
        for (const headers of [{ cookie }, {}, { cookie: `owner=${session}` }] as Record<string, string>[]) {
          const answer = await request(`/documents/${document}/${query}`, {
            method,
            headers: { ...headers, Origin: 'http://localhost' },
          });
          expect(answer.status).toBeGreaterThanOrEqual(400);
          await expectNothing(answer, `${method} ${query}`);
        }
    },
  );
});

it('what is not theirs any more is gone at once', async () => {
  const paths = [pathOf('ownedProperty', 'nl'), pathOf('ownerMessage', 'nl'), `/documents/${document}/`];
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await request(path, { headers: { cookie } })).status));
  const link = { property_id: foreign, owner_id: lies.id };
  await database.insertInto('property_owner').values(link).execute();
  expect(await statuses()).toEqual([200, 200, 200]);
  await database.deleteFrom('property_owner').where('owner_id', '=', lies.id).execute();
  expect(await statuses()).toEqual([404, 404, 404]);
});
