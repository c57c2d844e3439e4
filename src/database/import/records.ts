import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

type StoredRecord = {
  ref: string;
  kind: 'home' | 'project' | 'unit';
  parentRef?: string;
  version?: string;
  body: unknown;
};

const kept = 10;

/** Keeps the raw form, and the former one beside it if it differs. Personal data is left out. */
export async function keepRecord(
  database: Kysely<Database>,
  sourceId: number,
  record: StoredRecord,
  now: Date,
): Promise<void> {
  const json = JSON.stringify(record.body ?? null);
  const hash = createHash('sha256').update(json).digest('base64url');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = await compress(json, { params });
  await database.transaction().execute(async (transaction) => {
    await sql`
      insert into import_record_past (source_id, ref, body, body_hash, fetched_at, until)
      select source_id, ref, body, body_hash, fetched_at, ${now} from import_record
      where source_id = ${sourceId} and ref = ${record.ref} and body_hash <> ${hash}
      on conflict do nothing`.execute(transaction);
    await sql`
      delete from import_record_past past where source_id = ${sourceId} and ref = ${record.ref} and until < (
        select until from import_record_past where source_id = ${sourceId} and ref = ${record.ref}
        order by until desc offset ${kept - 1} limit 1)`.execute(transaction);
    const row = {
      kind: record.kind,
      parent_ref: record.parentRef ?? null,
      version: record.version ?? null,
      body,
      body_hash: hash,
      fetched_at: now,
      gone_at: null,
    };
    await transaction
      .insertInto('import_record')
      .values({ source_id: sourceId, ref: record.ref, ...row })
      .onConflict((conflict) => conflict.columns(['source_id', 'ref']).doUpdateSet(row))
      .execute();
  });
}

/** The refs of the records, projects first. `isStale`: only those that wait to be mapped again. */
export async function listRecordRefs(
  database: Kysely<Database>,
  sourceId: number,
  { isStale = false } = {},
): Promise<string[]> {
  const rows = await database
    .selectFrom('import_record')
    .select('ref')
    .where('source_id', '=', sourceId)
    .where('gone_at', 'is', null)
    .$if(isStale, (query) => query.where('mapped_at', 'is', null))
    .orderBy((eb) => eb.case().when('kind', '=', 'project').then(0).else(1).end())
    .orderBy('ref')
    .execute();
  return rows.map(({ ref }) => ref);
}

/** The units of a project that were in the source at its last reading. */
export async function listUnitRefs(
  database: Kysely<Database>,
  sourceId: number,
  parentRef: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('import_record')
    .select('ref')
    .where('source_id', '=', sourceId)
    .where('parent_ref', '=', parentRef)
    .where('gone_at', 'is', null)
    .execute();
  return rows.map(({ ref }) => ref);
}

export async function readRecord(
  database: Kysely<Database>,
  sourceId: number,
  ref: string,
): Promise<StoredRecord | undefined> {
  const row = await database
    .selectFrom('import_record')
    .select(['ref', 'kind', 'parent_ref', 'version', 'body'])
    .where('source_id', '=', sourceId)
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ref: row.ref,
    kind: row.kind as StoredRecord['kind'],
    ...(row.parent_ref !== null && { parentRef: row.parent_ref }),
    ...(row.version !== null && { version: row.version }),
    body: JSON.parse(String(await decompress(row.body))),
  };
}

type UnmappedCount = { list: string; value: string; count: number; example: string };

/** Values without a meaning here, the most frequent first. */
export async function listUnmapped(database: Kysely<Database>, sourceId: number): Promise<UnmappedCount[]> {
  const { rows } = await sql<UnmappedCount>`
    select each ->> 'list' as list, each ->> 'value' as value, count(*) as count, min(ref) as example
    from import_record, jsonb_array_elements(unmapped) each
    where source_id = ${sourceId} and gone_at is null
    group by 1, 2 order by count(*) desc, 1, 2`.execute(database);
  return rows;
}

/** Paths that no mapper reads, the most frequent first. */
export async function listUnread(
  database: Kysely<Database>,
  sourceId: number,
): Promise<{ path: string; count: number }[]> {
  const { rows } = await sql<{ path: string; count: number }>`
    select path, count(*) as count from import_record, unnest(unread) path
    where source_id = ${sourceId} and gone_at is null
    group by 1 order by 2 desc, 1`.execute(database);
  return rows;
}
