import type { By } from '#commands/audit.ts';
import type { RelatedRecords } from '#commands/property/merge/related-records.ts';
import type { ImportSource } from '#database/import/sources.ts';
import type { Adapter, Delivery, SourceAccess } from '#import/crm/adapter.ts';
import type { AgencyMaps } from '#import/crm/mapped-record.ts';
import { kindOfProblem } from './kind-of-problem.ts';
import type { ImportSurroundings } from './surroundings.ts';

export type RunCounts = Record<
  | 'created'
  | 'changed'
  | 'unchanged'
  | 'bad'
  | 'held'
  | 'withdrawn'
  | 'ignored'
  | 'photos'
  | 'documents'
  | 'failedMedia',
  number
>;

export const noCounts: Readonly<RunCounts> = {
  created: 0,
  changed: 0,
  unchanged: 0,
  bad: 0,
  /** Kept back as drafts, because they lack particulars that the law wants. */
  held: 0,
  withdrawn: 0,
  ignored: 0,
  photos: 0,
  documents: 0,
  failedMedia: 0,
};

/** `count`: how often the run met such a problem, on the first line about it. */
export type LogLine = { ref: string; field: string; reason: string; count?: number };

/** The first lines tell what is wrong; a broken source would write without end. */
const mostLogLines = 200;
/** Of each kind of problem, so that a rare one among many others is told too. */
const linesOfKind = 3;
const mostKinds = 100;

/** One run while it lasts. */
export type Run = {
  around: ImportSurroundings;
  source: ImportSource;
  adapter: Adapter;
  access: SourceAccess<Record<string, unknown>>;
  maps: AgencyMaps;
  related: RelatedRecords;
  isRehearsal: boolean;
  /** False: works from stored records, without the network. */
  mayFetch: boolean;
  /** Tries media again that were given up. */
  isByHand: boolean;
  /** Where media with a file are read, in place of the network. */
  delivery: Delivery | undefined;
  counts: RunCounts;
  log: LogLine[];
  /** The first line about each kind of problem. */
  kinds: Map<string, LogLine>;
};

/** The run as the actor of its changes. */
export function runBy({ around, source }: Run): By {
  return { database: around.database, now: around.now(), actor: `import:${source.name}` };
}

export function say(run: Run, ref: string, lines: readonly { field: string; reason: string }[]): void {
  for (const { field, reason } of lines) {
    const line: LogLine = { ref, field, reason };
    const kind = kindOfProblem(line);
    const first = run.kinds.get(kind);
    if (first) first.count = (first.count ?? 1) + 1;
    else if (run.kinds.size < mostKinds) run.kinds.set(kind, line);
    const isRare = (run.kinds.get(kind)?.count ?? 1) <= linesOfKind && run.kinds.has(kind);
    if (isRare || run.log.length < mostLogLines) run.log.push(line);
  }
}
