import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { pathsOfProperty } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { createTestApp } from './app.ts';
import { addGhent, addProject, addProperty } from './factories.ts';
import { main } from './own-pages.ts';
import { pageWithData } from './page-with-data.ts';

const { request, database, pageCache } = await createTestApp();
const ghent = await addGhent(database);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

type Given = Parameters<typeof addProperty>[1];

/** Gives the house's id and the addresses of its page. */
async function house(given: Given) {
  const id = await addProperty(database, { place_id: ghent, ...given });
  const { purpose = 'sale' } = given ?? {};
  const paths = pathsOfProperty({
    id,
    purpose: purpose === 'rent' ? 'rent' : 'sale',
    type: 'house',
    place_slug: { nl: 'gent', fr: 'gand', de: 'gent', en: 'ghent' },
    city: 'Gent',
    postal_code: '9000',
  });
  return { id, paths };
}

async function page(path: string) {
  // The announcement of new rows may not have arrived yet.
  pageCache.drop(['property:*', 'properties', 'project:*', 'projects']);
  const { status } = await request(path);
  const html = await pageWithData({ request }, path);
  const isNoindex = html.includes('<meta name="robots" content="noindex"/>');
  return { status, html, isNoindex };
}

const isListed = async (id: number, list = '/nl/te-koop/') => (await page(list)).html.includes(`/${id}/"`);

// One that always exists, so that a page of something gone has a similar property to show.
await house({ street: 'Buurstraat' });
await house({ street: 'Huurstraat', purpose: 'rent', price_cents: 1000_00 });

describe('a property that can be had', () => {
  it.each([
    ['available', null],
    ['option', 'In optie'],
  ])('%s: its page, with the agent’s price, and in the list', async (availability, ribbon) => {
    const { id, paths } = await house({ availability, price_cents: 377_000_00 });
    for (const language of languages) {
      const { status, html, isNoindex } = await page(paths[language]);
      expect(status).toBe(200);
      expect(html).toContain('377.000');
      expect(isNoindex).toBe(false);
    }
    if (ribbon) expect((await page(paths.nl)).html).toContain(ribbon);
    expect(await isListed(id)).toBe(true);
  });
});

describe('a property that is gone', () => {
  it.each([
    ['sold', 'sale', 'PROPERTY_SOLD_ON', 'PROPERTY_SOLD'],
    ['rented', 'rent', 'PROPERTY_RENTED_ON', 'PROPERTY_RENTED'],
    ['sold_out', 'sale', 'PROPERTY_SOLD_OUT', 'PROPERTY_SOLD_OUT'],
  ] as const)(
    '%s: its page keeps, says so, and shows similar ones',
    async (availability, purpose, withDay, without) => {
      const goneOn = daysAgo(10);
      const dated = await house({ availability, purpose, gone_on: goneOn });
      const undated = await house({ availability, purpose });
      const [year, month, day] = goneOn.split('-').map(Number);
      for (const language of languages) {
        const t = textsFor(language);
        const { status, html, isNoindex } = await page(dated.paths[language]);
        expect(status).toBe(200);
        expect(html).toContain(t(withDay, { day: `${day}-${month}-${year}` }));
        expect(html).toContain(t('SIMILAR'));
        expect(html).toContain(purpose === 'rent' ? 'Huurstraat' : 'Buurstraat');
        expect(html).not.toContain(t('REQUEST_APPOINTMENT'));
        expect(isNoindex).toBe(false);
        expect((await page(undated.paths[language])).html).toContain(t(without));
      }
    },
  );

  // The settings show sold properties for 90 days.
  it.each([
    ['gone_on', 89, true, false],
    ['gone_on', 91, false, true],
    ['gone_noticed_on', 89, true, false],
    ['gone_noticed_on', 91, false, true],
  ] as const)('by %s for %i days is listed: %s, noindex: %s', async (column, days, listed, noindex) => {
    const { id, paths } = await house({ availability: 'sold', [column]: daysAgo(days) });
    expect(await isListed(id)).toBe(listed);
    const { status, isNoindex, html } = await page(paths.nl);
    expect(status).toBe(200);
    expect(isNoindex).toBe(noindex);
    expect(html.includes('rel="canonical"')).toBe(!noindex);
    const isDayShown = html.includes(formatDay(daysAgo(days)));
    expect(isDayShown).toBe(column === 'gone_on');
  });
});

