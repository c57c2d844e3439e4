import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ChangedSubject } from '#database/site/site-changes.ts';
import type { FileStorage } from '#images/storage.ts';
import type { Checked } from '#site/check.ts';
import type { Difference } from '#site/difference.ts';
import type { SiteProblem } from '#site/site-problem.ts';

/** A document that shapes the site and is changed as a whole: the settings, or the pages. */
export type SiteDocument<Value = unknown> = {
  subject: ChangedSubject;
  /** Locked while the document changes. */
  table: 'setting' | 'page';
  /** The beginning of the paths of its fields. */
  root: '' | 'pages';
  /** `written`: what somebody wrote. Gives the document in its normal form, or its problems. */
  check(written: unknown): Checked<Value>;
  /** What does not fit the rest of the site. `written`: valid. */
  misfits?(
    database: Kysely<Database>,
    films: Pick<FileStorage, 'exists'>,
    written: unknown,
  ): Promise<SiteProblem[]>;
  /** The stored document, undefined if there is none. It may come from an older version and not be valid. */
  find(database: Kysely<Database>): Promise<unknown>;
  /** Adds the defaults to a stored document. */
  complete(stored: unknown): unknown;
  replace(transaction: Transaction<Database>, value: Value): Promise<void>;
  /** Further writes that a change needs. `before`: complete. */
  follow?(transaction: Transaction<Database>, before: unknown, after: Value): Promise<void>;
  /** Both documents must be complete. */
  differences(before: unknown, after: unknown): Difference[];
};
