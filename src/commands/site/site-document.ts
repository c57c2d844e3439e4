import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ChangedSubject } from '#database/site/site-changes.ts';
import type { Checked } from '#site/check.ts';
import type { Difference } from '#site/difference.ts';

/** One of the documents that shape the site, changed as a whole: the settings, or the pages. */
export type SiteDocument<Value = unknown> = {
  subject: ChangedSubject;
  /** Locked while the document changes. */
  table: 'setting' | 'page';
  /** What the paths of its fields begin with. */
  root: '' | 'pages';
  /** Takes what somebody has written; gives the document in its one form, or what is wrong with it. */
  check(written: unknown): Checked<Value>;
  /** Gives what is stored, undefined where nothing is. It may be of an older version, and not be valid. */
  find(database: Kysely<Database>): Promise<unknown>;
  /** Takes what is stored, or was; gives it with the defaults that hold beside it. */
  complete(stored: unknown): unknown;
  replace(transaction: Transaction<Database>, value: Value): Promise<void>;
  /** What else a change brings with it. `before`: complete. */
  follow?(transaction: Transaction<Database>, before: unknown, after: Value): Promise<void>;
  /** Takes two complete documents. */
  differences(before: unknown, after: unknown): Difference[];
};
