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
  /** The public address of the site: scheme, host and port, without a slash at the end. */
  publicUrl: string;
  /** The address at which staff reach the office; undefined if there is none. */
  officeUrl: string | undefined;
  dataDirectory: string;
  /** The key that encrypts the secrets of import sources. */
  importKey: string | undefined;
  /** Gives the metrics of the process that serves the site; undefined if none answers. */
  readMetrics: () => Promise<string | undefined>;
  /** The settings made by the person who runs the site. */
  environment: ToDoSource['environment'];
};

/** The places of a site's data, opened without being migrated or filled. */
export type Stores = AsyncDisposable & {
  databaseUrl: string;
  files: SiteFiles;
  /** The place to which automatic backups go. */
  backupTo: string | undefined;
  objectServer: ObjectServer;
};

export type CommandSurroundings = {
  out: (text: string) => void;
  err: (text: string) => void;
  /** True if a person is watching: progress is then one line that changes. */
  isInteractive: boolean;
  /** Asks the person at the terminal and gives the line they type; absent if nobody can answer. */
  ask?: (question: string) => Promise<string>;
  /** The folder from which relative paths start. */
  directory: string;
  /** The moment of the call. */
  now: Date;
  openSite: () => Promise<Site>;
  /** For commands that handle all data, whatever it contains; with `isToBegin` if there need be no site yet. */
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
  run(args: string[], surroundings: CommandSurroundings): Promise<number>;
};

/** The subject of the command does not exist or is ambiguous. The message says which; the exit status is 1. */
export class NotThere extends Error {
  override name = 'NotThere';
}

/** The command was called in a way that it does not understand. The message says what to do instead. */
export class WrongUse extends Error {
  override name = 'WrongUse';
}
