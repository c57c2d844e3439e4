import { expect, it } from 'vitest';
import { can } from '#domain/staff/rights.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { screens } from './screens.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see } = asksOffice(site);
const place_id = await addGhent(database);
const id = await addProperty(database, {
  ...{ place_id, reference: 'OPEN-1', title: JSON.stringify({ nl: 'Huis met tuin' }) },
  ...{ street: 'Geheimstraat', house_number: '77', publish_address: false },
  ...{ price_cents: 98_765_400, publish_price: false },
});
await addProperty(database, { reference: 'DRAFT-1', publication: 'draft', street: 'Ontwerpstraat' });
await addProject(database, { place_id, publish_address: false, street: 'Werfstraat' });
const owner = await database
  .insertInto('owner')
  .values({ name: 'Godelieve Wauters', email: 'godelieve@voorbeeld.be', language: 'nl' })
  .returning('id')
  .executeTakeFirstOrThrow();
await database.insertInto('property_owner').values({ property_id: id, owner_id: owner.id }).execute();
await database
  .insertInto('lead')
  .values({
    ...{ form: 'contact', first_name: 'Joost', email: 'joost@voorbeeld.be', language: 'nl' },
    ...{ page: '/nl/', privacy_version: 1, content_hash: 'a', property_id: id },
  })
  .execute();
const issue = await database
  .insertInto('newsletter_issue')
  .values({ created_at: '2026-11-01', property_ids: [id] })
  .returning('id')
  .executeTakeFirstOrThrow();
const { cookie } = await logInStaff(site, 'editor', { name: 'Camille Renard' });

const secret = /geheimstraat|ontwerpstraat|werfstraat|draft-1|987[.,\s]?654|98765400|godelieve|joost/i;

/** All the addresses at which a screen of an editor may say something about a property. */
const addresses = [
  ...screens
    .filter(({ for: whose }) => whose !== 'strangers' && (whose === 'staff' || can('editor', whose)))
    .map(({ path }) => `/${path}/`)
    .filter((path) => !/[:*]/.test(path)),
  '/office/content/pages/home/',
  '/office/content/pages/home/?choose=properties',
  '/office/content/translations/?kind=property',
  `/office/content/translations/property-${id}/?to=fr`,
  `/office/content/newsletter/${issue.id}/`,
  `/office/content/newsletter/${issue.id}/preview/`,
  ...['OPEN-1', 'DRAFT-1', 'geheimstraat', '987654', 'wauters', 'joost'].map(
    (typed) => `/office/search/?q=${typed}`,
  ),
];

it.each(addresses)('%s says nothing of a home to an editor that visitors do not read', async (address) => {
  const answer = await see(address, cookie);
  expect(answer.status).toBe(200);
  // A typed search text appears in no answer.
  expect(await answer.text()).not.toMatch(secret);
});

it('an editor chooses homes by what visitors read of them, and opens none', async () => {
  const found = await (await see('/office/search/?q=OPEN-1', cookie)).text();
  expect(found).toContain('OPEN-1');
  expect(found).toContain(officeSite.publicUrl);
  for (const screen of ['', 'photos/', 'documents/', 'price/', 'history/', 'owner/', 'figures/', 'field/'])
    expect((await see(`/office/properties/${id}/${screen}`, cookie)).status, screen).toBe(403);
});

it('the same words are found where an agent looks', async () => {
  const agent = await logInStaff(site, 'agent');
  const list = await (await see('/office/properties/', agent.cookie)).text();
  expect(list).toContain('Geheimstraat');
  expect(list).toContain('Ontwerpstraat');
  expect(list).toMatch(/987\.654/);
});
