import { expect, it } from 'vitest';
import { can } from '#domain/staff/rights.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { addOfficeRecords } from '#test/office-records.ts';
import { allAnswers } from '#test/screen-answers/all-answers.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { screens } from './screens.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send } = asksOffice(site);
const records = await addOfficeRecords(site);
const place_id = await addGhent(database);
const id = records.property;
const title = JSON.stringify({ nl: 'Huis met tuin' });
await database
  .updateTable('property')
  .set({
    ...{ place_id, title, reference: 'OPEN-1', price_cents: 98_765_400, publish_price: false },
    ...{ street: 'Geheimstraat', house_number: '77', publish_address: false },
  })
  .where('id', '=', id)
  .execute();
const draft = await addProperty(database, {
  ...{ title, reference: 'DRAFT-1', publication: 'draft', street: 'Ontwerpstraat', published_at: null },
});
await database
  .updateTable('project')
  .set({ place_id, publish_address: false, street: 'Werfstraat' })
  .where('id', '=', records.project)
  .execute();
await database.updateTable('owner').set({ name: 'Godelieve Wauters' }).execute();
await database.insertInto('property_owner').values({ property_id: id, owner_id: records.owner.id }).execute();
await database
  .updateTable('lead')
  .set({ first_name: 'Joost', email: 'joost@voorbeeld.be', property_id: id })
  .execute();
await database.updateTable('testimonial').set({ lead_id: records.lead }).execute();
await database
  .insertInto('newsletter_subscription')
  .values({ email: 'joost@voorbeeld.be', language: 'nl', status: 'active', created_at: '2026-11-01' })
  .execute();
await database
  .updateTable('newsletter_issue')
  .set({ property_ids: [id, draft] })
  .execute();
const { cookie } = await logInStaff(site, 'editor', { name: 'Camille Renard' });

const secret = /geheimstraat|ontwerpstraat|werfstraat|draft-1|987[.,\s]?654|98765400|godelieve|joost/i;

/** Every screen that an editor may open, each at its address. */
const opened = allAnswers(records).filter(({ path }) => {
  const whose = screens.find((screen) => screen.path === path)?.for ?? 'strangers';
  return path !== 'office/logout' && (whose === 'staff' || (whose !== 'strangers' && can('editor', whose)));
});

/** Other answers of those screens that may say something about a property. */
const more = [
  '/office/content/pages/home/?choose=properties',
  '/office/content/translations/?kind=property',
  '/office/content/translations/?to=fr&state=missing',
  `/office/content/translations/property-${id}/?to=fr`,
  `/office/content/redirects/?test=/nl/te-koop/gent/huis/${draft}/`,
  '/office/content/pictures/?view=homes',
  ...['OPEN-1', 'DRAFT-1', 'geheimstraat', '987654', 'wauters', 'joost'].map(
    (typed) => `/office/search/?q=${typed}`,
  ),
];

it.each([...opened.map(({ at }) => at), ...more])(
  '%s says nothing of a home to an editor that visitors do not read',
  async (at) => {
    const [path, query] = at.split('?');
    // As a page, to scripts, and around a form that is refused.
    const answers = [
      await see(at, cookie),
      await see(`${path}_.data${query ? `?${query}` : ''}`, cookie),
      await send(at, {}, cookie),
    ];
    expect(answers.map(({ status }) => status)).not.toContain(403);
    // A typed search text appears in no answer.
    for (const answer of answers) expect(await answer.text()).not.toMatch(secret);
  },
);

it('every screen of the contents was among them', () => {
  const ofContent = screens.filter(({ for: whose }) => whose === 'content.write' || whose === 'staff');
  expect(opened.map(({ path }) => path).toSorted()).toEqual(ofContent.map(({ path }) => path).toSorted());
  expect(opened.filter(({ at }) => /[:*]/.test(at))).toEqual([]);
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
