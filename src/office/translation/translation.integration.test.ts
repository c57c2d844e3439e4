import { beforeEach, expect, it } from 'vitest';
import { findToPreview } from '#database/property/property-address.ts';
import { textHash } from '#database/text/text-hash.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addPhoto, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { translateServer } from '#test/translate-server.ts';

const service = await translateServer();
const translation = {
  ...{ service: 'deepl' as const, url: service.url, key: 'a-secret-key', charactersPerDay: 20_000 },
};
const site = await createTestApp({ ...officeSite, translation });
const { see, send } = asksOffice(site);
const { database, request } = site;
const { cookie } = await logInStaff(site, 'agent');
const place = await addGhent(database);

beforeEach(() => {
  service.received.length = 0;
});

const texts = (text: object) => JSON.stringify(text);
const at = (id: number, to = 'fr') => `/office/content/translations/property-${id}/?to=${to}`;
/** The hidden field that says which source the form shows. */
const of = (key: string, source: string) => ({ [`of.${key}`]: textHash(source) });
const home = (id: number) => `/office/properties/${id}/`;

function addHome(given: Parameters<typeof addProperty>[1] = {}) {
  return addProperty(database, {
    place_id: place,
    title: texts({ nl: 'Ruim huis in Gent' }),
    description: texts({ nl: 'Eerste regel.\n\nTweede regel.' }),
    ...given,
  });
}

async function frenchPage(id: number): Promise<string> {
  const [found] = await findToPreview(database, {
    id,
    ...(await database
      .selectFrom('property')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()),
  });
  if (!found) throw new Error('No such home.');
  return (await request(propertyPath(found, 'fr'))).text();
}

it('what a machine wrote is a draft, and public only when somebody was told and publishes it', async () => {
  const id = await addHome();
  const before = await frenchPage(id);
  expect(before).not.toContain('fr: ');
  expect((await send(at(id), { to: 'fr', suggest: 'all' }, cookie)).status).toBe(303);
  expect(service.received.map(({ body }) => body.text)).toEqual([
    ['Ruim huis in <span translate="no" id="k0">Gent</span>', 'Eerste regel.', 'Tweede regel.'],
  ]);
  const page = await (await see(at(id), cookie)).text();
  expect(page).toContain('fr: Ruim huis in Gent');
  expect(page).toContain('data-state="machine"');
  expect(page).not.toContain('a-secret-key');
  expect(await frenchPage(id)).not.toContain('fr: ');

  const asked = await send(home(id), { do: 'publish' }, cookie);
  expect(asked.status).toBe(409);
  expect(await asked.text()).toContain('2 teksten zijn van een machine en door niemand nagelezen');
  expect(await frenchPage(id)).not.toContain('fr: ');

  // One is read, the other published as it is.
  expect(
    (
      await send(
        at(id),
        {
          to: 'fr',
          still: 'title',
          'seen.title': '"fr: Ruim huis in Gent"',
          ...of('title', 'Ruim huis in Gent'),
        },
        cookie,
      )
    ).status,
  ).toBe(303);
  expect(await (await send(home(id), { do: 'publish' }, cookie)).text()).toContain(
    '1 tekst is van een machine',
  );
  expect((await send(home(id), { do: 'publish', unread: 'yes' }, cookie)).status).toBe(303);
  expect(await frenchPage(id)).toContain('fr: Ruim huis in Gent');
  // It is still to be read.
  expect(await (await see(at(id), cookie)).text()).toContain('data-state="machine"');
});

it('of a draft that was never published too', async () => {
  const id = await addHome({ publication: 'draft', published_at: null });
  await send(at(id), { to: 'fr', suggest: 'title' }, cookie);
  expect((await send(home(id), { do: 'publish', despite: 'om te proberen' }, cookie)).status).toBe(409);
  const chosen = { do: 'publish', id: String(id) };
  await send('/office/properties/', chosen, cookie);
  const { publication } = await database
    .selectFrom('property')
    .select('publication')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(publication).toBe('draft');
});

it('a machine drafts nothing that a plan would publish unread', async () => {
  const id = await addHome({ publication: 'draft', published_at: null });
  await database
    .insertInto('planned_publication')
    .values({
      property_id: id,
      change: 'publish',
      at: new Date(Date.now() + 86_400_000),
      planned_by: 'command',
    })
    .execute();
  service.received.length = 0;
  const answer = await send(at(id), { to: 'fr', suggest: 'title' }, cookie);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Er is een publicatie gepland');
  expect(service.received).toEqual([]);
});

it('what somebody typed meanwhile is not written over', async () => {
  const id = await addHome();
  service.translateBy((piece) => `${piece} fr`);
  const titled = {
    to: 'fr',
    do: 'save',
    'was.title': '',
    'seen.title': 'null',
    ...of('title', 'Ruim huis in Gent'),
  };
  await send(at(id), { ...titled, 'text.title': 'Maison' }, cookie);
  const late = { ...titled, 'text.title': 'Grande maison' };
  const answer = await send(at(id), late, cookie);
  expect(answer.status).toBe(409);
  const said = await answer.text();
  expect(said).toContain('Grande maison');
  expect(said).toContain('Maison');
  service.translateBy(undefined);
});

