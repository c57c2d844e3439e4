import type { Kysely } from 'kysely';
import { openStore } from '#backup/open-store.ts';
import { whatIsThere } from '#commands/site/init-site.ts';
import type { Database } from '#database/client.ts';
import type { Environment } from '#environment';
import { inTime } from '#server/in-time.ts';
import { lackingParticulars } from '#site/settings/lacking-particulars.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import type { Settings } from '#site/settings/settings.ts';

const PATIENCE_MS = 5000;

export type ToDoSource = {
  database: Kysely<Database>;
  environment: Pick<Environment, 'smtpUrl' | 'devMailbox' | 'demo' | 'backupTo' | 'objectServer'>;
  settings: Settings;
  mailsWaiting: number;
};

/**
 * The steps that the operator of the site has not taken yet, a phrase each that says how. The demo needs neither agency
 * nor backup.
 */
export async function listToDo(source: ToDoSource): Promise<string[]> {
  const { smtpUrl, devMailbox, demo } = source.environment;
  const toDo: string[] = [];
  if (!smtpUrl && !devMailbox)
    toDo.push(`no mail is sent, ${source.mailsWaiting} waiting: set SMTP_URL (docs/operations/mail.md)`);
  if (demo) return toDo;
  return [...toDo, ...(await backupToDo(source)), ...(await agencyToDo(source))];
}

async function backupToDo({ environment: { backupTo, objectServer } }: ToDoSource): Promise<string[]> {
  if (backupTo === undefined) return ['no backup is made: set BACKUP_TO (docs/operations/backup.md)'];
  const listed = openStore(backupTo, { objectServer })
    .then((store) => store.list())
    // The folder does not exist before the first backup. The job reports a bucket that is away.
    .catch((error: { code?: string }) => (error.code === 'ENOENT' ? [] : undefined));
  const names = await inTime(listed, PATIENCE_MS);
  return names?.length === 0
    ? ["there is no backup yet: the first comes tonight, or now with 'npm run gevel -- backup'"]
    : [];
}

async function agencyToDo({ database, settings }: ToDoSource): Promise<string[]> {
  if ((await whatIsThere(database)).length === 0)
    return [
      "the agency is not set up yet: run 'npm run gevel -- site init', or open the link that the start prints",
    ];
  const count = lackingParticulars(settings).length + particularProblems(settings.agency).length;
  if (count === 0) return [];
  const what = count === 1 ? '1 legal particular is' : `${count} legal particulars are`;
  return [`${what} empty or mistyped: 'npm run gevel -- settings check' names them`];
}
