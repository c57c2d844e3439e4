import { join } from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { z } from 'zod';
import { createSource, type PublishHow } from '#commands/import/sources.ts';
import type { Database } from '#database/client.ts';
import { diskStorage } from '#images/storage.ts';
import type { Adapter, Delivery, FetchEnd } from '#import/crm/adapter.ts';
import type { MappedRecord, RawRecord, RemoteMedia } from '#import/crm/mapped-record.ts';
import { whise } from '#import/crm/whise/whise.ts';
import { openSource } from '#import/run/open-source.ts';
import { type RunOrder, runWith } from '#import/run/run-import.ts';
import { estate } from './whise-server.ts';

/** A photograph of one colour: another colour makes another picture. */
export function photograph(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

type Planted = { database: Kysely<Database>; directory: string; now: () => Date };

/**
 * A source whose homes a test gives, in Whise's format, without photographs unless given. `own`: replaces parts of its
 * adapter. `around`: the tools that a run works with.
 */
export function plantedSource({ database, directory, now }: Planted, own: Partial<Adapter> = {}) {
  const adapter: Adapter = {
    name: 'planted',
    settings: z.object({}),
    ...{ secrets: [], hosts: [], feeds: whise.feeds, withoutPersonal: whise.withoutPersonal },
    map: (raw, maps) => ({ ...whise.map(raw, maps), media: [], ...Object(Object(raw.body).mapped) }),
    ...own,
  };
  const storage = diskStorage(join(directory, 'files'));
  const logged: unknown[] = [];
  const log = { error: (about: unknown) => void logged.push(about), warn: () => {} };
  const around = {
    ...{
      database,
      importKey: undefined,
      publicUrl: 'https://www.agency.be',
      findAdapter: () => adapter,
      log,
    },
    pictures: { database, storage, jobs: { enqueue: async () => {} } },
    ...{ documents: storage, now, pause: async () => {} },
  };
  return {
    around,
    logged,
    async add({ name = 'planted', publish = 'auto' as PublishHow } = {}): Promise<string> {
      const created = await createSource(
        { database, now: now(), actor: 'command' },
        { name, adapter: 'planted', settings: {}, secrets: null, everyMinutes: null, publish },
      );
      if (created.outcome !== 'created') throw new Error(`There is a source ${name} already.`);
      return created.hookSecret;
    },
    /** `homes`: everything that the source has now, unless `end` says otherwise. */
    async run(homes: readonly RawRecord[], order: Partial<RunOrder> & { end?: FetchEnd } = {}) {
      const { end = { isComplete: true }, ...rest } = order;
      async function* records() {
        yield* homes;
        return end;
      }
      const open = await openSource(around, 'planted');
      return runWith(
        around,
        open,
        { cause: 'schedule', actor: 'schedule', isWhole: true, ...rest },
        records(),
      );
    },
  };
}

/** A home in the source's format; `mapped`: overrides the result of the mapping. */
export function plantedHome(id: number, own: object = {}, mapped: Partial<MappedRecord> = {}): RawRecord {
  return { ref: String(id), kind: 'home', body: { ...estate(id, { ...own }), mapped } };
}

/** Files that come with the records, by name. */
export function delivering(files: Readonly<Record<string, Buffer>>): Delivery {
  return {
    names: Object.keys(files),
    read: async (name) => {
      const found = files[name];
      if (!found) throw new Error(`There is no ${name}.`);
      return found;
    },
  };
}

/** A file that the source names and that comes in its delivery. */
export function delivered(file: string, own: Partial<RemoteMedia> = {}): RemoteMedia {
  return { remoteId: file, file, kind: 'photo', sort: 0, ...own };
}
