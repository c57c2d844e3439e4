import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { findSiteChange, listSiteChanges } from '#database/site/site-changes.ts';
import { type Difference, differencesBetween } from '#site/difference.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { changeWithin } from './change-site.ts';
import { settingsDocument } from './settings-document.ts';

type Keys = readonly (keyof Settings)[];

type SettingsChanged =
  | { outcome: 'changed' | 'same' | 'rehearsed'; differences: Difference[] }
  | { outcome: 'refused'; problems: SiteProblem[] }
  /** `since`: what others have changed in these sections since they were loaded, as far as the history shows it. */
  | { outcome: 'conflict'; since: Difference[]; version: string };

// The settings name no films.
const films = { exists: async () => false };

/** The stored settings, completed with the defaults. They may not be valid. */
export async function readSettings(database: Kysely<Database>): Promise<Settings> {
  return settingsDocument.complete(await settingsDocument.find(database)) as Settings;
}

/** Identifies the settings that somebody loaded: all sections, or only those in `keys`. */
export function settingsVersion(
  settings: Settings,
  keys: Keys = Object.keys(settings) as (keyof Settings)[],
): string {
  return createHash('sha256')
    .update(JSON.stringify(pick(settings, keys)))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Changes whole sections and leaves the others as they are now. `expected`: the version of these sections that somebody
 * loaded; simultaneous changes of other sections do not conflict.
 */
export function changeSections(
  { database, ...by }: By,
  sections: Partial<Settings>,
  { expected, isRehearsal }: { expected: string; isRehearsal: boolean },
): Promise<SettingsChanged> {
  const keys = Object.keys(sections) as (keyof Settings)[];
  return database.transaction().execute(async (transaction): Promise<SettingsChanged> => {
    const current = await lockSettings(transaction);
    const version = settingsVersion(current, keys);
    if (version !== expected) {
      const loaded = await findLoaded(transaction, keys, expected);
      const since = loaded ? differencesBetween(pick(loaded, keys), pick(current, keys)) : [];
      return { outcome: 'conflict', since, version };
    }
    const options = { changedBy: by.actor, isRehearsal, films };
    const done = await changeWithin(transaction, settingsDocument, { ...current, ...sections }, options);
    if (done.isWritten) await audit(transaction, by, `settings.change ${keys.join(' ')}`, 'settings');
    return outcomeOf(done);
  });
}

/**
 * Restores the settings exactly as they were before a change of their history. 'gone': there is no such change.
 * `expected`: the version of all settings.
 */
export function restoreSettings(
  { database, ...by }: By,
  id: number,
  { expected, isRehearsal }: { expected?: string; isRehearsal: boolean },
): Promise<SettingsChanged | { outcome: 'gone' }> {
  return database.transaction().execute(async (transaction) => {
    const current = await lockSettings(transaction);
    const change = await findSiteChange(transaction, 'settings', id);
    if (!change) return { outcome: 'gone' };
    const version = settingsVersion(current);
    if (expected !== undefined && expected !== version) return { outcome: 'conflict', since: [], version };
    const former = (change.before ?? {}) as object;
    const document = {
      ...settingsDocument,
      replace: (within: Transaction<Database>) => replaceSettings(within, former),
    };
    const options = { changedBy: by.actor, isRehearsal, films };
    const done = await changeWithin(transaction, document, settingsDocument.complete(former), options);
    if (done.isWritten) await audit(transaction, by, `settings.restore ${id}`, 'settings');
    return outcomeOf(done);
  });
}

/** Of two simultaneous changes, the second sees what the first wrote. */
async function lockSettings(transaction: Transaction<Database>): Promise<Settings> {
  await sql`lock table setting in share row exclusive mode`.execute(transaction);
  return readSettings(transaction);
}

function outcomeOf({
  problems,
  differences,
  isWritten,
}: Awaited<ReturnType<typeof changeWithin>>): SettingsChanged {
  if (problems.length > 0) return { outcome: 'refused', problems };
  if (differences.length === 0) return { outcome: 'same', differences };
  return { outcome: isWritten ? 'changed' : 'rehearsed', differences };
}

/** Finds the settings that somebody loaded in the history, newest first. */
async function findLoaded(transaction: Transaction<Database>, keys: Keys, version: string) {
  const changes = await listSiteChanges(transaction, 'settings', 50);
  return changes
    .map(({ before }) => settingsDocument.complete(before ?? undefined) as Settings)
    .find((settings) => settingsVersion(settings, keys) === version);
}

function pick(settings: Settings, keys: Keys): Partial<Settings> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}
