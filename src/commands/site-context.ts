import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { FileStorage } from '#images/storage.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { Settings } from '#site/settings/settings.ts';

/** The part that the request contexts of visitors and of the office have in common: code that both use takes it. */
export type SiteContext = {
  database: Kysely<Database>;
  settings: Settings;
  /** Queues work for later, in the transaction of an action. */
  jobs: Pick<Jobs, 'enqueue'>;
  /** The originals of the pictures; an action stores new ones there. */
  pictureFiles: FileStorage;
  language: Language;
  now: Date;
  /** Scheme and host of the visitors' site, without a slash at the end. */
  publicUrl: string;
  /** Behind a trusted proxy, the address that the proxy tells. */
  clientAddress: string;
  requestId: string;
  log: Logger;
};
