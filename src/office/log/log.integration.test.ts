import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addStaff, asksOffice, logInStaff, officeSite, staffPassword } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send } = asksOffice(site);
const { cookie, id } = await logInStaff(site, 'admin', { name: 'Ans Administrator', language: 'nl' });
const home = await addProperty(database, { reference: 'LOG-9' });

const page = async (query = '') => (await see(`/office/log/${query}`, cookie)).text();
const csv = async (query = '') => (await see(`/office/log/csv/${query}`, cookie)).text();

const actions = async () =>
  (
    await database.selectFrom('audit_entry').select(['actor', 'action', 'subject']).orderBy('id').execute()
  ).map(({ actor, action, subject }) => [actor, action, subject]);

it('notes refused log-ins without what was typed, and log-outs', async () => {
  const { id: stijn, email } = await addStaff(database, { role: 'agent', name: 'Stijn Claes' });
  await database.deleteFrom('audit_entry').execute();
  await send('/office/login/', { email: email.toUpperCase(), password: 'not this one' });
  await send('/office/login/', { email: 'nobody@elsewhere.example', password: 'not this one' });
  const entered = await send('/office/login/', { email, password: staffPassword });
  const own = entered.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  await send('/office/logout/', {}, own);
  // A second log-out is not logged.
  await send('/office/logout/', {}, own);
  expect(await actions()).toEqual([
    ['stranger', 'staff.log-in-failed', `staff:${stijn}`],
    ['stranger', 'staff.log-in-failed', 'staff:unknown'],
    [`staff:${stijn}`, 'staff.log-in', `staff:${stijn}`],
    [`staff:${stijn}`, 'staff.log-out', `staff:${stijn}`],
  ]);
  const shown = await page();
  expect(shown).toContain('Inloggen mislukt: wachtwoord niet juist');
  expect(shown).not.toContain('staff.log-in');
  expect(shown + (await csv())).not.toContain('elsewhere');
});

it('finds by person, by what was done, and by a reference; gives the same as a file', async () => {
  await database.deleteFrom('audit_entry').execute();
  const entry = (at: string, actor: string, action: string, subject: string) =>
    database
      .insertInto('audit_entry')
      .values({ at: new Date(at), actor, action, subject })
      .execute();
  await entry('2026-11-20T08:00:00Z', `staff:${id}`, 'property.publish', `property:${home}`);
  await entry('2026-11-21T08:00:00Z', 'command', 'staff.invite agent', `staff:${id}`);
  await entry('2026-11-21T09:00:00Z', 'visitor', 'lead.contact', 'lead:77');

  const lines = async (query: string) => (await csv(query)).trim().split('\r\n').slice(1);
  expect(await lines('')).toEqual([
    '2026-11-21 10:00;Bezoeker van de site;Vraag aan het kantoor ontvangen;#77',
    '2026-11-21 09:00;Opdrachtregel;Uitgenodigd (Makelaar);Ans Administrator',
    '2026-11-20 09:00;Ans Administrator;Pand gepubliceerd;LOG-9',
  ]);
  const narrowed = async (query: string) => (await lines(query)).map((line) => line.split(';')[2]);
  expect(await narrowed(`?who=staff:${id}`)).toEqual(['Pand gepubliceerd']);
  expect(await narrowed('?about=log-9')).toEqual(['Pand gepubliceerd']);
  expect(await narrowed('?about=uitgenod')).toEqual(['Uitgenodigd (Makelaar)']);
  expect(await narrowed('?about=ans adm')).toEqual(['Uitgenodigd (Makelaar)']);
  expect(await narrowed('?from=2026-11-21&until=2026-11-21')).toHaveLength(2);
  expect(await page('?about=log-9')).toContain(`href="/office/properties/${home}/"`);
});
