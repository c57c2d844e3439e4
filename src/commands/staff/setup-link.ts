import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { whatIsThere } from '#commands/site/init-site.ts';
import type { Database } from '#database/client.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { SetupDraft, SetupStep } from '#site/new-agency/agency-from-draft.ts';

/**
 * Gives the token of the link to the set-up; undefined if there is an administrator or an agency. The former link ends.
 * What was typed stays, except the administrator: somebody with the former link may have typed that.
 */
export async function openSetup(database: Kysely<Database>, now: Date): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    // If two processes start at once, there is one link: the later one.
    await sql`lock table staff_verification in share row exclusive mode`.execute(transaction);
    if (await hasAdministrator(transaction)) return undefined;
    if ((await whatIsThere(transaction)).length > 0) return undefined;
    const former = await transaction
      .deleteFrom('staff_verification')
      .where('identifier', 'like', 'setup:%')
      .returning('value')
      .executeTakeFirst();
    const { administrator, ...draft } = JSON.parse(former?.value ?? '{}') as SetupDraft;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now.getTime() + dayMs);
    await transaction
      .insertInto('staff_verification')
      .values({
        identifier: identifierOf(token),
        value: JSON.stringify(draft),
        expires_at: expiresAt,
        created_at: now,
      })
      .execute();
    return token;
  });
}

/** What was typed so far; undefined if the link is not valid (any more). */
export async function findSetup(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<SetupDraft | undefined> {
  const row = await setupRow(database, token, now).executeTakeFirst();
  return row && (JSON.parse(row.value) as SetupDraft);
}

/** False if the link is no longer valid. */
export async function keepSetupStep(
  database: Kysely<Database>,
  token: string,
  { now, step, typed }: { now: Date; step: SetupStep; typed: Record<string, string> },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const draft = await lockSetup(transaction, token, now);
    if (!draft) return false;
    await transaction
      .updateTable('staff_verification')
      .set({ value: JSON.stringify({ ...draft, [step]: typed }), updated_at: now })
      .where('identifier', '=', identifierOf(token))
      .execute();
    return true;
  });
}

/** Until the transaction ends, nobody else reads or ends it. */
export async function lockSetup(
  transaction: Transaction<Database>,
  token: string,
  now: Date,
): Promise<SetupDraft | undefined> {
  const row = await setupRow(transaction, token, now).forUpdate().executeTakeFirst();
  return row && (JSON.parse(row.value) as SetupDraft);
}

export async function endSetup(transaction: Transaction<Database>): Promise<void> {
  await transaction.deleteFrom('staff_verification').where('identifier', 'like', 'setup:%').execute();
}

export async function hasAdministrator(database: Kysely<Database>): Promise<boolean> {
  const row = await database
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

function setupRow(database: Kysely<Database>, token: string, now: Date) {
  return database
    .selectFrom('staff_verification')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', now);
}

function identifierOf(token: string): string {
  return `setup:${createHash('sha256').update(`setup:${token}`).digest('base64url')}`;
}
