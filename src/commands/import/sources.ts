import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';

/** `lawful`: published at once, unless it lacks something that the law wants in an advertisement. */
export const publishHows = ['auto', 'lawful', 'draft'] as const;

export type PublishHow = (typeof publishHows)[number];

type NewSource = {
  name: string;
  adapter: string;
  settings: Record<string, unknown>;
  /** Sealed (sealed-secrets.ts). */
  secrets: Buffer | null;
  everyMinutes: number | null;
  publish: PublishHow;
  hosts?: string[];
};

/** Gives the secret of the address that the source calls: only its hash is kept, and it is shown this once. */
export async function createSource(
  { database, now, actor }: By,
  { everyMinutes, settings, ...source }: NewSource,
): Promise<{ outcome: 'created'; hookSecret: string } | { outcome: 'named so' }> {
  const hookSecret = randomBytes(32).toString('base64url');
  return database.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('import_source')
      .values({
        ...source,
        settings: JSON.stringify(settings),
        every_minutes: everyMinutes,
        hook_secret: hookSecretHash(hookSecret),
        created_at: now,
        watched_since: now,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return { outcome: 'named so' };
    await audit(transaction, { now, actor }, `import.add ${source.adapter}`, `import:${source.name}`);
    return { outcome: 'created', hookSecret };
  });
}

/** Gives a new secret for that address, shown this once as well: the former address stops working. */
export async function renewHookSecret(by: By, name: string): Promise<string | undefined> {
  const hookSecret = randomBytes(32).toString('base64url');
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_source')
      .set({ hook_secret: hookSecretHash(hookSecret) })
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await audit(transaction, by, 'import.renew', `import:${name}`);
    return hookSecret;
  });
}

export function hookSecretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

type SourceChange = {
  settings?: Record<string, unknown>;
  secrets?: Buffer | null;
  everyMinutes?: number | null;
  publish?: PublishHow;
  isPaused?: boolean;
  /** The hosts of its photographs and documents, beside those of its adapter. */
  hosts?: string[];
};

/** False if there is no such source. */
export async function changeSource(
  { database, now, actor }: By,
  name: string,
  { settings, secrets, everyMinutes, publish, isPaused, hosts }: SourceChange,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_source')
      .set({
        ...(settings && { settings: JSON.stringify(settings) }),
        ...(secrets !== undefined && { secrets }),
        ...(everyMinutes !== undefined && { every_minutes: everyMinutes }),
        ...(publish && { publish }),
        ...(hosts && { hosts }),
        ...(isPaused !== undefined && { is_paused: isPaused }),
        ...((everyMinutes !== undefined || isPaused === false) && { watched_since: now }),
      })
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (hosts) await tryMediaAgain(transaction, name);
    const action = isPaused === undefined ? 'import.change' : isPaused ? 'import.pause' : 'import.resume';
    await audit(transaction, { now, actor }, action, `import:${name}`);
    return true;
  });
}

/** What was given up may have been on a host that is allowed now: runs try it again. */
async function tryMediaAgain(transaction: Transaction<Database>, name: string): Promise<void> {
  await transaction
    .updateTable('import_media')
    .set({ attempts: 1 })
    .where('problem', 'is not', null)
    .where('source_id', '=', (eb) => eb.selectFrom('import_source').select('id').where('name', '=', name))
    .execute();
}
