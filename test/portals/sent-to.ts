import type { Kysely } from 'kysely';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { changeAccount } from '#commands/portal/change-account.ts';
import { addPortal } from '#commands/portal/change-portals.ts';
import { boundToPortal } from '#commands/portal/open-account.ts';
import type { Database } from '#database/client.ts';
import { listPortals } from '#database/portal/portals.ts';
import { findPortalAccount } from '#domain/portal/portal-accounts.ts';
import { accounts } from './portal-server.ts';

/** Adds a portal that listings are sent to, with its account; gives its id. */
export async function addSentPortal(
  database: Kysely<Database>,
  kind: keyof typeof accounts,
  { importKey, now, own = {} }: { importKey: string; now: Date; own?: Record<string, string> },
): Promise<number> {
  const by = { database, now, actor: 'command' };
  await addPortal(by, { name: kind, feed: kind });
  const id = (await listPortals(database)).find(({ name }) => name === kind)?.id ?? 0;
  const entries = Object.entries({ ...accounts[kind], ...own });
  const isSecret = ([key]: [string, string]) => findPortalAccount(kind)?.secrets.includes(key);
  await changeAccount(by, id, {
    settings: Object.fromEntries(entries.filter((entry) => !isSecret(entry))),
    secrets: sealSecrets(Object.fromEntries(entries.filter(isSecret)), importKey, boundToPortal(id)),
  });
  return id;
}
