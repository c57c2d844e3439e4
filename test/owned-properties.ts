import { expect } from 'vitest';
import { addDays, dayOf } from '#domain/time/dates.ts';
import type { TestApp } from './app.ts';
import { addAgent, addGhent, addPhoto, addProperty } from './factories.ts';
import { addOwner, logIn } from './owners.ts';

const day = (offset: number) => addDays(dayOf(new Date()), offset);
/** The moment so many days from now. */
export const moment = (offset: number) => new Date(Date.now() + offset * 86_400_000);

/** Two owners with properties, one of which has all that the portal can show, and an owner without a property. */
export async function ownedProperties(app: TestApp) {
  const { request, database, documentFiles } = app;
  const placeId = await addGhent(database);
  const lies = await addOwner(database, { name: 'Lies Maes' });
  const karl = await addOwner(database, { name: 'Karl Schmitz' });
  const nobody = await addOwner(database, { name: 'Nora Niks' });
  const cookies = {
    lies: await logIn(request, lies.email),
    karl: await logIn(request, karl.email),
    nobody: await logIn(request, nobody.email),
  };

  async function addOwnedProperty(ownerId: string, street: string, given = {}) {
    const id = await addProperty(database, {
      street,
      house_number: '18',
      place_id: placeId,
      publish_address: false,
      // At noon: a moment so many times 24 hours ago could lie on another day, because the clocks change.
      published_at: new Date(`${day(-41)}T12:00:00Z`),
      ...given,
    });
    await database.insertInto('property_owner').values({ property_id: id, owner_id: ownerId }).execute();
    return id;
  }

  async function addDocument(propertyId: number, kind: string, given = {}) {
    const { id } = await database
      .insertInto('document')
      .values({ property_id: propertyId, kind, access: 'owner', file_key: 'papers/one.pdf', ...given })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const agentId = await addAgent(database);
  const property = await addOwnedProperty(lies.id, 'Hoveniersberg', {
    agent_id: agentId,
    availability: 'option',
    option_since: '2026-11-12',
  });
  const foreign = await addOwnedProperty(karl.id, 'Malpertuusstraat');
  const epc = await addDocument(property, 'epc', { expires_on: day(12) });
  const foreignDocument = await addDocument(foreign, 'mandate', { issued_on: '2026-10-10' });
  await documentFiles.write('papers/one.pdf', Buffer.from('%PDF-1.7 paper'));
  await addPhoto(database, property);
  await addDocument(property, 'electricity', { expires_on: '2026-09-30' });
  await addDocument(property, 'asbestos', { expires_on: day(45) });
  await addDocument(property, 'soil', { access: 'request', file_key: null });
  const { id: lead_id } = await database
    .insertInto('lead')
    .values({
      form: 'visit',
      content_hash: 'a',
      language: 'nl',
      page: '/',
      email: 'geheim@voorbeeld.be',
      phone: '0470 99 88 77',
      first_name: 'Anna',
      last_name: 'Peeters',
      remark: 'Wij scheiden',
      privacy_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const appointment = (starts_at: Date, given: object) => ({
    property_id: property,
    lead_id,
    starts_at,
    ends_at: new Date(starts_at.getTime() + 1_800_000),
    status: 'confirmed',
    ...given,
  });
  await database
    .insertInto('appointment')
    .values([
      appointment(moment(3), {}),
      appointment(moment(-4), {
        status: 'carried_out',
        feedback: 'Wacht op de bank',
        feedback_is_public: true,
      }),
      appointment(moment(-5), { status: 'no_show', feedback: 'Nooit meer bellen' }),
      { ...appointment(moment(-9), { status: 'carried_out' }), property_id: foreign },
    ])
    .execute();
  await database
    .insertInto('communication')
    .values([
      { property_id: property, kind: 'request', lead_id, subject: 'Bezoek', is_public: true },
      {
        property_id: property,
        kind: 'phone',
        contact: 'Karel Wouters',
        subject: 'Bod besproken',
        is_public: true,
      },
      { property_id: property, kind: 'note', subject: 'Intern overleg', is_public: false },
      { property_id: foreign, kind: 'mail', subject: 'Verslag van Karl', is_public: true },
    ])
    .execute();
  await database
    .insertInto('publication')
    .values([
      {
        property_id: property,
        channel: 'Immoportaal',
        address: 'https://portal.example/1',
        since: day(-40),
        views: 6902,
        contact: 'Karel Wouters',
        subject: 'Herenhuis met tuin',
      },
      { property_id: property, channel: 'Kwaad', address: 'javascript:alert(1)', since: day(-40) },
    ])
    .execute();
  await database
    .insertInto('planned_step')
    .values([
      { property_id: property, due_on: day(5), subject: 'Nieuwe foto’s' },
      { property_id: property, due_on: day(1), subject: 'Al gedaan', done_at: new Date() },
    ])
    .execute();
  await database
    .insertInto('visit_count')
    .values([
      { property_id: property, day: day(0), source: 'search', language: 'nl', count: 3 },
      { property_id: property, day: day(-9), source: 'portal', language: 'fr', count: 9 },
      { property_id: foreign, day: day(0), source: 'direct', language: 'de', count: 77 },
    ])
    .execute();
  await database
    .insertInto('favourite_count')
    .values({ property_id: property, day: day(-1), added: 5, removed: 1 })
    .execute();
  const alert = { email: 'a@b.be', language: 'nl', frequency: 'daily', status: 'active', purpose: 'sale' };
  await database
    .insertInto('search_alert')
    .values([
      { ...alert, query: 'zone=9000' },
      { ...alert, query: 'zone=9000' },
      { ...alert, query: 'min_price=9000000' },
      { ...alert, query: 'zone=9000', status: 'paused' },
    ])
    .execute();
  await database
    .updateTable('property')
    .set({ price_cents: 399_000_00 })
    .where('id', '=', property)
    .execute();

  const as = (who: keyof typeof cookies, path: string, init: RequestInit = {}) =>
    request(path, { ...init, headers: { ...init.headers, Cookie: cookies[who] } });
  return {
    lies,
    property,
    /** This belongs to another owner than Lies. */
    foreign,
    epc,
    foreignDocument,
    as,
    /** The page of an owner. */
    html: async (who: keyof typeof cookies, path: string) => {
      const answer = await as(who, path);
      expect(answer.status, path).toBe(200);
      return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
    },
  };
}
