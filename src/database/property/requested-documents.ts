import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * True if the address has asked for all of these documents since then. `except`: the key of a request that is sent
 * again, which must not count itself.
 */
export async function wereDocumentsRequested(
  database: Kysely<Database>,
  {
    email,
    propertyId,
    documents,
    since,
    except,
  }: {
    email: string;
    propertyId: number;
    documents: readonly string[];
    since: Date;
    except: string | undefined;
  },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from lead
    where form = 'documents' and lower(email) = ${email.toLowerCase()} and property_id = ${propertyId}
      and created_at > ${since} and answers -> 'documents' @> ${JSON.stringify(documents)}::jsonb
      and (${except ?? null}::uuid is null or idempotency_key is distinct from ${except ?? null}::uuid)
    limit 1`.execute(database);
  return rows.length > 0;
}
