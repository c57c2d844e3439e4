import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { see, send } = asksOffice(app);
const staff = await logInStaff(app, 'agent');
const email = 'annelies@voorbeeld.be';
const { id } = await database
  .insertInto('lead')
  .values({ form: 'contact', page: '/nl/', language: 'nl', email, privacy_version: 1, content_hash: 'a' })
  .returning('id')
  .executeTakeFirstOrThrow();
const path = `/office/requests/${id}/`;

it('is given to nobody who does not work here, whatever stands in their place', async () => {
  for (const who of ['nobody', '00000000-0000-4000-8000-000000000000']) {
    const refused = await send(path, { do: 'assign', staff: who }, staff.cookie);
    expect(refused.status).toBe(422);
    const chosen = await send('/office/requests/', { do: `assign:${who}`, id: String(id) }, staff.cookie);
    expect(chosen.status).toBe(200);
  }
  const lead = await database.selectFrom('lead').select('assigned_to').executeTakeFirstOrThrow();
  expect(lead.assigned_to).toBeNull();
});

it('says that the last mail did not arrive where that is so of one to the person', async () => {
  const shown = async () =>
    (await (await see(path, staff.cookie)).text()).includes('laatste mail kwam niet aan');
  const mail = (template: string, recipient: string, status: string) =>
    database
      .insertInto('mail_message')
      .values({
        ...{ template, recipient, status, language: 'nl', lead_id: id },
        data: JSON.stringify({ subject: 'Uw vraag', text: 'Dat kan.' }),
      })
      .execute();
  await mail('request-for-agent', 'kantoor@agency.be', 'dead');
  expect(await shown()).toBe(false);
  await mail('answer', 'Annelies@voorbeeld.be', 'dead');
  expect(await shown()).toBe(true);
  await mail('answer', email, 'sent');
  expect(await shown()).toBe(false);
});

it('names apart what the person and the agency are told of a viewing, and what to do where it did not arrive', async () => {
  const mail = (recipient: string, change: string) =>
    database
      .insertInto('mail_message')
      .values({
        ...{ template: 'appointment', recipient, status: 'dead', language: 'nl', lead_id: id },
        data: JSON.stringify({ change }),
      })
      .execute();
  await mail(email, 'confirmed');
  await mail('kantoor@agency.be', 'confirmed');
  const shown = await (await see(path, staff.cookie)).text();
  const [story = ''] = /<ol class="request-story">.*?<\/ol>/s.exec(shown) ?? [];
  expect(story).toContain('<p>Bezoek bevestigd</p>');
  expect(story).toContain('<p>Melding aan het kantoor: Bezoek bevestigd</p>');
  expect(story.match(/<a href="#answer"[^>]*>Opnieuw schrijven/g)).not.toBeNull();
  expect(story).not.toContain('/office/team/');
  await database.deleteFrom('mail_message').where('template', '=', 'appointment').execute();
});

it('can be put off only while it waits', async () => {
  const hasSnooze = async () => (await (await see(path, staff.cookie)).text()).includes('value="snooze"');
  expect(await hasSnooze()).toBe(true);
  await send(path, { do: 'status:done' }, staff.cookie);
  expect(await hasSnooze()).toBe(false);
});

it('shows the project that it is about, with the number of its units that are still available', async () => {
  const project_id = await addProject(database, { name: 'De Tuinlaan', city: 'Gent', reference: 'T-40' });
  for (const availability of ['available', 'available', 'sold'])
    await addProperty(database, { project_id, availability });
  const asked = {
    ...{ form: 'project', page: '/nl/', language: 'nl', email, privacy_version: 1, content_hash: 'b' },
    project_id,
  };
  const { id: lead } = await database
    .insertInto('lead')
    .values(asked)
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = await (await see(`/office/requests/${lead}/`, staff.cookie)).text();
  const [card = ''] = /<section class="request-about">.*?<\/section>/s.exec(shown) ?? [];
  expect(card).toContain(`href="/office/projects/${project_id}/"`);
  expect(card.replace(/<[^>]*>/g, ' ')).toMatch(/De Tuinlaan\s+Gent · T-40\s+2 beschikbaar/);

  const [button = ''] = /<button[^>]*value="insert:project".*?<\/button>/s.exec(shown) ?? [];
  expect(button.replace(/<[^>]*>/g, ' ').trim()).toBe('Project');
  const inserted = await send(`/office/requests/${lead}/`, { do: 'insert:project' }, staff.cookie);
  expect(await inserted.text()).toContain('>De Tuinlaan</textarea>');
});
