// The work that one worker of a site does for all of them, before any of them serves.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/client.ts';
import { findMailHold } from './database/mail/hold.ts';
import { readMailState } from './database/mail/mail-state.ts';
import { migrate } from './database/migrate.ts';
import { loadPlaces } from './database/place/load-places.ts';
import { loadDemo } from './demo/load.ts';
import { settleLogIns, type ToldLogIn } from './demo/log-ins/settle-log-ins.ts';
import { type Environment, isLocal } from './environment.ts';
import { listToDo } from './server/metrics/to-do.ts';
import { readStoredSite } from './server/metrics/unfit-data.ts';

export async function prepareDatabase(database: Kysely<Database>, log: Logger): Promise<void> {
  const migrations = await migrate(database, {
    onWait: (about) => log.warn(about, 'a migration waits for a lock'),
  });
  if (migrations.length > 0) log.info({ migrations }, 'the database was migrated');
  await loadPlaces(database);
}

/**
 * Loads the demo if it is asked for, and logs warnings that need attention. Gives the log-ins of its owners and staff.
 */
export async function prepareSite(
  environment: Environment,
  demo: Parameters<typeof loadDemo>[0] & { log: Logger },
): Promise<ToldLogIn[]> {
  const { database, log } = demo;
  if (environment.demo) await loadDemo(demo);
  const logIns = await settleLogIns(database, {
    demo: environment.demo,
    isLocal: isLocal(environment.publicUrl),
  });
  if (logIns.closed.length > 0)
    log.warn(
      { people: logIns.closed },
      'the log-ins of the demo were closed, because everybody can read their passwords in the source',
    );
  if (!environment.officeUrl) log.warn('there is no office: set OFFICE_URL');
  const [{ waiting }, { settings }] = await Promise.all([
    readMailState(database, demo.now),
    readStoredSite(database),
  ]);
  for (const each of await listToDo({ database, environment, settings, mailsWaiting: waiting }))
    log.warn(each);
  const heldSince = await findMailHold(database);
  if (heldSince)
    log.warn(
      { heldSince },
      "the site was restored: no mail is sent until you run 'npm run gevel -- mails release'",
    );
  return logIns.told;
}