describe('what is sold', () => {
  it.each(['newest', 'price', '-price', 'price_per_m2', '-area'])(
    'comes after what can be had in the order %s',
    async (sort) => {
      const street = `Straat ${sort}`;
      const has = (price_cents: number, daysAgoPublished: number, living_area_m2: number) => ({
        street,
        price_cents,
        living_area_m2,
        published_at: new Date(daysAgo(daysAgoPublished)),
      });
      const gone = { availability: 'sold', gone_on: daysAgo(1) } as const;
      const ids = [
        await house({ ...has(400_000_00, 20, 150) }),
        await house({ ...has(300_000_00, 1, 300), ...gone }),
        await house({ ...has(500_000_00, 1, 150), ...gone }),
      ].map(({ id }) => id);
      const list = main((await page(`/nl/te-koop/?text=${encodeURIComponent(street)}&sort=${sort}`)).html);
      const places = ids.map((id) => list.indexOf(`/${id}/"`));
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(Math.min(...places)).toBe(places[0]);
    },
  );

  it('is shown by a list, and counted by none', async () => {
    const street = 'Telstraat';
    const gone = { availability: 'sold', gone_on: daysAgo(1) } as const;
    const open = await house({ street, type: 'villa' });
    const sold = await house({ street, type: 'villa', ...gone });
    const query = `?text=${street}`;
    const list = main((await page(`/nl/te-koop/${query}`)).html);
    for (const { id } of [open, sold]) expect(list).toContain(`/${id}/"`);
    expect(list).toMatch(/id="found"[^>]*>1\spand</);
    const counts = await (await request(`/nl/te-koop/counts.json${query}`)).json();
    expect(counts).toMatchObject({ found: '1 pand', choices: { type: { villa: 1 } } });
    const onlySold = await house({ street: 'Wegstraat', ...gone });
    const rest = main((await page('/nl/te-koop/?text=Wegstraat')).html);
    expect(rest).toContain(`/${onlySold.id}/"`);
    expect(rest).toMatch(/id="found"[^>]*>0\spanden</);
  });

  it('is not among the homes that the agency says it has for sale', async () => {
    const figure = async () =>
      Number(/<dt[^>]*>pand(?:en)? te koop<\/dt><dd[^>]*>(\d+)/.exec((await page('/nl/')).html)?.[1]);
    const before = await figure();
    expect(before).toBeGreaterThan(0);
    const { id } = await house({ availability: 'sold', gone_on: daysAgo(1) });
    expect(await isListed(id)).toBe(true);
    expect(await figure()).toBe(before);
    await house({});
    expect(await figure()).toBe(before + 1);
  });
});

describe('a property that is not shown', () => {
  const secrets = {
    street: 'Geheimstraat',
    price_cents: 498_765_00,
    title: { nl: 'Een huis met een geheim' },
    description: { nl: 'Niemand mag dit lezen.' },
  };
  const told = /Geheimstraat|498[.]?765|geheim|Niemand mag/i;

  it.each([
    ['withdrawn', 410, 'PROPERTY_WITHDRAWN', 'PROPERTY_WITHDRAWN_HINT'],
    ['draft', 404, 'PROPERTY_NOT_FOUND', 'PROPERTY_NOT_FOUND_HINT'],
  ] as const)('%s: %i in every language, without any detail', async (publication, expected, title, hint) => {
    const { id, paths } = await house({ ...secrets, publication });
    for (const language of languages) {
      const { status, html, isNoindex } = await page(paths[language]);
      expect(status).toBe(expected);
      expect(isNoindex).toBe(true);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(textsFor(language)(title));
      expect(html).toContain(textsFor(language)(hint));
      expect(html).not.toMatch(told);
      expect(await (await request(`${paths[language]}_.data`)).text()).not.toMatch(told);
    }
    expect((await request(`/property/${id}/`)).status).toBe(publication === 'draft' ? 404 : 302);
    expect((await page(`/nl/favorieten/?ids=${id}`)).html).not.toMatch(told);
  });

  it('is in no list and beside no other property', async () => {
    for (const publication of ['withdrawn', 'draft']) await house({ ...secrets, publication });
    const { paths } = await house({ title: { nl: 'Erbij' } });
    for (const path of ['/nl/', '/nl/te-koop/', '/nl/te-koop/?text=Geheimstraat', paths.nl]) {
      const { status, html } = await page(path);
      expect(status, path).toBe(200);
      expect(html, path).not.toMatch(/498[.]?765|Een huis met een geheim|Niemand mag/);
    }
  });

  it('never was: 404 in every language', async () => {
    for (const [language, path] of Object.entries(pathsOfProperty({ ...noHouse, id: 987_654 }))) {
      const { status, html } = await page(path);
      expect(status).toBe(404);
      expect(html).toContain(`<html lang="${language}"`);
    }
  });
});

