import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';

/**
 * Sets the account by which properties are sent to a portal. Properties that the portal refused are tried once more.
 */
export async function changeAccount(
  by: By,
  portalId: number,
  { settings, secrets }: { settings: Record<string, unknown>; secrets: Buffer },
): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    await sql`insert into portal_account (portal_id, settings, secrets)
      values (${portalId}, ${JSON.stringify(settings)}::jsonb, ${secrets})
      on conflict (portal_id) do update set settings = excluded.settings, secrets = excluded.secrets,
        not_before = null, looked_on = null`.execute(transaction);
    await sql`update portal_sending set content = null where portal_id = ${portalId} and answer = 'refused'`.execute(
      transaction,
    );
    await transaction.deleteFrom('portal_problem').where('portal_id', '=', portalId).execute();
    await audit(transaction, by, 'portal.account', `portal:${portalId}`);
  });
}
