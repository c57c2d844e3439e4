import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from './app.ts';
import { daysAgo, housesInGhent } from './houses-in-ghent.ts';
import { main } from './own-pages.ts';

const app = await createTestApp();
const { request, database } = app;
const { house, page, isListed } = await housesInGhent(app);

// For sale and to let, because a single figure is not shown.
await house({});
await house({ purpose: 'rent', price_cents: 1000_00 });

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

  it.each<[string, string, Record<string, string>]>([
    [
      'sale',
      'sold',
      {
        '/nl/te-koop/?': 'pagina 1 van 2 (12 panden), achteraan 1 verkocht pand',
        '/nl/te-koop/?page=2&': 'pagina 2 van 2 (12 panden), achteraan 1 verkocht pand',
        '/fr/a-vendre/?': 'page 1 sur 2, avec 1 bien vendu à la fin',
        '/de/zu-verkaufen/?': 'Seite 1 von 2, am Ende 1 verkauftes Objekt',
        '/en/for-sale/?': 'page 1 of 2, with 1 sold property at the end',
      },
    ],
    [
      'rent',
      'rented',
      {
        '/nl/te-huur/?': 'pagina 1 van 2 (12 panden), achteraan 1 verhuurd pand',
        '/fr/a-louer/?': 'page 1 sur 2, avec 1 bien loué à la fin',
        '/de/zu-vermieten/?': 'Seite 1 von 2, am Ende 1 vermietetes Objekt',
        '/en/for-rent/?': 'page 1 of 2, with 1 rented property at the end',
      },
    ],
  ])('is why a list for %s has one page more, which says so', async (purpose, availability, texts) => {
    const given = { street: 'Bladerstraat', purpose };
    onTestFinished(async () => {
      await database.deleteFrom('property').where('street', '=', given.street).execute();
    });
    for (let index = 0; index < 12; index += 1) await house(given);
    await house({ ...given, availability, gone_on: daysAgo(1) });
    for (const [path, text] of Object.entries(texts))
      expect(main((await page(`${path}text=Bladerstraat`)).html), path).toContain(`>${text}</p>`);
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