const noHouse = {
  purpose: 'sale',
  type: 'house',
  place_slug: null,
  city: 'Gent',
  postal_code: '9000',
} as const;

describe('a project', () => {
  it.each([
    ['published', 200],
    ['withdrawn', 410],
    ['draft', 404],
  ])('%s: %i', async (publication, expected) => {
    const id = await addProject(database, { publication, name: 'Kaaizicht', place_id: ghent });
    const { status, html } = await page(`/nl/projecten/gent/kaaizicht/${id}/`);
    expect(status).toBe(expected);
    expect(html.includes('Kaaizicht')).toBe(expected === 200);
    expect((await page('/nl/projecten/')).html.includes(`/${id}/"`)).toBe(expected === 200);
  });

  it.each(['withdrawn', 'sold out'])(
    '%s: shows the nearest others that have properties left',
    async (how) => {
      const publication = how === 'withdrawn' ? 'withdrawn' : 'published';
      const id = await addProject(database, { publication, name: 'Voorbij', place_id: ghent });
      await addProperty(database, { project_id: id, availability: 'sold', unit_name: 'A1' });
      const open = await addProject(database, { name: 'Nog vrij', place_id: ghent });
      await addProperty(database, { project_id: open, unit_name: 'B1' });
      const full = await addProject(database, { name: 'Ook volzet', place_id: ghent });
      await addProperty(database, { project_id: full, availability: 'sold', unit_name: 'C1' });
      const { html } = await page(`/nl/projecten/gent/voorbij/${id}/`);
      expect(html).toContain(textsFor('nl')('SIMILAR_PROJECTS'));
      expect(html).toContain(`/nog-vrij/${open}/"`);
      expect(html).not.toContain(`/ook-volzet/${full}/"`);
    },
  );

  it('whose properties are all gone says so, and one that has none left comes last', async () => {
    const soldOut = await addProject(database, { name: 'Volzet', place_id: ghent });
    await addProperty(database, { project_id: soldOut, availability: 'sold', unit_name: 'A1' });
    const open = await addProject(database, {
      name: 'Open',
      place_id: ghent,
      published_at: new Date(Date.now() - 86_400_000),
    });
    await addProperty(database, { project_id: open, unit_name: 'B1' });
    await addProperty(database, { project_id: open, unit_name: 'B2', publication: 'draft' });
    const soldOutPage = (await page(`/nl/projecten/gent/volzet/${soldOut}/`)).html;
    expect(main(soldOutPage)).toContain(`href="${href('nl', 'saveSearch')}?purpose=sale&amp;`);
    expect(soldOutPage).toContain(textsFor('nl')('PROJECT_SOLD_OUT'));
    const units = (await page(`/nl/projecten/gent/open/${open}/`)).html;
    expect(units, 'a way to ask, also where it has no agent').toContain(
      `href="${href('nl', 'projectInformation', { id: open })}"`,
    );
    expect(units).toContain('B1');
    expect(units).not.toContain('B2');
    expect(units).not.toContain(textsFor('nl')('SIMILAR_PROJECTS'));
    const { html } = await page('/nl/projecten/');
    expect(html.indexOf(`/${open}/"`)).toBeLessThan(html.indexOf(`/${soldOut}/"`));
  });

  it('shows its properties there, not in the list', async () => {
    const project = await addProject(database, { name: 'Apart', place_id: ghent });
    const unit = await addProperty(database, { project_id: project, place_id: ghent, unit_name: 'C3' });
    expect(await isListed(unit)).toBe(false);
    expect((await page(`/nl/te-koop/gent/huis/${unit}/`)).status).toBe(200);
  });
});