it('sends nothing of a hidden street, of a hidden price, or of owners', async () => {
  const id = await addHome({
    publish_address: false,
    publish_price: false,
    street: 'Geheimstraat',
    description: texts({ nl: 'Rustig wonen in de geheimstraat.' }),
    details: texts({ priceUnitText: { nl: 'vanaf 400.000' } }),
  });
  const answer = await send(at(id), { to: 'fr', suggest: 'all' }, cookie);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('2 teksten zijn niet verstuurd');
  const sent = JSON.stringify(service.received);
  expect(sent).toContain('Ruim huis');
  expect(sent.toLowerCase()).not.toMatch(/geheimstraat|400/);
});

it('says why there is no proposal, and changes nothing', async () => {
  const id = await addHome();
  const ask = async () => (await send(at(id), { to: 'fr', suggest: 'all' }, cookie)).text();
  service.answerOnce((_, response) => response.writeHead(456).end());
  expect(await ask()).toContain('Het contract met de vertaaldienst');
  service.answerOnce((_, response) => response.writeHead(429).end());
  expect(await ask()).toContain('te veel vragen');
  service.translateBy((piece) => piece.replaceAll(/<[^>]*>/g, ''));
  expect(await ask()).toContain('een naam, een link of de opmaak');
  service.translateBy(undefined);
  await database.updateTable('translated_characters').set({ count: 19_990 }).execute();
  service.received.length = 0;
  expect(await ask()).toContain('De tekens van vandaag zijn op');
  expect(service.received).toEqual([]);
});

it('a page is translated into its own working copy', async () => {
  await database.deleteFrom('translated_characters').execute();
  const path = '/office/content/translations/page-1/?to=fr';
  const form = await (await see(path, cookie)).text();
  expect(form).toContain('name="text.modules.0.title"');
  const was = /name="was\.modules\.0\.title" value="([^"]*)"/.exec(form)?.[1] ?? '';
  const fields = {
    ...{ to: 'fr', do: 'save', 'was.modules.0.title': was, 'seen.modules.0.title': JSON.stringify(was) },
    'text.modules.0.title': 'Bienvenue chez nous',
    'of.modules.0.title': /name="of\.modules\.0\.title" value="(\w+)"/.exec(form)?.[1] ?? '',
  };
  expect((await send(path, fields, cookie)).status).toBe(303);
  const { document } = await database
    .selectFrom('page_edit')
    .select('document')
    .where('page_id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(document)).toContain('"fr":"Bienvenue chez nous"');
  expect(await (await request('/fr/')).text()).not.toContain('Bienvenue chez nous');
});

it('captions and articles are translated side by side, by who may, and a machine drafts no caption', async () => {
  const id = await addHome();
  await addPhoto(database, id);
  const { id: mediaId } = await database
    .updateTable('media')
    .set({ caption: texts({ nl: 'De tuin' }) })
    .where('property_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = `caption-${mediaId}`;
  const fields = {
    to: 'fr',
    do: 'save',
    [`text.${key}`]: 'Le jardin',
    [`was.${key}`]: '',
    [`seen.${key}`]: 'null',
    ...of(key, 'De tuin'),
  };
  const caption = async () =>
    (await database.selectFrom('media').select('caption').where('id', '=', mediaId).executeTakeFirstOrThrow())
      .caption;
  const { cookie: editor } = await logInStaff(site, 'editor');
  expect((await send(at(id), fields, editor)).status).toBe(303);
  expect(await caption()).toEqual({ nl: 'De tuin' });
  expect((await send(at(id), fields, cookie)).status).toBe(303);
  expect(await caption()).toEqual({ nl: 'De tuin', fr: 'Le jardin' });
  // A user who had not seen that overwrites nothing.
  const late = await send(at(id), { ...fields, [`text.${key}`]: 'Autre' }, cookie);
  expect(late.status).toBe(409);
  expect(await caption()).toEqual({ nl: 'De tuin', fr: 'Le jardin' });
  await send(at(id), { to: 'de', suggest: 'all' }, cookie);
  expect(await caption()).not.toHaveProperty('de');

  const { id: article } = await database
    .insertInto('article')
    .values({ category: 'news', slug: texts({ nl: 'nieuws' }), title: texts({ nl: 'Nieuws' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const path = `/office/content/translations/article-${article}/`;
  const titled = {
    ...{ to: 'fr', do: 'save', 'text.title': 'Nouvelles', 'was.title': '', 'seen.title': 'null' },
    ...of('title', 'Nieuws'),
  };
  expect((await send(path, titled, editor)).status).toBe(303);
  expect(await (await see(`${path}?to=fr`, editor)).text()).toContain('value="Nouvelles"');
  const { title } = await database
    .selectFrom('article')
    .select('title')
    .where('id', '=', article)
    .executeTakeFirstOrThrow();
  expect(title).toEqual({ nl: 'Nieuws' });
});
