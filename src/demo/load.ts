import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { ownSettings } from '#commands/site/own-settings.ts';
import type { Database } from '#database/client.ts';
import { replacePages } from '#database/site/pages.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureStore } from '#images/store-picture.ts';
import { insertArticles, insertPeople } from './insert-contents.ts';
import { insertOfficeWork } from './insert-office-work.ts';
import { insertOpenDays } from './insert-open-days.ts';
import { insertDemoProperties } from './insert-properties.ts';
import { insertSlots } from './insert-slots.ts';
import { insertWishes } from './insert-wishes.ts';
import { loadDocuments, loadPictures } from './load-pictures.ts';
import type { PictureIds } from './media-and-documents.ts';
import { datePrices, hashDemoPasswords, insertOwners } from './owners/insert-owners.ts';
import { demoPageFiles, demoPages } from './pages.ts';
import { insertProjects } from './projects/insert-projects.ts';
import { loadImpressions } from './projects/load-impressions.ts';
import { demoSettings } from './settings.ts';
import { hashStaffPasswords, insertStaff } from './staff.ts';

export type DemoTargets = {
  database: Kysely<Database>;
  /** Separate storages for pictures and documents. */
  pictures: FileStorage;
  documents: FileStorage;
  jobs: PictureStore['jobs'];
  log: Pick<Logger, 'info'>;
  /** Slots lie after this moment; the work done for owners lies before it. */
  now: Date;
};

/**
 * Fills a database without content with the demo agency, Rooilijn in Gent: settings, people, properties, projects,
 * articles, testimonials, staff and owners, all or none. The places must be loaded. Tells whether it did.
 */
export async function loadDemo({
  database,
  pictures,
  documents,
  jobs,
  log,
  now,
}: DemoTargets): Promise<boolean> {
  if (!(await isEmpty(database))) return false;
  const store = { database, storage: pictures, jobs };
  const pictureIds = await loadPictures(store);
  const impressions = await loadImpressions(store);
  const documentSizes = await loadDocuments(documents);
  const [hashes, staffHashes] = await Promise.all([hashDemoPasswords(), hashStaffPasswords()]);
  const properties = await database.transaction().execute(async (transaction) => {
    // Another process may have begun at the same time.
    await sql`lock table office in share row exclusive mode`.execute(transaction);
    if (!(await isEmpty(transaction))) return undefined;
    await insertSite(transaction, pictureIds);
    const agentIds = await insertPeople(transaction, pictureIds);
    await insertStaff(transaction, { hashes: staffHashes, agentIds });
    const shared = { pictures: pictureIds, documents: documentSizes, agentIds };
    const count = await insertDemoProperties(transaction, shared);
    await insertProjects(transaction, { ...shared, impressions });
    await insertArticles(transaction, pictureIds);
    await insertSlots(transaction, now);
    await insertOpenDays(transaction, now);
    await datePrices(transaction);
    await insertOwners(transaction, { hashes, documents: documentSizes, now });
    await insertWishes(transaction, now);
    await insertOfficeWork(transaction, now);
    return count;
  });
  if (properties === undefined) return false;
  log.info({ properties, pictures: pictureIds.size }, 'the demo agency was loaded');
  return true;
}

async function isEmpty(database: Kysely<Database> | Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from office) and not exists (select from property) and not exists (select from project)
      and not exists (select from article) and not exists (select from setting) as "isEmpty"`.execute(
    database,
  );
  return rows[0]?.isEmpty ?? false;
}

async function insertSite(transaction: Transaction<Database>, pictures: PictureIds): Promise<void> {
  const idOf = (file: string) => pictures.get(file.replace(/\.\w+$/, '')) ?? '';
  await transaction
    .insertInto('setting')
    .values({ document: JSON.stringify(ownSettings(demoSettings)) })
    .execute();
  await replacePages(
    transaction,
    demoPages({
      banner: idOf(demoPageFiles.banner),
      phoneBanner: idOf(demoPageFiles.phoneBanner),
      services: idOf(demoPageFiles.services),
      valuation: idOf(demoPageFiles.valuation),
      plan: idOf(demoPageFiles.plan),
      choices: idOf(demoPageFiles.choices),
    }),
  );
}
