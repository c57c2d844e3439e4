import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addProperty } from '#test/factories.ts';
import { createLead, type NewLead } from './create-lead.ts';

const { database } = await testDatabase();
const property_id = await addProperty(database);
const now = new Date('2026-11-20T10:00:00Z');

let count = 0;
async function ask(given: Partial<NewLead>, seeRequests = true) {
  count += 1;
  const lead: NewLead = {
    form: 'visit',
    language: 'nl',
    page: '/nl/',
    first_name: 'Anke',
    last_name: 'Peeters',
    email: 'anke@voorbeeld.be',
    remark: `Wij scheiden ${count}`,
    property_id,
    privacy_version: 1,
    ...given,
  };
  const site = { database, now, settings: { owners: { seeRequests } } };
  const created = await createLead(site, lead, async () => {});
  if (created.outcome === 'conflict') throw new Error('It was sent before.');
  return database
    .selectFrom('communication')
    .selectAll()
    .where('lead_id', '=', created.id)
    .executeTakeFirst();
}

it('tells the owners of a property that somebody asked, and nothing of what was typed', async () => {
  const { id, lead_id, ...told } = (await ask({})) ?? {};
  expect(told).toEqual({
    property_id,
    happened_at: now,
    kind: 'request',
    contact: null,
    subject: 'visit',
    comment: null,
    language: null,
    status: 'open',
    is_public: true,
  });
});

it('waits for the agency to publish it where the settings say so', async () => {
  expect(await ask({ form: 'offer' }, false)).toMatchObject({ subject: 'offer', is_public: false });
});

it.each([[{ property_id: null }], [{ form: 'send_to_friend' as const }], [{ form: 'newsletter' as const }]])(
  'tells nothing of what is not asked about a property: %j',
  async (given) => {
    expect(await ask(given)).toBeUndefined();
  },
);
