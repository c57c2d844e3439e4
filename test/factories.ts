import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

type PropertyValues = Partial<Insertable<Database['property']>>;
type ProjectValues = Partial<Insertable<Database['project']>>;

/** Ghent has another name in every language. Gives its id. */
export async function addGhent(database: Kysely<Database>): Promise<number> {
  const { id } = await database
    .insertInto('place')
    .values({
      country_id: 10,
      postal_code: '9000',
      name: { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' },
      slug: { nl: 'gent', fr: 'gand', de: 'gent', en: 'ghent' },
      search_names: ['gent', 'gand', 'ghent'],
      province: 'east_flanders',
      region: 'flanders',
      latitude: 51.05,
      longitude: 3.72,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counted per database, so that a file's rows get the same numbers whatever ran before in the same worker. */
const counts = new WeakMap<Kysely<Database>, number>();

function nextNumber(database: Kysely<Database>): number {
  const number = (counts.get(database) ?? 0) + 1;
  counts.set(database, number);
  return number;
}

/** A published house for sale in 9000 Gent, except for the given values; gives its id. */
export async function addProperty(database: Kysely<Database>, given: PropertyValues = {}): Promise<number> {
  const number = nextNumber(database);
  const { id } = await database
    .insertInto('property')
    .values({
      reference: `T-${number}`,
      purpose: 'sale',
      type: 'house',
      publication: 'published',
      published_at: new Date(),
      price_cents: 412_500_00,
      street: 'Kouter',
      house_number: String(number),
      postal_code: '9000',
      country_id: 10,
      city: 'Gent',
      region: 'flanders',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A published project in 9000 Gent, except for the given values; gives its id. */
export async function addProject(database: Kysely<Database>, given: ProjectValues = {}): Promise<number> {
  const number = nextNumber(database);
  const { id } = await database
    .insertInto('project')
    .values({
      reference: `T-${number}`,
      name: 'De Tuinlaan',
      publication: 'published',
      published_at: new Date(),
      postal_code: '9000',
      country_id: 10,
      city: 'Gent',
      region: 'flanders',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds only the row, without a file; gives its id. */
export async function addPhoto(
  database: Kysely<Database>,
  propertyId: number,
  { width = 1600, height = 1067 } = {},
): Promise<string> {
  const number = nextNumber(database);
  const id = number.toString(16).padStart(20, '0');
  await database
    .insertInto('picture')
    .values({
      id,
      original_key: id,
      mime_type: 'image/jpeg',
      width,
      height,
      size_bytes: 1,
      thumbhash: 'GQgKFYIieHeHeIeAeHiIiIeAAAAA',
    })
    .execute();
  await database
    .insertInto('media')
    .values({ property_id: propertyId, picture_id: id, kind: 'photo' })
    .execute();
  return id;
}

/** The text of a fixed page ('about', 'privacy' …). */
export async function addPage(database: Kysely<Database>, key: string): Promise<void> {
  await database
    .insertInto('article')
    .values({
      category: 'page',
      key,
      slug: { nl: key },
      title: { nl: `Titel van ${key}`, fr: `Titre de ${key}`, de: `Titel von ${key}`, en: `Title of ${key}` },
      publication: 'published',
    })
    .execute();
}

/** The fixed pages whose text is an article under a fixed key. */
export async function addFixedPages(database: Kysely<Database>): Promise<void> {
  const legal = ['privacy', 'cookiePolicy', 'disclaimer', 'accessibility'];
  for (const key of ['about', ...legal, 'serviceSelling', 'serviceLetting']) await addPage(database, key);
}

export async function addTestimonial(database: Kysely<Database>, slug: string): Promise<void> {
  await database
    .insertInto('testimonial')
    .values({
      slug,
      author: 'Hilde De Smet',
      comment: { nl: 'Eline belde altijd.', fr: 'Eline appelait toujours.' },
      posted_on: '2026-09-14',
      publication: 'published',
    })
    .execute();
}

/** Adds an agent with an office; gives the agent's id. */
export async function addAgent(database: Kysely<Database>): Promise<number> {
  const { id: office_id } = await database
    .insertInto('office')
    .values({
      name: { nl: 'Gent' },
      street: 'Predikherenlei',
      house_number: '14',
      postal_code: '9000',
      city: { nl: 'Gent' },
      country_id: 10,
      phone: '092345678',
      email: 'gent@agency.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('agent')
    .values({
      office_id,
      first_name: 'Eline',
      last_name: 'Claes',
      role: { nl: 'Makelaar' },
      phone: '0470123456',
      email: 'eline@agency.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Plans that visitors must request: the row, without the file plans.pdf; gives its id. */
export async function addPlans(database: Kysely<Database>, propertyId: number): Promise<number> {
  const { id } = await database
    .insertInto('document')
    .values({
      property_id: propertyId,
      kind: 'plans',
      access: 'request',
      file_key: 'plans.pdf',
      mime_type: 'application/pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
