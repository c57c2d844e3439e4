import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { addAgent } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { addOwner } from '#test/owners.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
await addAgent(database);

it.each([
  ['0475 12 34 56', '+32 475 12 34 56'],
  ['+32 (0)475/12.34.56', '0475.12.34.56'],
  ['0032 475 12 34 56', '(0475) 12 34 56'],
  ['0475 12 34 56', '0475 12 34 (56)'],
  ['03 521 23 45', '+32 3 521 23 45'],
  ['621 123 456', '+352 621 123 456'],
  ['00352 32 12 34', '32 12 34.'],
  ['02 712 34 57', '+32 2 712 34 57'],
])('finds who gave %s by %s, and nobody else', async (phone, asked) => {
  const visitor = { last_name: 'Janssens', page: '/', form: 'visit', language: 'nl', privacy_version: 1 };
  const others = ['27 12 34 57', '0475 12 34 57', '+31 475 12 34 56'];
  await database.deleteFrom('lead').execute();
  await database
    .insertInto('lead')
    .values([
      { ...visitor, email: '', phone, content_hash: 'asked' },
      { ...visitor, email: 'anne@voorbeeld.be', phone, content_hash: 'with an address' },
      ...others.map((each) => ({ ...visitor, email: '', phone: each, content_hash: each })),
    ])
    .execute();
  const exported = JSON.parse((await gevel('people', 'export', asked)).out);
  expect(exported.stored.lead).toMatchObject([{ phone }]);
  expect((await gevel('people', 'erase', asked, '--yes')).status).toBe(0);
  const left = await database.selectFrom('lead').select('content_hash').orderBy('id').execute();
  expect(left.map(({ content_hash }) => content_hash)).toEqual(['with an address', ...others]);
});

it('gives an owner what the log has of them, and leaves it there without them', async () => {
  const [owner, other] = [await addOwner(database), await addOwner(database)];
  await gevel('owners', 'log-out', '--email', owner.email);
  await gevel('owners', 'log-out', '--email', other.email);
  const exported = JSON.parse((await gevel('people', 'export', owner.email)).out);
  expect(exported.stored.audit_entry).toMatchObject([
    { action: 'owner.end-sessions', subject: `owner:${owner.id}` },
  ]);
  expect((await gevel('people', 'erase', owner.email, '--yes')).status).toBe(0);
  const log = database.selectFrom('audit_entry').select('action').where('subject', '=', `owner:${owner.id}`);
  expect(await log.execute()).toEqual([{ action: 'owner.end-sessions' }]);
});

it.each(['export', 'erase'])('people %s leaves the addresses of the agency alone', async (verb) => {
  for (const own of ['Eline@agency.example', 'gent@agency.example', defaultSettings.agency.email])
    expect(await gevel('people', verb, own)).toMatchObject({
      status: 1,
      err: expect.stringContaining('of the agency'),
    });
});

it.each([
  [['people', 'export']],
  [['people', 'export', 'lies']],
  [['people', 'export', 'lies@voorbeeld.be', 'no-such-folder/lies.json']],
  [['people', 'export', 'lies@voorbeeld.be', 'a', 'b']],
  [['people', 'erase']],
  [['people', 'erase', 'lies@']],
  [['people', 'erase', 'lies@voorbeeld.be', 'anne@voorbeeld.be']],
  [['people', 'erase', 'lies@voorbeeld.be', '--no']],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});
