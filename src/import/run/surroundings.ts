import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureStore } from '#images/store-picture.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import type { FetchOptions } from '#import/fetch/guarded-fetch.ts';

/** The surroundings of a run. */
export type ImportSurroundings = {
  database: Kysely<Database>;
  pictures: PictureStore;
  documents: FileStorage;
  importKey: string | undefined;
  /** The address of the site, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  /** Records the failures of one source, while the others go on. */
  log?: Pick<Logger, 'error' | 'warn'>;
  findAdapter: (name: string) => Adapter | undefined;
  /** For tests, which have their servers on this machine. */
  network?: Pick<FetchOptions, 'resolve' | 'mayReach' | 'allowHttp' | 'ports'> & {
    addressOf?: (address: string) => string;
  };
};
