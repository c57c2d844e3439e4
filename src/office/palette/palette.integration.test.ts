import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import type { FoundGroup } from './found.ts';

const site = await createTestApp(officeSite);
const { database } = site;
const { see, send } = asksOffice(site);
const home = await addProperty(database, {
  reference: 'KEY-77',
  street: 'Zonnebloemlaan',
  house_number: '4',
  publish_address: false,
});
const draft = await addProperty(database, { reference: 'KEY-78', publication: 'draft' });
await addProject(database, { name: 'Hof ter Linde', reference: 'P-1' });
const owner = await database
  .insertInto('owner')
  .values({ name: 'Godelieve Wauters', email: 'g@example.org', language: 'nl' })
  .returning('id')
  .executeTakeFirstOrThrow();
await database.insertInto('property_owner').values({ property_id: home, owner_id: owner.id }).execute();
for (const remark of ['one', 'two'])
  await database
    .insertInto('lead')
    .values({
      ...{ form: 'contact', language: 'nl', page: '/', privacy_version: 1, content_hash: remark },
      ...{ first_name: 'Joost', last_name: '100%', email: 'joost@example.org', property_id: home },
    })
    .execute();

const cookies = {
  editor: (await logInStaff(site, 'editor')).cookie,
  agent: (await logInStaff(site, 'agent')).cookie,
  admin: (await logInStaff(site, 'admin', { name: 'Ans Administrator' })).cookie,
};

async function found(who: keyof typeof cookies, typed: string) {
  const answer = await see(`/office/search/?q=${encodeURIComponent(typed)}`, cookies[who]);
  expect(answer.status).toBe(200);
  const groups = (await answer.json()) as FoundGroup[];
  return Object.fromEntries(groups.map(({ kind, found: all }) => [kind, all.map(({ href }) => href)]));
}

const inEditor = `/office/properties/${home}/`;

it.each([
  ['reference', 'key-77'],
  ['part of a street with a number', 'bloemlaan 4'],
  ['words in any order', '4 zonne'],
  ['owner', 'wauters god'],
])('finds a home by %s', async (_, typed) => {
  expect(await found('agent', typed)).toEqual({ homes: [inEditor] });
});

it('finds who asked once, by name or address, and takes what stands for anything as it is', async () => {
  for (const typed of ['joost', 'JOOST@', '100%'])
    expect((await found('agent', typed)).leads, typed).toHaveLength(1);
  expect((await found('agent', '0_%')).leads).toBeUndefined();
});

it('leads to the screens and commands that each may open', async () => {
  const all = await found('admin', '');
  expect(all.screens).toEqual(
    expect.arrayContaining(['/office/', '/office/requests/', '/office/settings/', '/office/log/']),
  );
  expect(all.commands).toContain('/office/properties/new/');
  expect(await found('editor', '')).toEqual({
    screens: [
      ...['/office/', '/office/content/pages/', '/office/content/articles/', '/office/content/pictures/'],
      ...['/office/content/translations/', '/office/content/testimonials/', '/office/content/newsletter/'],
      ...['/office/content/redirects/', '/office/account/'],
    ],
    commands: ['/office/account/'],
  });
  expect((await found('agent', 'nieuw pand')).commands).toEqual(['/office/properties/new/']);
});

it('tells an editor only of what is published, by what visitors see, on the site', async () => {
  expect((await found('editor', 'key-77')).homes?.[0]).toContain(`${officeSite.publicUrl}/`);
  for (const typed of ['key-78', 'zonnebloem', 'wauters', 'joost', 'ans'])
    expect(await found('editor', typed), typed).toEqual({});
  expect((await found('agent', 'key-78')).homes).toEqual([`/office/properties/${draft}/`]);
});

it('tells of the team only who manages it, and of a project everybody', async () => {
  expect((await found('admin', 'ans adm')).team).toHaveLength(1);
  expect(await found('agent', 'ans adm')).toEqual({});
  expect((await found('editor', 'ter linde')).projects).toHaveLength(1);
});

it('finds a page of the site by its title in any language, also one that waits, for who may edit it', async () => {
  const created = await send('/office/content/pages/', { title: 'Kamperfoelie' }, cookies.editor);
  const at = created.headers.get('Location')?.split('?')[0] ?? '';
  const html = await (await see(at, cookies.editor)).text();
  const [, seen = ''] = /name="seen" value="(\w+)"/.exec(html) ?? [];
  const fields = { seen, 'title.nl': 'Kamperfoelie', 'title.fr': 'Chèvrefeuille', 'has-path': 'yes' };
  expect((await send(at, { ...fields, do: 'save' }, cookies.editor)).status).toBe(303);
  for (const typed of ['kamperfoe', 'chevrefeuille'])
    expect(await found('editor', typed), typed).toEqual({ pages: [at] });
  expect((await found('agent', 'contact')).pages).toContain('/office/content/pages/contact/');
});

it('gives few of many, the one that is named so first', async () => {
  for (let count = 0; count < 8; count += 1) await addProperty(database, { reference: `Z-KEY-${count}` });
  await addProperty(database, { reference: 'KEY' });
  const { homes = [] } = await found('agent', 'key');
  expect(homes).toHaveLength(6);
  expect(homes.slice(0, 3)).toContain(inEditor);
});

it('reads no more than it needs of what is sent', async () => {
  expect(await found('agent', `${'a '.repeat(300)}\u0000%_\\`)).toBeDefined();
});
