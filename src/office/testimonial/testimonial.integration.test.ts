import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);
const { database, request } = site;
const { cookie } = await logInStaff(site, 'editor');

let count = 0;
async function addWritten({ withLead = true } = {}): Promise<number> {
  count += 1;
  const lead = withLead
    ? await database
        .insertInto('lead')
        .values({
          form: 'testimonial',
          email: 'lies@example.be',
          language: 'fr',
          page: '/fr/',
          content_hash: 'x',
          privacy_version: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    : undefined;
  const { id } = await database
    .insertInto('testimonial')
    .values({
      slug: `lies-${count}`,
      author: 'Lies',
      comment: JSON.stringify({ fr: 'Trés bien.' }),
      original_language: 'fr',
      posted_on: '2026-11-01',
      lead_id: lead?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const at = (id: number) => `/office/content/testimonials/${id}/`;

async function versionOf(id: number): Promise<string> {
  const page = await (await see(at(id), cookie)).text();
  return / name="expected" value="([^"]*)"/.exec(page)?.[1] ?? '';
}

const find = (id: number) =>
  database.selectFrom('testimonial').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('publishes a corrected one, with the mark of a translation where it is one', async () => {
  const id = await addWritten();
  expect(await (await see('/office/content/testimonials/', cookie)).text()).toContain('Trés bien.');
  const fields = {
    do: 'publish',
    expected: await versionOf(id),
    author: 'Lies',
    originalLanguage: 'fr',
    'comment.fr': 'Très bien.',
    'comment.nl': 'Heel goed.',
  };
  expect((await send(at(id), fields, cookie)).status).toBe(303);
  expect(await find(id)).toMatchObject({
    publication: 'published',
    comment: { fr: 'Très bien.', nl: 'Heel goed.' },
  });
  const { slug } = await find(id);
  const dutch = await (await request(href('nl', 'testimonial', { slug }))).text();
  expect(dutch).toContain('Heel goed.');
  expect(dutch.toLowerCase()).toContain('vertaald uit het frans');
  // A colleague's change is not overwritten.
  const late = await send(at(id), { ...fields, author: 'An' }, cookie);
  expect(late.status).toBe(409);
  expect((await find(id)).author).toBe('Lies');
  const shown = await late.text();
  expect(shown).toContain('Nu staat er: Lies');
  expect(shown).toContain(`value="${await versionOf(id)}"`);
});

it('tells whoever wrote it why it is declined', async () => {
  const id = await addWritten();
  const expected = await versionOf(id);
  expect((await send(at(id), { do: 'decline', expected, reason: '' }, cookie)).status).toBe(422);
  const declined = await send(
    at(id),
    { do: 'decline', expected, reason: 'Er staat een naam in.', language: 'nl' },
    cookie,
  );
  expect(declined.status).toBe(303);
  expect((await find(id)).publication).toBe('withdrawn');
  const mail = await database
    .selectFrom('mail_message')
    .select(['template', 'recipient', 'language', 'data'])
    .where('template', '=', 'testimonial-declined')
    .execute();
  expect(mail).toEqual([
    {
      template: 'testimonial-declined',
      recipient: 'lies@example.be',
      language: 'fr',
      data: { name: 'Lies', reason: 'Er staat een naam in.', language: 'nl', comment: 'Trés bien.' },
    },
  ]);
});

it('says that nobody can be told where there is no address', async () => {
  const id = await addWritten({ withLead: false });
  expect(await (await see(at(id), cookie)).text()).toContain('er gaat geen mail');
});

it('refuses one without a name or without words of the client', async () => {
  const id = await addWritten();
  const expected = await versionOf(id);
  const response = await send(
    at(id),
    { do: 'publish', expected, author: ' ', originalLanguage: 'fr', 'comment.nl': 'Goed.' },
    cookie,
  );
  const said = await response.text();
  expect(response.status).toBe(422);
  expect(said).toContain('Zonder naam kan een ervaring niet op de site');
  expect(said).toContain('leeg in de taal waarin de klant schreef');
  // A user who forgot the name has not seen what a colleague wrote meanwhile.
  await database.updateTable('testimonial').set({ author: 'Lies D.' }).where('id', '=', id).execute();
  const forgotten = { do: 'publish', expected, author: ' ', originalLanguage: 'fr', 'comment.fr': 'Bien.' };
  const again = await (await send(at(id), forgotten, cookie)).text();
  expect(again).toContain(`name="expected" value="${expected}"`);
});
