import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { see, send } = asksOffice(app);
const agent = await addAgent(database);
const property = await addProperty(database, { agent_id: agent, reference: 'K-1' });
const staff = await logInStaff(app, 'agent', { agent_id: agent });
// The office itself may be in a language that the site does not use.
const languages = defaultSettings.languages.map((each) => ({ ...each, inUse: each.code !== 'de' }));
await database
  .insertInto('setting')
  .values({ document: JSON.stringify({ ...defaultSettings, languages }) })
  .execute();
const owners = `/office/properties/${property}/owner/`;

it.each(['/office/requests/new/', '/office/calendar/new/', owners])(
  'offers a person only the languages of the site: %s',
  async (path) => {
    const html = await (await see(path, staff.cookie)).text();
    const ofPerson = html.split('<form').find((form) => /name="(last_name|email)"/.test(form)) ?? '';
    const [choices = ''] = /<select[^>]*name="language".*?<\/select>/s.exec(ofPerson) ?? [''];
    expect(choices).toContain('value="fr"');
    expect(choices).not.toContain('value="de"');
  },
);

it('takes no other: who was written down or invited in one gets the first language of the site', async () => {
  const person = { last_name: 'Peeters', phone: '0470 12 34 56', language: 'de' };
  const noted = { do: 'note', way: 'phone', form: 'contact', remark: 'Belt terug', ...person };
  expect((await send('/office/requests/new/', noted, staff.cookie)).status).toBe(303);
  const invited = { do: 'invite', name: 'Lies Maes', email: 'lies@voorbeeld.be', language: 'de' };
  expect((await send(owners, invited, staff.cookie)).status).toBe(303);
  const told = await database.selectFrom('lead').select('language').execute();
  const asked = await database.selectFrom('owner').select('language').execute();
  expect([...told, ...asked]).toEqual([{ language: 'nl' }, { language: 'nl' }]);
});
