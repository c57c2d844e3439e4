import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '#database/client.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { slugOf } from '#domain/text/slug.ts';
import { loadZones } from '#search/zones/load-zones.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { TestApp } from './app.ts';
import { addProperty } from './factories.ts';

/** All places, six properties for sale in some of them and two to let. */
export async function addPropertiesInPlaces(database: Kysely<Database>): Promise<Zones> {
  await loadPlaces(database);
  const zones = await loadZones(database);
  const add = (reference: string, key: string, values: object = {}) =>
    addProperty(database, { reference, place_id: zones.resolve(key)?.placeIds[0] ?? null, ...values });
  await add('GV-1', 'municipality-gent', { street: 'Doornzelestraat' });
  await add('GV-12', 'municipality-gent');
  await add('GV 2026 A', 'municipality-antwerpen', { purpose: 'rent' });
  await add('GV-3', 'beveren-roeselare');
  await add('GV-4', 'beveren-waas-beveren-kruibeke-zwijndrecht');
  await add('GV-5', 'municipality-liege', { street: 'Rue Souverain-Pont' });
  await add('GV-6', 'municipality-luxembourg', { type: 'new_build_project' });
  await add('GV-7', 'municipality-mons', { purpose: 'rent', street: 'Grand-Place' });
  return zones;
}

/** Sends a text typed into a list's field for places. */
export function typing({ request }: TestApp) {
  return async (typed: string, list = '/nl/te-koop/', more = {}) => {
    const response = await request(`${list}?${new URLSearchParams({ zone: typed, ...more })}`);
    return { response, page: response.status === 200 ? await response.text() : '' };
  };
}

/** Adds a property in a place until the end of the test. */
export function addingIn({ database }: TestApp, zones: Zones) {
  return async (name: string) => {
    const [place_id] = zones.resolve(slugOf(name, 'nl'))?.placeIds ?? [];
    const id = await addProperty(database, { place_id });
    onTestFinished(async () => void (await database.deleteFrom('property').where('id', '=', id).execute()));
  };
}

/** The names that a list offers instead of a typed one. */
export function offered(page: string): string[] {
  const [, list = ''] = /<section class="mb-[\s\S]*?<ul([\s\S]*?)<\/ul>/.exec(page) ?? [];
  return [...list.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name = '']) => plain(name));
}

export function plain(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

export function titleOf(page: string): string {
  return plain(/<title>(.*?) \|/.exec(page)?.[1] ?? '');
}
