import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { ask, type OmnicasaSource, pagesOf } from './ask.ts';
import { languageIds } from './settings.ts';

/** The fields that differ by the language of the question. */
const texts = [
  ...[
    'Ident',
    'Name',
    'DescriptionA',
    'DescriptionB',
    'Description',
    'PriceUnitText',
    'District',
    'MarqueeName',
  ],
];

/** Projects and properties number their ids separately. */
export const projectRef = (id: string) => `project-${id}`;

type Kind = 'property' | 'project';

const listOf = { property: 'GetPropertyList', project: 'GetProjectList' } as const;

/** All rows, or those that changed since; each in all languages of the agency. */
export async function* recordsOf(
  source: OmnicasaSource,
  kind: Kind,
  { since, emails }: { since?: string | undefined; emails: ReadonlyMap<string, string> },
): AsyncGenerator<{ records: RawRecord[]; rows: number }> {
  const [first = 'nl', ...others] = source.settings.languages;
  const changed = since !== undefined && kind === 'property' ? { ChangeSince: since } : {};
  const asked = { LanguageId: languageIds[first], DescriptionLanguageId: languageIds[first] };
  for await (const page of pagesOf(source, listOf[kind], { ...changed, ...asked })) {
    const ids = page.items.flatMap((row) => new RecordReader(row).number('ID') ?? []);
    const inOthers = new Map<string, ReadonlyMap<string, unknown>>();
    for (const language of ids.length > 0 ? others : [])
      inOthers.set(language, await rowsIn(source, kind, languageIds[language], { ids, rows: page.rows }));
    const rows = page.items.flatMap((row) => {
      const id = new RecordReader(row).text('ID');
      // A record that went between two questions has no texts any more, and does not count.
      if (!id || [...inOthers.values()].some((found) => !found.has(id))) return [];
      const inEach = { [first]: textsOf(row) };
      for (const [language, found] of inOthers) inEach[language] = textsOf(found.get(id));
      return [recordOf(kind, { id, row, inEach }, emails)];
    });
    yield { records: rows, rows: page.rows };
  }
}

/** Asks for properties by id: a list that changes between two questions would give other rows at the same place. */
async function rowsIn(
  source: OmnicasaSource,
  kind: Kind,
  languageId: number,
  { ids, rows: most }: { ids: number[]; rows: number },
) {
  const language = { LanguageId: languageId, DescriptionLanguageId: languageId };
  const limits = { Limit1: 1, Limit2: kind === 'property' ? ids.length : most };
  const filter = kind === 'property' ? { IDs: ids } : {};
  const value = await ask(source, listOf[kind], { ...filter, ...language, ...limits });
  const rows = new RecordReader(value).list('Items');
  return new Map(rows.map((row) => [new RecordReader(row).text('ID') ?? '', row]));
}

/** Never counted as a visit: nobody looked. */
export async function recordById(
  source: OmnicasaSource,
  id: number,
  emails: ReadonlyMap<string, string>,
): Promise<RawRecord | undefined> {
  const inEach: Record<string, object> = {};
  let first: unknown;
  for (const language of source.settings.languages) {
    const LanguageId = languageIds[language];
    const asked = { ID: id, LanguageId, DescriptionLanguageId: LanguageId, UpdateVisit: false };
    const row = await ask(source, 'GetProperty', asked);
    first ??= row;
    inEach[language] = textsOf(row);
  }
  if (new RecordReader(first).number('ID') !== id) return undefined;
  return recordOf('property', { id: String(id), row: first, inEach }, emails);
}

export async function emailsOfUsers(source: OmnicasaSource): Promise<ReadonlyMap<string, string>> {
  const emails = new Map<string, string>();
  for await (const { items } of pagesOf(source, 'GetUserList', {}))
    for (const row of items) {
      const user = new RecordReader(row);
      const [id, email] = [user.text('ID'), user.text('Email')];
      if (id && email) emails.set(id, email);
    }
  return emails;
}

/** `inEach`: its texts, by language. */
type Answered = { id: string; row: unknown; inEach: Record<string, object> };

function recordOf(kind: Kind, { id, row, inEach }: Answered, emails: ReadonlyMap<string, string>): RawRecord {
  const reader = new RecordReader(row);
  const agent = emails.get(reader.text('UserID') ?? '');
  const body = { ...(row as object), texts: inEach, ...(agent && { AgentEmail: agent }) };
  const version = reader.text('LastChangedDate');
  const said = { ...(version && { version }), body };
  if (kind === 'project') return { ref: projectRef(id), kind: 'project', ...said };
  const project = reader.text('ProjectID');
  if (!project || project === '0') return { ref: id, kind: 'home', ...said };
  return { ref: id, kind: 'unit', parentRef: projectRef(project), ...said };
}

function textsOf(row: unknown): object {
  const reader = new RecordReader(row);
  return Object.fromEntries(
    texts.flatMap((name) => {
      const text = reader.text(name);
      return text ? [[name, text]] : [];
    }),
  );
}
