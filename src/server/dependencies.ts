import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { Environment } from '#environment';
import type { FileStorage } from '#images/storage.ts';
import type { PictureVariants } from '#images/variants.ts';
import type { Turns } from '#jobs/in-turns.ts';
import type { Jobs } from '#jobs/queue.ts';
import type { OwnerLogin } from '#login/owner/owner-login.ts';
import type { StaffLogin } from '#login/staff/staff-login.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { RedirectTable } from './memory/redirect-table.ts';
import type { Remembered } from './memory/remembered.ts';
import type { RememberedAnswers } from './memory/remembered-answers.ts';
import type { RememberedProperties } from './memory/remembered-properties.ts';
import type { ViewCounter } from './memory/view-counter.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Readiness } from './readiness.ts';
import type { RequestCounts } from './requests/request-counts.ts';

/** The things that live as long as the process. server.ts (or a test) makes each once and hands it to createApp. */
export interface Dependencies {
  /** The clock of the calendar. Durations are measured with performance.now(). */
  now: () => Date;
  environment: Environment;
  /** For pages that visitors look at. */
  database: Kysely<Database>;
  /** For forms that visitors send: it has connections of its own, which no slow page takes. */
  databaseForForms: Kysely<Database>;
  log: Logger;
  jobs: Jobs;
  ownerLogin: OwnerLogin;
  /** Absent if there is no office. */
  staffLogin: StaffLogin | undefined;
  pictures: PictureVariants;
  /** The originals of the pictures. */
  pictureFiles: FileStorage;
  /** The files of the documents, by their file_key. */
  documents: FileStorage;
  films: FileStorage;
  pageCache: PageCache;
  brochureCache: PageCache;
  settings: Remembered<Settings>;
  pages: Remembered<readonly Page[]>;
  redirects: RedirectTable;
  /** The zones that a search can be narrowed to. */
  zones: Remembered<Zones>;
  search: Pick<RememberedProperties, 'current'>;
  answers: RememberedAnswers;
  wholeProperties: RememberedAnswers;
  viewCounter: ViewCounter;
  requestCounts: RequestCounts;
  metrics: Metrics;
  /** Troubles that need attention although the site serves, a phrase each. */
  findTroubles: () => Promise<string[]>;
  /**
   * Requests that are not answered from memory take turns with the drawing of pages, so that kept pages get between
   * them.
   */
  turns: Turns;
  readiness: Pick<Readiness, 'isReady' | 'prepare'>;
  /** True from the moment when the process was asked to stop: it finishes its work and takes on nothing new. */
  isStopping: () => boolean;
}
