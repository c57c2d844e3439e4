import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { defaultSettings, type Settings, settingsSchema } from '#site/settings.ts';

/** The settings of the site, read once and again after a change. */
export class SiteSettings {
  readonly #database: Kysely<Database>;
  readonly #log: Logger;
  #lastValid: Settings = defaultSettings;
  #reading: Promise<Settings> | undefined;

  constructor(database: Kysely<Database>, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * Gives the settings, those that are not stored by their default. Never throws: where the stored ones are not
   * valid, or the database is away, it gives the last valid ones.
   */
  current(): Promise<Settings> {
    if (this.#reading) return this.#reading;
    const reading = this.#read().catch((error) => {
      this.#log.error({ err: error }, 'the settings cannot be read: the last valid ones hold');
      // The next request tries again.
      if (this.#reading === reading) this.#reading = undefined;
      return this.#lastValid;
    });
    this.#reading = reading;
    return reading;
  }

  /** Forgets what was read: the stored settings have changed. */
  drop(): void {
    this.#reading = undefined;
  }

  async #read(): Promise<Settings> {
    const row = await this.#database.selectFrom('setting').select('document').executeTakeFirst();
    const stored = typeof row?.document === 'object' ? row.document : {};
    const { success, data, error } = settingsSchema.safeParse({ ...defaultSettings, ...stored });
    if (success) this.#lastValid = data;
    else this.#log.error({ err: error }, 'the stored settings are not valid: the last valid ones hold');
    return this.#lastValid;
  }
}
