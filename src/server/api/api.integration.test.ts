import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { numberChanges } from '#commands/outgoing/number-changes.ts';
import { outgoingPropertySchema } from '#outgoing/content/outgoing-schema.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addPhoto, addProject, addProperty } from '#test/factories.ts';

const app = await createTestApp({ publicUrl: 'https://www.agency.be' });
const { database, request } = app;
const place_id = await addGhent(database);

const read = async (path: string) => {
  const response = await request(`/api/v1${path}`);
  return { status: response.status, body: await response.json() };
};

beforeEach(async () => {
  await database.deleteFrom('media').execute();
  await database.deleteFrom('property').execute();
  await database.deleteFrom('project').execute();
  await database.deleteFrom('outgoing_change').execute();
});

describe('a property', () => {
  it('is told with its attributes, addresses and pictures', async () => {
    const id = await addProperty(database, { place_id, bedrooms: 3, details: { condition: 'good' } });
    const picture = await addPhoto(database, id);
    const { status, body } = await read(`/properties/${id}`);
    expect(status).toBe(200);
    expect(z.strictObject(outgoingPropertySchema.shape).safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      id,
      purpose: 'sale',
      type: 'house',
      priceCents: 412_500_00,
      street: 'Kouter',
      bedrooms: 3,
      condition: 'good',
      addresses: { nl: `https://www.agency.be/nl/te-koop/gent/huis/${id}/` },
      pictures: [
        {
          kind: 'photo',
          width: 1600,
          addresses: {
            1600: `https://www.agency.be/pictures/${picture}/photo?width=1600&height=auto&format=jpeg`,
          },
        },
      ],
    });
  });

  it('is told without what the site hides, and of what the agency keeps to itself nothing', async () => {
    const id = await addProperty(database, {
      place_id,
      publish_price: false,
      price_cents: 777_123_00,
      publish_address: false,
      street: 'Verborgenstraat',
      latitude: 51.0912345,
      longitude: 3.7712345,
      source: 'crm-of-ours',
      details: { registrationDutiesCents: 98_765_00 },
    });
    for (const path of [`/properties/${id}`, '/properties?minPriceCents=1', '/properties']) {
      const text = await (await request(`/api/v1${path}`)).text();
      expect(text).not.toMatch(/777123|Verborgenstraat|51\.09123|98765|crm-of-ours/);
    }
    expect((await read('/properties?minPriceCents=1')).body.properties).toEqual([]);
    expect((await read(`/properties/${id}`)).body.position?.isExact).not.toBe(true);
  });

  it('is 404 as a draft and 410 after it went, as problems', async () => {
    const draft = await addProperty(database, { publication: 'draft' });
    const gone = await addProperty(database, { publication: 'withdrawn' });
    expect(await read(`/properties/${draft}`)).toMatchObject({ status: 404, body: { status: 404 } });
    expect(await read(`/properties/${gone}`)).toMatchObject({ status: 410, body: { type: 'about:blank' } });
    for (const nonsense of ['0', '01', 'abc', '99999999999'])
      expect((await read(`/properties/${nonsense}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('goes on by its cursor, without gap or double', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 5; each++) ids.push(await addProperty(database));
    const found: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await read(`/properties?limit=2${next && `&cursor=${next}`}`);
      found.push(...body.properties.map(({ id }: { id: number }) => id));
      next = body.next;
    }
    expect(found).toEqual(ids);
  });

  it('follows its criteria', async () => {
    const villa = await addProperty(database, { type: 'villa', price_cents: 900_000_00, bedrooms: 5 });
    const flat = await addProperty(database, { purpose: 'rent', type: 'apartment', price_cents: 950_00 });
    const sold = await addProperty(database, { availability: 'sold', postal_code: '8000' });
    const ids = async (query: string) =>
      (await read(`/properties?${query}`)).body.properties.map(({ id }: { id: number }) => id);
    expect(await ids('purpose=rent')).toEqual([flat]);
    expect(await ids('type=house')).toEqual([villa, sold]);
    expect(await ids('availability=open')).toEqual([villa, flat]);
    expect(await ids('postalCode=8000')).toEqual([sold]);
    expect(await ids('minPriceCents=90000000&minBedrooms=5')).toEqual([villa]);
    expect(await ids('maxPriceCents=95000')).toEqual([flat]);
    expect(await ids('updatedSince=2999-01-01T00:00:00Z')).toEqual([]);
    expect(await ids('updatedSince=2020-01-01T00:00:00%2B01:00')).toEqual([villa, flat, sold]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['cursor=-1', 'cursor'],
    ['purpose=buy', 'purpose'],
    ['type=tent', 'type'],
    ['updatedSince=yesterday', 'updatedSince'],
    ['colour=red', 'colour'],
    ['limit=1&limit=2', 'limit'],
    ['minPriceCents=1e9', 'minPriceCents'],
  ])('refuses %s', async (query, parameter) => {
    const response = await request(`/api/v1/properties?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toContain('application/problem+json');
    expect((await response.json()).errors).toEqual([{ parameter, detail: expect.any(String) }]);
  });
});

it('a project is told with the units that are on the site', async () => {
  const id = await addProject(database, { place_id, publish_address: false, street: 'Verborgenstraat' });
  const unit = await addProperty(database, { project_id: id });
  await addProperty(database, { project_id: id, publication: 'draft' });
  const { body } = await read(`/projects/${id}`);
  expect(body).toMatchObject({ id, name: 'De Tuinlaan', propertyIds: [unit] });
  expect(JSON.stringify(body)).not.toContain('Verborgenstraat');
  expect((await read('/projects')).body).toEqual({ projects: [body], next: null });
});

describe('changes', () => {
  const changes = async (after = 0) => (await read(`/changes?after=${after}`)).body;
  const number = () => numberChanges(database, new Date());

  it('are numbered in turn: what appeared, changed and went, and nothing of drafts', async () => {
    const id = await addProperty(database);
    const draft = await addProperty(database, { publication: 'draft' });
    await number();
    expect((await changes()).changes).toMatchObject([{ subject: 'property', id, kind: 'published' }]);
    const { next } = await changes();
    const change = (values: object, of = id) =>
      database.updateTable('property').set(values).where('id', '=', of).execute();
    await change({ bedrooms: 4 });
    await change({ bedrooms: 5 });
    await change({ bedrooms: 5 });
    await change({ bedrooms: 5 }, draft);
    await number();
    expect((await changes(next)).changes).toMatchObject([{ id, kind: 'changed' }]);
    await addPhoto(database, id);
    await number();
    await change({ publication: 'withdrawn' });
    await change({ publication: 'published' }, draft);
    await number();
    const kinds = (await changes(next)).changes.map((each: { id: number; kind: string }) => [
      each.id,
      each.kind,
    ]);
    expect(kinds).toEqual([
      [id, 'changed'],
      [id, 'changed'],
      [id, 'withdrawn'],
      [draft, 'published'],
    ]);
  });

  it('are not told before they are numbered, and never twice, whoever numbers at once', async () => {
    for (let each = 0; each < 4; each++) await addProperty(database);
    expect((await changes()).changes).toEqual([]);
    await Promise.all([number(), number(), number()]);
    const numbers = (await changes()).changes.map((each: { number: number }) => each.number);
    expect(numbers).toEqual([1, 2, 3, 4]);
  });

  it('from before the oldest that is kept are 410: whoever asks must begin anew', async () => {
    await addProperty(database);
    await number();
    await database.updateTable('outgoing_change').set({ number: 50 }).execute();
    expect((await read('/changes?after=10')).status).toBe(410);
    expect((await read('/changes?after=49')).status).toBe(200);
    expect((await read('/changes?after=51')).status).toBe(410);
    expect((await read('/changes')).status).toBe(200);
  });
});

describe('the API', () => {
  it('is described, each part by a schema that is there', async () => {
    const { paths, components } = (await read('/openapi.json')).body;
    const references = JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of references) expect(components.schemas[name], name).toBeDefined();
    const operations = Object.values<{ get: { operationId: string } }>(paths).map(
      ({ get }) => get.operationId,
    );
    expect(new Set(operations).size).toBe(operations.length);
    expect(Object.keys(paths)).toContain('/properties/{id}');
    // Only what JSON can express: other values would be left out of the description.
    expect(JSON.stringify(components)).not.toMatch(/"(?:enum|required)":\[\]/);
    expect(components.schemas.Property.properties.epcCode).toBeDefined();
    expect(components.schemas.Property.properties.sourceRef).toBeUndefined();
  });

  it.each(['/api/v1', '/api/v1/'])('has a page at %s that leads to its description', async (path) => {
    const response = await request(path);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('href="https://www.agency.be/api/v1/openapi.json"');
  });

  it('answers 304 to who has it, and anew after a change', async () => {
    const id = await addProperty(database);
    const path = `/api/v1/properties/${id}`;
    const etag = (await request(path)).headers.get('ETag') ?? '';
    const again = () => request(path, { headers: { 'If-None-Match': etag } });
    expect((await again()).status).toBe(304);
    await database.updateTable('property').set({ bedrooms: 9 }).where('id', '=', id).execute();
    expect((await again()).status).toBe(200);
  });

  it('lets pages of others read it, and nobody write', async () => {
    const asked = await request('/api/v1/properties', { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect((await request('/api/v1/properties')).headers.get('Access-Control-Allow-Origin')).toBe('*');
    const post = await request('/api/v1/properties', { method: 'POST' });
    expect(post.status).toBe(405);
    expect(post.headers.get('Content-Type')).toContain('application/problem+json');
    expect((await request('/api/v1/secrets')).status).toBe(404);
  });

  it('says when it was asked too often', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' };
    const asked = async () => (await request('/api/v1/nothing', { headers })).status;
    const statuses = new Set<number>();
    for (let each = 0; each < 301; each++) statuses.add(await asked());
    expect([...statuses]).toEqual([404, 429]);
  });
});
