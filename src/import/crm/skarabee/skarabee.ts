import { z } from 'zod';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { problem } from '#domain/problem/problem.ts';
import type { Adapter, Cursor, FetchEnd, SourceAccess } from '#import/crm/adapter.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { mapPublication, skarabeeFeeds } from './map-publication.ts';
import { type Relations, readRelations } from './relations.ts';
import { callSkarabee, SkarabeeRefusal, type SkarabeeSettings } from './soap.ts';
import { withoutPersonal } from './without-personal.ts';

type Access = SourceAccess<SkarabeeSettings>;

/** How far it was read, and the ids that could not be read then. */
const cursorSchema = z.object({ modified: z.string(), again: z.array(z.string()).default([]) });

const pauseMs = 100;
const mostFailures = 20;

/** Skarabee's Weblink, a SOAP service. The password goes along with each call, so only https is used. */
export const skarabee: Adapter<SkarabeeSettings> = {
  name: 'skarabee',
  settings: z.object({
    login: z.string().min(1),
    password: z.string().min(1),
    address: webAddressSchema.default('https://weblink.skarabee.com/v36/weblink.asmx'),
  }),
  secrets: ['password'],
  hosts: ['*.skarabee.com', '*.skarabee.net'],
  feeds: skarabeeFeeds,
  needsTwoLists: true,
  withoutPersonal,
  map: mapPublication,

  async probe(source) {
    const info = await callSkarabee(source, 'GetContactInfo');
    const [agent] = info.list('UserSummaries.Agent');
    const active = (await readSummaries(source)).filter(({ isActive }) => isActive);
    return {
      account: new RecordReader(agent).text('Company') ?? source.settings.login,
      homes: active.length,
    };
  },

  fetch: fetchPublications,

  async fetchOne(source, ref) {
    const publication = await readPublication(source, ref);
    if (publication === 'gone') return 'gone';
    return recordOf(publication, ref, await readRelations(source));
  },

  async reportOnline(source, ref, url) {
    const feedback = [
      ['PublicationID', ref],
      ['Status', url === null ? 'DELETED' : 'AVAILABLE'],
      ['ExternalID', ref],
      ['URL', url ?? ''],
    ] as const;
    await callSkarabee(source, 'Feedback', [['FeedbackList', [['FeedbackList', [['Feedback', feedback]]]]]]);
  },

  async sendLead(source, lead) {
    const contact = [
      ['ExternalReference', lead.id],
      ['FirstName', lead.firstName],
      ['LastName', lead.lastName],
      ...(lead.phone ? [['Phone', lead.phone] as const] : []),
      ['Comments', lead.message],
      ['Email', lead.email],
      ...(lead.ref ? [['PublicationID', lead.ref] as const] : []),
    ] as const;
    const result = await callSkarabee(source, 'InsertContactMes', [['ContactMes', [['ContactMe', contact]]]]);
    const [invalid] = result.list('InvalidContactMes.InvalidContactMe');
    if (invalid === undefined) return {};
    const reasons = new RecordReader(invalid)
      .list('Errors.string')
      .map((each) => new RecordReader(each).text('#text'));
    throw new SourceProblem(problem('REQUEST_NOT_TAKEN', { system: 'Skarabee', said: reasons.join(', ') }));
  },
};

/** Each run asks for the ids of all publications, and reads in full only those that changed. */
async function* fetchPublications(
  source: Access,
  since: Cursor | undefined,
): AsyncGenerator<RawRecord, FetchEnd> {
  const before = cursorSchema.safeParse(since).data;
  const relations = await readRelations(source);
  const summaries = await readSummaries(source);
  const active = summaries.filter(({ isActive }) => isActive);
  const wanted = active.filter(
    ({ ref, modified }) => !before || modified >= before.modified || before.again.includes(ref),
  );
  const again: string[] = [];
  for (const { ref, modified } of wanted.toSorted((a, b) => relations.rank(a.ref) - relations.rank(b.ref))) {
    const publication = await readPublication(source, ref).catch((error) => {
      // A publication that fails holds up no other, and stays on the site; a server that fails every time ends the run.
      if (!(error instanceof SkarabeeRefusal) || again.length >= mostFailures) throw error;
      again.push(ref);
      return undefined;
    });
    if (publication === 'gone') again.push(ref);
    else if (publication) yield { ...recordOf(publication, ref, relations), version: modified };
    await source.pause(pauseMs);
  }
  const modified = active
    .map((each) => each.modified)
    .reduce((a, b) => (a > b ? a : b), before?.modified ?? '');
  return {
    cursor: { modified, again },
    isComplete: true,
    present: active.map(({ ref }) => ref),
    gone: summaries.filter(({ isActive }) => !isActive).map(({ ref }) => ref),
  };
}

type Summary = { ref: string; modified: string; isActive: boolean };

async function readSummaries(source: Access): Promise<Summary[]> {
  const result = await callSkarabee(source, 'GetPublicationSummaries', [
    ['ExcludeSharedProperties', 'false'],
  ]);
  return result.list('PublicationSummaries.PublicationSummary').flatMap((each) => {
    const row = new RecordReader(each);
    const ref = row.text('ID');
    if (ref === undefined) return [];
    return [{ ref, modified: row.text('Modified') ?? '', isActive: row.yesNo('Active') !== false }];
  });
}

async function readPublication(source: Access, ref: string): Promise<object | 'gone'> {
  try {
    const result = await callSkarabee(source, 'GetPublication', [['PublicationId', ref]]);
    const publication = result.at('Publication');
    return typeof publication === 'object' && publication !== null ? publication : 'gone';
  } catch (error) {
    if (error instanceof SkarabeeRefusal && error.code === 'INVALID_PUBLICATION_ID') return 'gone';
    throw error;
  }
}

/** Adds the e-mail of the responsible person, whom a publication names by a number alone. */
function recordOf(publication: object, ref: string, relations: Relations): RawRecord {
  const reader = new RecordReader(publication);
  const email = relations.emailOf(reader.text('Property.ResponsibleLoginId'));
  const body = { ...publication, ...(email && { ResponsibleEmail: email }) };
  if (relations.isProject(ref) || reader.text('Property.Typo.Type') === 'Project')
    return { ref, kind: 'project', body };
  const parentRef = relations.projectOf(ref) ?? reader.text('Property.Project.PublicationID');
  if (parentRef === undefined || parentRef === '0' || parentRef === ref) return { ref, kind: 'home', body };
  return { ref, kind: 'unit', parentRef, body };
}
