import type { Kysely } from 'kysely';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { createSource } from '#commands/import/sources.ts';
import type { Database } from '#database/client.ts';

export const importKey = 'a key for the tests, of many signs';

/** Adds the source whise, with the account that whiseServer knows; gives the secret of the address that Whise calls. */
export async function addWhiseSource({
  database,
  now,
}: {
  database: Kysely<Database>;
  now: Date;
}): Promise<string> {
  const created = await createSource(
    { database, now, actor: 'staff:eline' },
    {
      ...{ name: 'whise', adapter: 'whise', everyMinutes: 15, publish: 'auto' },
      settings: { user: 'u', clientId: 9, officeId: 5 },
      secrets: sealSecrets({ password: 'geheim-woord' }, importKey, 'whise'),
    },
  );
  if (created.outcome !== 'created') throw new Error('There is a source whise already.');
  return created.hookSecret;
}
