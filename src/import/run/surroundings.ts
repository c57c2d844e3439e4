import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureStore } from '#images/store-picture.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import type { FetchOptions } from '#import/fetch/guarded-fetch.ts';

/** What a run works with. */
export type ImportSurroundings = {
  database: Kysely<Database>;
  pictures: PictureStore;
  documents: FileStorage;
  importKey: string | undefined;
  /** Of the site, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  /** Where what fails of one source is told, while the others go on. */
  log?: Pick<Logger, 'error' | 'warn'>;
  findAdapter: (name: string) => Adapter | undefined;
  /** A test has its servers on this machine. */
  network?: Pick<FetchOptions, 'resolve' | 'mayReach' | 'allowHttp' | 'ports'> & {
    addressOf?: (address: string) => string;
  };
};
