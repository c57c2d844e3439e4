import { problem } from '#domain/problem/problem.ts';
import { type Adapter, type Cursor, type FetchEnd, SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { ask, type OmnicasaSource } from './ask.ts';
import { mapProperty, omnicasaFeeds } from './map-property.ts';
import { emailsOfUsers, projectRef, recordById, recordsOf } from './records.ts';
import { type OmnicasaSettings, omnicasaSettings } from './settings.ts';
import { withoutPersonal } from './without-personal.ts';

/** Each run asks from a little before the last one, since two clocks differ. */
const overlapMs = 10 * 60_000;

export const omnicasa: Adapter<OmnicasaSettings> = {
  name: 'omnicasa',
  settings: omnicasaSettings,
  secrets: ['customerPassword'],
  hosts: ['newapi.omnicasa.com', '*.omnicasa.com'],
  feeds: omnicasaFeeds,
  withoutPersonal,
  map: mapProperty,

  async probe(source) {
    const value = new RecordReader(await ask(source, 'GetPropertyList', { Limit1: 1, Limit2: 1 }));
    const homes = value.number('RowsCount');
    return { account: source.settings.customerName, ...(homes !== undefined && { homes }) };
  },

  async *fetch(source, since) {
    const startedAt = source.now().getTime();
    const emails = await emailsOfUsers(source);
    const from = typeof since?.changedSinceMs === 'number' ? since.changedSinceMs : undefined;
    let isWhole = true;
    for (const kind of ['project', 'property'] as const) {
      const changedSince = from === undefined ? undefined : dateOf(from);
      isWhole = (yield* all(recordsOf(source, kind, { since: changedSince, emails }))) && isWhole;
    }
    const cursor: Cursor = { changedSinceMs: startedAt - overlapMs };
    const end: FetchEnd = { cursor, isComplete: from === undefined && isWhole };
    return from === undefined ? end : { ...end, gone: await goneFrom(source) };
  },

  async fetchOne(source, ref) {
    const id = Number(ref);
    if (!Number.isSafeInteger(id))
      throw new SourceProblem(problem('PROJECTS_WITH_ALL', { system: 'Omnicasa' }));
    return (await recordById(source, id, await emailsOfUsers(source))) ?? 'gone';
  },
};

/** Returns true if every page counted the same number of rows and that many different records came. */
async function* all(
  pages: AsyncGenerator<{ records: RawRecord[]; rows: number }>,
): AsyncGenerator<RawRecord, boolean> {
  const seen = new Set<string>();
  const counts = new Set<number>();
  for await (const { records, rows } of pages) {
    counts.add(rows);
    for (const record of records) {
      seen.add(record.ref);
      yield record;
    }
  }
  return counts.size === 1 && counts.has(seen.size);
}

async function goneFrom(source: OmnicasaSource): Promise<string[]> {
  const properties = await idsOf(source, 'GetDeletedPropertyIDs');
  const projects = await idsOf(source, 'GetDeletedProjectIDs');
  return [...properties, ...projects.map(projectRef)];
}

/** The answer has numbers, or rows with an ID, in a list of their own or within `Items`. */
async function idsOf(source: OmnicasaSource, operation: string): Promise<string[]> {
  const value = await ask(source, operation);
  const items = Array.isArray(value) ? value : new RecordReader(value).list('Items');
  return items.flatMap((item: unknown) => {
    const id = typeof item === 'object' ? new RecordReader(item).text('ID') : String(item);
    return id && /^\d+$/.test(id) ? [id] : [];
  });
}

/** A moment as Microsoft's services write it in JSON. */
function dateOf(milliseconds: number): string {
  return `/Date(${milliseconds}+0000)/`;
}
