import { pathsOfProperty } from '#site/paths/property-address.ts';
import type { TestApp } from './app.ts';
import { addGhent, addProperty } from './factories.ts';
import { pageWithData } from './page-with-data.ts';

type Given = Parameters<typeof addProperty>[1];

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Ghent, a function that adds houses there, and readers for the pages that show them. */
export async function housesInGhent({ request, database, pageCache }: TestApp) {
  const ghent = await addGhent(database);

  async function page(path: string) {
    // The announcement of new rows may not have arrived yet.
    pageCache.drop(['property:*', 'properties', 'project:*', 'projects']);
    const { status } = await request(path);
    const html = await pageWithData({ request }, path);
    const isNoindex = html.includes('<meta name="robots" content="noindex"/>');
    return { status, html, isNoindex };
  }

  return {
    ghent,
    page,
    /** Gives the house's id and the addresses of its page. */
    house: async (given: Given) => {
      const id = await addProperty(database, { place_id: ghent, ...given });
      return { id, paths: pathsOfHouse(id, given?.purpose === 'rent' ? 'rent' : 'sale') };
    },
    isListed: async (id: number, list = '/nl/te-koop/') => (await page(list)).html.includes(`/${id}/"`),
  };
}

/** The addresses of the page of a house in Ghent. */
export function pathsOfHouse(id: number, purpose: 'sale' | 'rent' = 'sale') {
  return pathsOfProperty({
    id,
    purpose,
    type: 'house',
    place_slug: { nl: 'gent', fr: 'gand', de: 'gent', en: 'ghent' },
    city: 'Gent',
    postal_code: '9000',
  });
}
