import type { Logger } from 'pino';
import { BadArchive, openArchive, type StreetArchive } from './archive.ts';
import { type FoundFile, findStreets } from './street-folder.ts';

/** The file of streets that lies in the folder now; it may be replaced at any time. */
export class Streets {
  readonly #folder: string;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #onChange: () => void;
  #known: { identity: string | undefined; archive: Promise<StreetArchive | undefined> } | undefined;

  /** `onChange`: called when another file, or none, was found. */
  constructor(folder: string, log: Pick<Logger, 'warn'>, onChange: () => void) {
    this.#folder = folder;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Undefined if there is no readable file. Looks each time, which takes two system calls. */
  async current(): Promise<StreetArchive | undefined> {
    const found = await findStreets(this.#folder);
    const known = this.#known;
    if (known && known.identity === found?.identity) return known.archive;
    const archive = found ? this.#open(found) : Promise.resolve(undefined);
    this.#known = { identity: found?.identity, archive };
    if (known) this.#onChange();
    return archive;
  }

  async #open({ path }: FoundFile): Promise<StreetArchive | undefined> {
    try {
      return await openArchive(path);
    } catch (error) {
      const reason = error instanceof BadArchive ? error.message : String(error);
      this.#log.warn(`maps are drawn without ${path}: it ${reason}`);
      return undefined;
    }
  }
}
