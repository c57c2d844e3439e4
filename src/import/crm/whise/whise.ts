import { createHash } from 'node:crypto';
import { z } from 'zod';
import { problem } from '#domain/problem/problem.ts';
import {
  type Adapter,
  type Cursor,
  type FetchEnd,
  type HookReading,
  type OutgoingLead,
  type SentHook,
  type SourceAccess,
  SourceProblem,
} from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { mapEstate, whiseFeeds } from './map-estate.ts';
import { type WhiseClient, type WhiseSettings, whiseClient } from './whise-client.ts';

type Access = SourceAccess<WhiseSettings>;

/** The most estates that Whise gives at once. */
const pageSize = 50;
const pauseMs = 500;

export const whise: Adapter<WhiseSettings> = {
  name: 'whise',
  settings: z.object({
    user: z.string().min(1),
    password: z.string().min(1),
    clientId: z.coerce.number().int().positive(),
    officeId: z.coerce.number().int().positive(),
  }),
  secrets: ['password'],
  hosts: ['*.whise.eu', 'whisestorageprod.blob.core.windows.net'],
  feeds: whiseFeeds,
  needsTwoLists: true,
  mapperVersion: 1,
  async probe(access) {
    const answer = await listPage(whiseClient(access), { offset: 0, limit: 1 });
    const homes = answer.number('totalCount');
    const { clientId, officeId } = access.settings;
    return { account: `client ${clientId}, office ${officeId}`, ...(homes !== undefined && { homes }) };
  },
  fetch: (access, since) => (since?.updatedAt ? changedSince(access, since) : everything(access)),
  async fetchOne(access, ref) {
    const answer = await listPage(whiseClient(access), { offset: 0, limit: 1, ids: [Number(ref)] });
    const [estate] = answer.list('estates');
    return recordOf(estate) ?? 'gone';
  },
  withoutPersonal: (raw) => ({ ...raw, body: withoutPersonal(raw.body, 0) }),
  map: mapEstate,
  readHook,
  sendLead,
};

/** A project may come on any page: units wait for the last page. */
async function* everything(access: Access): AsyncGenerator<RawRecord, FetchEnd> {
  const client = whiseClient(access);
  const units: RawRecord[] = [];
  const refs = new Set<string>();
  let newest = '';
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageSize) {
    if (offset > 0) await access.pause(pauseMs);
    const answer = await listPage(client, {
      offset,
      limit: pageSize,
      sort: { Field: 'id', Ascending: true },
    });
    total = answer.number('totalCount') ?? 0;
    const records = answer.list('estates').flatMap((estate) => recordOf(estate) ?? []);
    if (records.length === 0) break;
    for (const record of records) {
      refs.add(record.ref);
      if ((record.version ?? '') > newest) newest = record.version ?? '';
      if (record.kind === 'unit') units.push(record);
      else yield record;
    }
  }
  yield* units;
  // Fewer estates than were counted are no whole list.
  if (refs.size < total)
    throw new SourceProblem(problem('NAMED_TOO_FEW', { system: 'Whise', named: refs.size, total }));
  return { isComplete: true, ...(newest && { cursor: { updatedAt: newest } }) };
}

/** Reads the newest first, until it meets those that were read already. */
async function* changedSince(access: Access, since: Cursor): AsyncGenerator<RawRecord, FetchEnd> {
  const client = whiseClient(access);
  const known = String(since.updatedAt);
  const changed = new Map<string, RawRecord>();
  let newest = known;
  let isKnown = false;
  for (let offset = 0; !isKnown; offset += pageSize) {
    if (offset > 0) await access.pause(pauseMs);
    const sort = { Field: 'updateDateTime', Ascending: false };
    const answer = await listPage(client, { offset, limit: pageSize, sort });
    const records = answer.list('estates').flatMap((estate) => recordOf(estate) ?? []);
    for (const record of records) {
      const version = record.version ?? '';
      if (version > newest) newest = version;
      // Another estate of the same moment may have been written after the last read.
      if (version < known) isKnown = true;
      else changed.set(record.ref, record);
    }
    if (records.length < pageSize) isKnown = true;
  }
  const order = [...changed.values()];
  yield* order.filter(({ kind }) => kind !== 'unit');
  yield* order.filter(({ kind }) => kind === 'unit');
  return { isComplete: false, cursor: { updatedAt: newest } };
}

type Page = { offset: number; limit: number; ids?: number[]; sort?: { Field: string; Ascending: boolean } };

function listPage(client: WhiseClient, { offset, limit, ids, sort }: Page): Promise<RecordReader> {
  return client.ask('/v1/estates/list', {
    Filter: { ...(ids && { EstateIds: ids }), ShowDetails: true },
    ...(sort && { Sort: [sort] }),
    Page: { Limit: limit, Offset: offset },
  });
}

function recordOf(estate: unknown): RawRecord | undefined {
  const reader = new RecordReader(estate);
  const ref = reader.text('id');
  if (!ref) return undefined;
  const parentRef = reader.text('parentId');
  const version = reader.text('updateDateTime');
  const kind = reader.yesNo('canHaveChildren') ? 'project' : parentRef ? 'unit' : 'home';
  return { ref, kind, ...(parentRef && { parentRef }), ...(version && { version }), body: estate };
}

const personal = /^(client|owner|vendor|buyer|tenant|contact|internal|private|comment|mandate|key)/i;
const deepest = 20;

/** Keeps only the e-mail address of a home's agents: it finds them here. */
function withoutPersonal(value: unknown, depth: number): unknown {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((each) => withoutPersonal(each, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !personal.test(key))
      .map(([key, each]) => [
        key,
        key === 'representatives' && Array.isArray(each)
          ? each.map((person) => ({ email: new RecordReader(person).text('email') }))
          : withoutPersonal(each, depth + 1),
      ]),
  );
}

/** The message is unsigned: the secret in its address shows that Whise sent it. It only names what to ask for. */
function readHook({ body }: SentHook, { clientId, officeId }: WhiseSettings): HookReading {
  let sent: unknown;
  try {
    sent = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return { kind: 'refused', reason: 'it is not JSON' };
  }
  const message = new RecordReader(sent);
  if (message.number('clientId') !== clientId)
    return { kind: 'refused', reason: 'it belongs to another client' };
  const office = message.number('officeId');
  if (office !== undefined && office !== officeId) return { kind: 'nothing' };
  const refs = new Set<string>();
  for (const event of message.list('events')) {
    const reader = new RecordReader(event);
    const ref = reader.text('objectId');
    if (ref && reader.text('name')?.startsWith('estate')) refs.add(ref);
  }
  if (refs.size === 0) return { kind: 'nothing' };
  const dedup = createHash('sha256').update(body).digest('base64url');
  // Deleted estates are asked for like the rest: an unsigned message takes nothing off the site.
  return { kind: 'changed', refs: [...refs].slice(0, 100), gone: [], dedup };
}

async function sendLead(access: Access, lead: OutgoingLead): Promise<{ remoteId?: string }> {
  const { officeId } = access.settings;
  const answer = await whiseClient(access).ask('/v1/contacts/upsert', {
    FirstName: lead.firstName,
    Name: lead.lastName,
    PrivateEmail: lead.email,
    ...(lead.phone && { PrivateTel: lead.phone }),
    LanguageId: `${lead.language}-BE`,
    OfficeIds: [officeId],
    ...(lead.ref && { EstateIds: [Number(lead.ref)] }),
    Message: lead.message,
  });
  const remoteId = answer.text('contact.id') ?? answer.text('id');
  return remoteId ? { remoteId } : {};
}
