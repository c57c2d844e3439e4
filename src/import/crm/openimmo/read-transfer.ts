import { problem } from '#domain/problem/problem.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { RecordReader } from '#import/crm/record-reader.ts';
import { readXml, readXmlPart, type XmlRecord } from '#import/xml/read-xml.ts';
import { actionOf } from './map-immobilie.ts';

/** The elements that may stand several times in a record. */
const lists = ['anhang', 'energiepass', 'distanzen', 'erschliessung_umfang', 'objekt_text'];

type Transfer = {
  /** `umfang="VOLL"`: homes that are not in it are gone. */
  isWhole: boolean;
  records(): Generator<TransferredRecord>;
};

export type TransferredRecord =
  | { kind: 'record'; record: RawRecord }
  | { kind: 'gone'; ref: string }
  | { kind: 'unreadable'; reason: string };

type ReadTransfer = ({ kind: 'read' } & Transfer) | { kind: 'refused'; reason: string };

type Part = { agency: string; content: string };

/** Pure: the homes of a file of OpenImmo, read one by one, projects before their units. */
export function readTransfer(bytes: Uint8Array): ReadTransfer {
  const read = readXml(bytes, { lists: ['anbieter', 'immobilie'], apart: 'immobilie' });
  if (read.kind === 'refused') return read;
  const { openimmo } = read.record;
  if (openimmo === undefined || Array.isArray(openimmo)) {
    const [root = 'nothing'] = Object.keys(read.record);
    return { kind: 'refused', reason: problem('OPENIMMO_NONE', { root: root.slice(0, 40) }) };
  }
  const document = new RecordReader(openimmo);
  const extent = document.text('uebertragung@umfang')?.toUpperCase();
  if (extent !== 'VOLL' && extent !== 'TEIL') return { kind: 'refused', reason: problem('OPENIMMO_EXTENT') };
  const deletesAll = document.text('uebertragung@modus')?.toUpperCase() === 'DELETE';
  const parts = document.list('anbieter').flatMap(partsOf);
  return { kind: 'read', isWhole: extent === 'VOLL', records: () => recordsOf(parts, deletesAll) };
}

function partsOf(agency: unknown): Part[] {
  const reader = new RecordReader(agency);
  const id = reader.text('openimmo_anid') ?? reader.text('anbieternr') ?? '';
  return reader.list('immobilie').map((each) => ({
    agency: id,
    content: new RecordReader(each).text('#text') ?? '',
  }));
}

function* recordsOf(parts: readonly Part[], deletesAll: boolean): Generator<TransferredRecord> {
  const groups = new Set(parts.flatMap(({ content }) => mastersIn(content)));
  for (const wanted of ['project', 'others'])
    for (const part of parts) {
      // Searched before it is parsed: there can be thousands, and few are projects.
      if (wanted === 'project' && !/<(?:\w+:)?gruppen_kennung\b/.test(part.content)) continue;
      for (const each of recordsIn(part, groups, deletesAll)) {
        const isProject = each.kind === 'record' && each.record.kind === 'project';
        if (isProject === (wanted === 'project')) yield each;
      }
    }
}

/** The groups that homes say they belong to. */
function mastersIn(content: string): string[] {
  return [...content.matchAll(/<(?:\w+:)?master\b[^>]*>([^<]+)</g)].map(([, group = '']) => group.trim());
}

function recordsIn(
  { agency, content }: Part,
  groups: ReadonlySet<string>,
  deletesAll: boolean,
): TransferredRecord[] {
  const read = readXmlPart(content, { lists });
  if (read.kind === 'refused') return [{ kind: 'unreadable', reason: read.reason }];
  const reader = new RecordReader(read.record);
  const own = reader.text('verwaltung_techn.openimmo_obid');
  const internal = reader.text('verwaltung_techn.objektnr_intern');
  if (own === undefined && internal === undefined)
    return [{ kind: 'unreadable', reason: problem('OPENIMMO_WITHOUT_ID') }];
  const ref = own ?? `${agency}:${internal}`;
  const group = reader.text('verwaltung_techn.gruppen_kennung');
  const master = reader.text('verwaltung_techn.master');
  if (deletesAll || actionOf(reader) === 'DELETE') {
    const gone = group !== undefined && master === undefined ? [ref, projectRef(group)] : [ref];
    return gone.map((each) => ({ kind: 'gone', ref: each }));
  }
  const isFlagged = reader.text('verwaltung_techn.master@visible') !== undefined;
  const body = withoutContents(read.record);
  if (master !== undefined)
    return [{ kind: 'record', record: { ref, kind: 'unit', parentRef: projectRef(master), body } }];
  if (group !== undefined && (isFlagged || groups.has(group)))
    return [{ kind: 'record', record: { ref: projectRef(group), kind: 'project', body } }];
  return [{ kind: 'record', record: { ref, kind: 'home', body } }];
}

/** A unit names its parent's group as its master, and a partial transfer gives no other name of the parent. */
function projectRef(group: string): string {
  return `group:${group}`;
}

/** Pictures within the XML are not kept in the record. */
function withoutContents(record: XmlRecord): XmlRecord {
  for (const attachment of new RecordReader(record).list('anhaenge.anhang')) {
    const contents = new RecordReader(attachment).at('daten');
    if (typeof contents === 'object') delete (contents as XmlRecord).anhanginhalt;
  }
  return record;
}
