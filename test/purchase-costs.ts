import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { pathEntry } from '#site/paths/paths.ts';
import type { TestApp } from './app.ts';
import { properAnswer } from './proper-answer.ts';

/** The pages about the costs of buying a property. */
export function costPages(app: TestApp) {
  const costs = (id: number, query = '', language: Language = 'nl') =>
    properAnswer(app, `${pathEntry('purchaseCosts')[language].replace(':id', String(id))}${query}`);
  return { costs, read };

  /** The words that visitors read on a page, without its data. */
  async function read(id: number, query = '', language: Language = 'nl') {
    const { status, body } = await costs(id, query, language);
    expect(status).toBe(200);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    return main
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  }
}

/** Adds the place of a property in Luxembourg; its costs depend on the municipality. */
export async function addCommune(database: Kysely<Database>, postal_code: string, city: string) {
  const municipality = city.toLowerCase();
  const { id: place_id } = await database
    .insertInto('place')
    .values({
      country_id: 50,
      postal_code,
      name: { nl: municipality },
      slug: { nl: municipality },
      search_names: [municipality],
      province: 'luxembourg',
      region: 'luxembourg',
      latitude: 49.6,
      longitude: 6.1,
      municipality,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { place_id, region: 'luxembourg', country_id: 50, postal_code, city } as const;
}
