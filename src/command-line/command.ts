import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ObjectServer } from '#images/bucket.ts';
import type { SiteFiles } from '#images/site-files.ts';
import type { FileStorage } from '#images/storage.ts';
import type { PictureStore } from '#images/store-picture.ts';
import type { ToDoSource } from '#server/metrics/to-do.ts';

/** What a command works on. Disposing of it closes all that opening it started. */
export type Site = AsyncDisposable & {
  database: Kysely<Database>;
  pictures: PictureStore;
  documents: FileStorage;
  films: FileStorage;
  /** The files in another folder or bucket. Throws a StartProblem when it cannot be used, StorageAway when it does not answer. */
  openFiles: (place: string) => Promise<SiteFiles>;
  /** Where visitors reach the site: scheme, host and port, without a slash at the end. */
  publicUrl: string;
  /** Where staff reach the office; undefined where there is none. */
  officeUrl: string | undefined;
  dataDirectory: string;
  /** What the secrets of import sources are encrypted with. */
  importKey: string | undefined;
  /** What the process that serves the site says of itself; undefined where none answers. */
  readMetrics: () => Promise<string | undefined>;
  /** What the person who runs it has set. */
  environment: ToDoSource['environment'];
};

/** Where the data of a site are, opened without being migrated or filled. */
export type Stores = AsyncDisposable & {
  databaseUrl: string;
  files: SiteFiles;
  /** Where backups go by themselves. */
  backupTo: string | undefined;
  objectServer: ObjectServer;
};

export type Surroundings = {
  out: (text: string) => void;
  err: (text: string) => void;
  /** True when a person is watching: progress is then one line that changes. */
  isInteractive: boolean;
  /** Asks the person at the terminal and gives the line they type; absent where nobody is there to answer. */
  ask?: (question: string) => Promise<string>;
  /** The folder from which relative paths start. */
  directory: string;
  /** The moment of the call. */
  now: Date;
  openSite: () => Promise<Site>;
  /** For commands that care for the whole of it, whatever is in it; with `isToBegin` where there is no site yet. */
  openStores: (options?: { isToBegin: boolean }) => Promise<Stores>;
};

/** One command of `npm run gevel -- …`. To add one, write a file with it in this folder and a line in commands.ts. */
export type Command = {
  /** The words that call it, such as 'properties import'. */
  name: string;
  /** One line, for the list of all commands. */
  summary: string;
  /** How it is called and what it does, for --help. */
  help: string;
  /** Gives the exit status: 0 all done, 1 not all of it. Throws WrongUse when the command was called in a wrong way. */
  run(args: string[], surroundings: Surroundings): Promise<number>;
};

/** What the command should work on does not exist or is ambiguous. The message says which; the exit status is 1. */
export class NotThere extends Error {
  override name = 'NotThere';
}

/** The command was called in a way that it does not understand. The message says what to do instead. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}
