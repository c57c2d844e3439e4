import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { contactRequest, sendContactRequest } from '#test/contact-request.ts';
import { addPage } from '#test/factories.ts';
import { startMailbox } from '#test/mailbox.ts';
import { findFreePort, isReady, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { until } from '#test/until.ts';

const mailbox = await startMailbox();
let DATA_DIR: string;
let site: SiteProcess;
let database: Kysely<Database>;

beforeEach(async () => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-killed-database-'));
  site = startSite({
    PORT: await findFreePort(),
    DATA_DIR,
    SMTP_URL: mailbox.url,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  });
  await site.ready();
  database = openDatabase(readEmbedded(DATA_DIR).url, { maxConnections: 2 });
  await addPage(database, 'privacy');
});

afterEach(async () => {
  await database.destroy();
  if (site.child.exitCode === null) await site.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

afterAll(() => mailbox.stop());

/** Kills the database and waits until another one has its place. */
async function killDatabase(): Promise<void> {
  const { pid, url } = readEmbedded(DATA_DIR);
  process.kill(pid, 'SIGKILL');
  await until(() => {
    try {
      const now = readEmbedded(DATA_DIR);
      return now.pid !== pid && now.url === url;
    } catch {
      // There is no lock file for a moment.
      return false;
    }
  });
  await until(() => isReady(site.url));
}

const isHomeKept = async () => !(await fetch(`${site.url}/nl/`)).headers.has('X-Request-Id');

describe('the embedded database, killed alone', () => {
  it('comes back at the same port, and requests sent afterwards are kept and mailed', async () => {
    for (const pageSize of [6, 9]) {
      await killDatabase();
      const { email, fields } = await contactRequest(database);
      expect((await sendContactRequest(site.url, fields))?.status).toBe(303);
      const leads = await database.selectFrom('lead').select('id').where('email', '=', email).execute();
      expect(leads).toHaveLength(1);
      await mailbox.mailsTo(email);
      // The site hears of changes again too.
      await expect.poll(isHomeKept).toBe(true);
      const document = JSON.stringify({ list: { pageSize } });
      await database
        .insertInto('setting')
        .values({ document })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ document }))
        .execute();
      await expect.poll(isHomeKept).toBe(false);
    }
    expect(site.output().match(/the embedded PostgreSQL runs again/g)).toHaveLength(2);
  });

  it('that cannot come back ends the program with a sentence', async () => {
    const { pid } = readEmbedded(DATA_DIR);
    const global = join(DATA_DIR, 'postgres', 'cluster', 'global');
    renameSync(global, `${global}-gone`);
    process.kill(pid, 'SIGKILL');
    expect(await site.exitCode()).toBe(1);
    expect(site.output()).toMatch(
      /^The embedded PostgreSQL ended and could not be started again in 3 tries: see \/.+\/server\.log\.$/m,
    );
  });
});
