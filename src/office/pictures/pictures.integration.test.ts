import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { removeSparePicture } from '#commands/picture/remove-spare-picture.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addPhoto, addProperty } from '#test/factories.ts';
import { quickestMs } from '#test/quickest.ts';
import { logInStaff, officeHost, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database, pictureFiles, request } = app;
const { cookie: editor } = await logInStaff(app, 'editor');
const { cookie: agent } = await logInStaff(app, 'agent');

const PATH = '/office/content/pictures/';
const see = async (query = '', cookie = editor) =>
  (await request(PATH + query, { headers: { Cookie: cookie } }, officeHost)).text();

function post(fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { Cookie: editor, 'Sec-Fetch-Site': 'same-origin' };
  return request(PATH, { method: 'POST', headers, body }, officeHost);
}

async function upload(name: string, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const added = await post({ do: 'add', file: new File([new Uint8Array(bytes)], name) });
  expect(added.headers.get('Location')).toBe(`${PATH}?view=spare&told=added`);
  const row = await database
    .selectFrom('library_picture')
    .select('picture_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.picture_id;
}

const timeOf = (query: string, cookie?: string) =>
  quickestMs(async () => {
    const start = performance.now();
    await see(query, cookie);
    return performance.now() - start;
  });

const storedFiles = async (id: string) => pictureFiles.exists(`originals/${id}.jpg`);
const runRemoval = (pictureId: string) =>
  removeSparePicture(
    { pictureId },
    {
      database,
      pictures: { get: async () => {}, removeFiles: ({ originalKey }) => pictureFiles.remove(originalKey) },
    },
  );

it('an uploaded picture is unused until something shows it, and then tells where', async () => {
  const id = await upload('kantoor.jpg', '#aa5533');
  const spare = await see('?view=spare');
  expect(spare).toContain('kantoor.jpg');
  expect(spare).toContain('640\u202f×\u202f480');
  expect(await see()).not.toContain(id);
  const person = await addAgent(database);
  await database
    .updateTable('agent')
    .set({ picture_id: id, first_name: 'Roos', last_name: 'Verf' })
    .where('id', '=', person)
    .execute();
  expect(await see('?text=roos')).toContain(id);
  expect(await see('?text=iemand')).not.toContain(id);
  expect(await see('?view=spare')).not.toContain(id);
  const refused = await post({ do: 'remove', id });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('het blijft');
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(true);
});

it('the front of an office stays, and its name is told', async () => {
  const id = await upload('gevel.jpg', '#336699');
  await database
    .insertInto('office')
    .values({
      name: JSON.stringify({ nl: 'Kantoor Zottegem' }),
      street: 'Kaai',
      house_number: '1',
      postal_code: '9620',
      city: JSON.stringify({ nl: 'Zottegem' }),
      country_id: 10,
      phone: '092345678',
      email: 'zottegem@agency.example',
      picture_id: id,
    })
    .execute();
  expect(await see('?text=zottegem')).toContain(id);
  expect((await post({ do: 'remove', id })).status).toBe(409);
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(true);
});

it('a picture stays that a page will show', async () => {
  const id = await upload('pagina.jpg', '#123456');
  const document = JSON.stringify({ modules: [{ pictureId: id }] });
  await sql`insert into page_edit (page_id, document, base_hash, actor, at)
    values (1, ${document}, 'a', 'staff:a', now())`.execute(database);
  onTestFinished(async () => {
    await database.deleteFrom('page_edit').execute();
  });
  expect((await post({ do: 'remove', id })).status).toBe(409);
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(true);
});

it('a picture stays from which another was made', async () => {
  const id = await upload('bron.jpg', '#654321');
  const made = await addPhoto(database, await addProperty(database));
  await database.updateTable('picture').set({ made_from: id }).where('id', '=', made).execute();
  expect((await post({ do: 'remove', id })).status).toBe(409);
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(true);
});

it('a picture that nothing uses is deleted with its file, unless it is added again first', async () => {
  const id = await upload('weg.jpg', '#00aa00');
  expect((await post({ do: 'remove', id })).headers.get('Location')).toBe(`${PATH}?view=spare&told=removed`);
  await upload('terug.jpg', '#00aa00');
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(true);
  await post({ do: 'remove', id });
  await runRemoval(id);
  expect(await storedFiles(id)).toBe(false);
  expect(await see('?view=spare')).not.toContain(id);
});

it('a photograph of a property is neither deleted here nor shown to an editor', async () => {
  const property = await addProperty(database, { reference: 'P-77', publication: 'draft' });
  const id = await addPhoto(database, property);
  for (const query of ['', '?view=spare', '?view=homes', '?view=homes&text=P-77'])
    expect(await see(query)).not.toContain(id);
  const page = await see('?view=homes&text=p-77', agent);
  expect(page).toContain(id);
  expect(page).toContain(`/office/properties/${property}/photos/`);
  expect((await post({ do: 'remove', id })).status).toBe(409);
});

it('a file that is no picture is refused by name, and so is no file', async () => {
  const refused = await post({ do: 'add', file: new File(['Dag'], 'brief.jpg') });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('brief.jpg: ');
  expect((await post({ do: 'add' })).status).toBe(422);
});

it('five thousand pictures of properties, and as many of the library, are paged quickly', async () => {
  const property = await addProperty(database, { reference: 'VEEL' });
  await sql`
    with made as (
      insert into picture (id, original_key, mime_type, width, height, size_bytes, thumbhash)
      select lpad(to_hex(n + 16777216), 20, 'f'), 'k' || n, 'image/jpeg', 1600, 1067, 1, 'GQgKFYIieHeHeIeAeHiIiIeAAAAA'
      from generate_series(1, 10000) n returning id
    ), kept as (
      insert into library_picture (picture_id, name, added_at)
      select id, 'een.jpg', now() from made where id like '%0' or id like '%1' or id like '%2' or id like '%3'
        or id like '%4' or id like '%5' or id like '%6' or id like '%7' returning picture_id
    )
    insert into media (property_id, picture_id, kind)
    select ${property}, id, 'photo' from made where id not in (select picture_id from kept)`.execute(
    database,
  );
  expect(await see('?view=homes&page=40', agent)).toContain('pagina 40 van');
  expect(await timeOf('?view=homes&page=40&text=veel', agent)).toBeLessThan(500);
  expect(await timeOf('?view=spare&page=40')).toBeLessThan(700);
});
