import { expect, it } from 'vitest';
import { leadForms } from '#domain/lead/lead-forms.ts';
import { personKey } from '#domain/person/person-key.ts';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const { see } = asksOffice(app);
const staff = await logInStaff(app, 'agent');
const email = 'annelies@voorbeeld.be';
const page = async (path: string) =>
  (await (await see(path, staff.cookie)).text()).replaceAll('<!-- -->', '');

async function sent(form: string, from = '/nl/'): Promise<number> {
  const { id } = await database
    .insertInto('lead')
    .values({ form, page: from, language: 'nl', email, privacy_version: 1, content_hash: `${form} ${from}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('a person’s page names every form in words, and leads to those that somebody answers', async () => {
  const ids = new Map<string, number>();
  for (const form of leadForms) ids.set(form, await sent(form));
  const html = await page(`/office/people/${personKey(email)}/`);
  for (const name of ['Doorgestuurd naar een vriend', 'Nieuwsbrief', 'Ervaring', 'Bod'])
    expect(html).toContain(`>${name}<`);
  for (const form of ['send_to_friend', 'newsletter', 'testimonial'])
    expect(html).not.toContain(`/office/requests/${ids.get(form)}/`);
  expect(html).toContain(`/office/requests/${ids.get('offer')}/`);
  expect(html).toContain('8 aanvragen');
});

it('what was noted in the office is not said to have come by the site', async () => {
  const noted = await page(`/office/requests/${await sent('offer', '/office/requests/new/phone/')}/`);
  expect(noted).toContain('Door het kantoor genoteerd: Bod');
  expect(noted).not.toContain('Gevraagd op de site: Bod');
  expect(await page(`/office/requests/${await sent('offer', '/nl/te-koop/')}/`)).toContain(
    'Gevraagd op de site: Bod',
  );
});
