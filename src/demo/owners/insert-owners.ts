import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { DocumentSizes } from '#demo/media-and-documents.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { hashPassword } from '#login/engine/password-hash.ts';
import { insertContacts } from './insert-contacts.ts';
import { insertDocuments } from './insert-documents.ts';
import { insertFigures } from './insert-figures.ts';
import { demoOwners } from './people.ts';
import { demoProperties } from './properties.ts';

/** A demo owner's property with its row in the database, and the dates that its days stand for. */
export type PlacedProperty = (typeof demoProperties)[string] & {
  reference: string;
  id: number;
  agentId: number | null;
  publishedOn: string;
  dayBefore: (days: number) => string;
  momentBefore: (days: number, time: string) => Date;
};

type OwnerKey = keyof typeof demoOwners;

/** Slow by design, so it is done before the transaction that needs the hashes. */
export async function hashDemoPasswords(): Promise<ReadonlyMap<OwnerKey, string>> {
  const keys = Object.keys(demoOwners) as OwnerKey[];
  return new Map(
    await Promise.all(keys.map(async (key) => [key, await hashPassword(demoOwners[key].password)] as const)),
  );
}

/** The owners, their properties, and the work done for these in the half year before `now`. */
export async function insertOwners(
  transaction: Transaction<Database>,
  { hashes, documents, now }: { hashes: ReadonlyMap<OwnerKey, string>; documents: DocumentSizes; now: Date },
): Promise<void> {
  const properties = await placeProperties(transaction, now);
  await insertPeople(transaction, hashes, properties, now);
  await insertFigures(transaction, properties, now);
  await insertContacts(transaction, properties, now);
  await insertDocuments(transaction, properties, documents);
}

async function placeProperties(transaction: Transaction<Database>, now: Date): Promise<PlacedProperty[]> {
  const rows = await transaction
    .selectFrom('property')
    .select(['id', 'reference', 'agent_id', 'published_at'])
    .where('reference', 'in', Object.keys(demoProperties))
    .execute();
  const dayBefore = (days: number) => addDays(dayOf(now), -days);
  return Object.entries(demoProperties).map(([reference, property]) => {
    const row = rows.find((each) => each.reference === reference);
    if (!row?.published_at) throw new Error(`The demo owner ${property.owner} has no property ${reference}`);
    return {
      ...property,
      reference,
      id: row.id,
      agentId: row.agent_id,
      publishedOn: dayOf(row.published_at),
      dayBefore,
      momentBefore: (days, time) => timeOn(dayBefore(days), time),
    };
  });
}

async function insertPeople(
  transaction: Transaction<Database>,
  hashes: ReadonlyMap<OwnerKey, string>,
  properties: readonly PlacedProperty[],
  now: Date,
): Promise<void> {
  for (const [key, hash] of hashes) {
    const { password, ...person } = demoOwners[key];
    const own = properties.filter(({ owner }) => owner === key);
    const since = own.map(({ publishedOn }) => publishedOn).toSorted()[0];
    const { id } = await transaction
      .insertInto('owner')
      .values({
        ...person,
        email_verified: true,
        created_at: since,
        updated_at: now,
        weekly_mail_sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('owner_password')
      .values({ owner_id: id, provider_id: 'credential', account_id: id, password: hash })
      .execute();
    await transaction
      .insertInto('property_owner')
      .values(
        own.map((property) => ({ owner_id: id, property_id: property.id, since: property.publishedOn })),
      )
      .execute();
  }
}

/** Makes the price history of all properties fit their rows: the database recorded each price at its insertion. */
export async function datePrices(transaction: Transaction<Database>): Promise<void> {
  await sql`
    update property_price set since = coalesce(p.published_at, p.created_at),
      shown_at = case when shown_at is not null then p.published_at end
    from property p where p.id = property_id`.execute(transaction);
}
