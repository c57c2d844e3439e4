import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { findSettings, replaceSettings } from '#database/site/settings.ts';
import { addModuleBelowList, addPagesOfEveryModule } from '#test/every-module.ts';
import { startMailbox } from '#test/mailbox.ts';
import { findFreePort, readEmbedded, startSite } from '#test/site-process.ts';
import { serviceIds } from './collector.ts';
import { keepMail } from './received-mails.ts';

/**
 * One site with the demo agency for all journeys, started by `npm start` and removed at the end. Its mails go to an
 * SMTP server of the tests. Its settings name third-party services: no journey may see any request to them before a
 * visitor agrees.
 */
export default async function start(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'gevel-journeys-'));
  const mailbox = await startMailbox((mail) => keepMail(directory, mail));
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR: directory,
    DEMO: '1',
    SMTP_URL: mailbox.url,
    IMPORT_KEY: 'a-key-for-the-journeys-of-many-signs',
    LOG_LEVEL: 'warn',
  });
  await site.ready();
  const database = openDatabase(readEmbedded(directory).url, { maxConnections: 1 });
  const settings = await findSettings(database);
  await database
    .transaction()
    .execute((transaction) => replaceSettings(transaction, { ...settings, siteInfo: serviceIds }));
  await addPagesOfEveryModule(database);
  await addModuleBelowList(database);
  await database.destroy();
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = directory;
  return async () => {
    await site.end('SIGTERM');
    await mailbox.stop();
    rmSync(directory, { recursive: true });
    if (/"level":(50|60)/.test(site.output())) throw new Error(`The site logged errors:\n${site.output()}`);
  };
}
