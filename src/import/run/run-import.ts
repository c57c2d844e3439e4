import { loadRelatedRecords } from '#commands/property/merge/related-records.ts';
import { keepRecord, listRecordRefs, listUnitRefs, readRecord } from '#database/import/records.ts';
import { beginRun, endRun, type RunCause, type RunStatus, readMaps } from '#database/import/runs.ts';
import { keepSource, takeSource } from '#database/import/sources.ts';
import { problem } from '#domain/problem/problem.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { ArchiveProblem } from '#import/archive/file-archive.ts';
import { type Delivery, type FetchEnd, SourceProblem } from '#import/crm/adapter.ts';
import type { RawRecord } from '#import/crm/mapped-record.ts';
import { withoutCredentials } from '#import/crm/without-credentials.ts';
import { mapRecord } from './map-record.ts';
import { type OpenSource, openSource } from './open-source.ts';
import { reportAgain } from './report-property.ts';
import { type LogLine, noCounts, type Run, type RunCounts } from './run.ts';
import type { ImportSurroundings } from './surroundings.ts';
import { withdrawGone, withdrawTold } from './withdraw-gone.ts';

export type RunOrder = {
  cause: RunCause;
  actor: string;
  /** Reports what would be done and writes none of it. */
  isRehearsal?: boolean;
  /** Reads everything, not only changes since the last run. */
  isWhole?: boolean | undefined;
  /** Reads only these records. */
  refs?: readonly string[] | undefined;
  gone?: readonly string[];
  /** How many may be withdrawn although they are more than half. */
  allowed?: number;
  /** The files that were handed in with the records. */
  delivery?: Delivery;
};

export type RanImport = {
  status: RunStatus | 'busy';
  counts: RunCounts;
  log: readonly LogLine[];
  error?: string | undefined;
};

type Records = AsyncGenerator<RawRecord, FetchEnd>;

/**
 * Reads a source and brings the site in line with it, home by home. Of two runs at once the second does nothing. A run
 * that was killed has written whole homes: the next one reads the rest, because the cursor is stored only at the end.
 */
export async function runImport(
  around: ImportSurroundings,
  name: string,
  order: RunOrder,
): Promise<RanImport> {
  const open = await openSource(around, name);
  const { source, adapter, access } = open;
  const isReplay = order.cause === 'replay';
  const isWhole = !order.refs && !order.gone && (order.isWhole || isWholeDue(open, around.now()));
  const records = isReplay
    ? stored(around, source.id, order.refs)
    : order.refs || order.gone
      ? named(open, order)
      : adapter.fetch?.(access, isWhole ? undefined : (source.cursor as Record<string, unknown>));
  if (!records) throw new SourceProblem(problem('SENDS_ONLY', { system: adapter.name }));
  return runWith(around, open, { ...order, isWhole: isWhole && !isReplay }, records);
}

/** The same with records from elsewhere, such as a delivery. */
export async function runWith(
  around: ImportSurroundings,
  open: OpenSource,
  order: RunOrder,
  records: Records,
): Promise<RanImport> {
  const { source } = open;
  const { database, now } = around;
  const { cause, actor, isRehearsal = false, isWhole = false } = order;
  const counts = { ...noCounts };
  const log: LogLine[] = [];
  if (!(await takeSource(database, source.id, now()))) return { status: 'busy', counts, log };
  const id = await beginRun(database, {
    sourceId: source.id,
    cause,
    actor,
    isRehearsal,
    isWhole,
    now: now(),
  });
  const run: Run = {
    around,
    ...open,
    maps: await readMaps(database, source.id),
    related: await loadRelatedRecords(database),
    isRehearsal,
    mayFetch: cause !== 'replay' && !isRehearsal,
    isByHand: cause === 'hand',
    delivery: order.delivery,
    counts,
    log,
    kinds: new Map(),
  };
  const done = await holding(run, id, () => read(run, order, records));
  const isRead = done.end !== undefined && cause !== 'replay' && !isRehearsal && !order.refs && !order.gone;
  const status = statusOf(done, counts);
  await endRun(database, {
    ...{ id, sourceId: source.id, status, counts, log, error: done.error, now: now() },
    read: isRead ? { cursor: done.end?.cursor, isWhole } : undefined,
  });
  if (done.thrown) throw done.thrown;
  return { status, counts, log, error: done.error };
}

/** Keeps other runs out while it lasts: a system or a photograph may take long. */
async function holding<Result>({ around }: Run, id: number, work: () => Promise<Result>): Promise<Result> {
  // The next beat makes up for a missed one.
  const beat = setInterval(
    () => void keepSource(around.database, id, around.now()).catch(() => {}),
    minuteMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

type Done = { end?: FetchEnd; error?: string; isRefused?: boolean; thrown?: unknown };

async function read(run: Run, { isWhole = false, allowed = 0 }: RunOrder, records: Records): Promise<Done> {
  const refs = new Set<string>();
  try {
    for (;;) {
      const next = await records.next();
      if (next.done) {
        const refusal = await withdrawGone(run, { refs, end: next.value, isWhole }, allowed);
        await reportAgain(run);
        return { end: next.value, ...(refusal && { error: refusal, isRefused: true }) };
      }
      for (const each of [next.value, ...(await takeProject(run, next.value))]) {
        refs.add(each.ref);
        await takeRecord(run, each);
      }
    }
  } catch (error) {
    const isTold = error instanceof SourceProblem || error instanceof ArchiveProblem;
    // The message of any other error may contain data that was sent.
    return isTold ? { error: error.message } : { error: problem('FAILED'), thrown: error };
  }
}

/** The units within a project's record; a unit that it named before and no longer names is withdrawn. */
async function takeProject(run: Run, raw: RawRecord): Promise<readonly RawRecord[]> {
  const units = raw.kind === 'project' && run.mayFetch ? run.adapter.unitsWithin?.(raw) : undefined;
  if (!units) return [];
  const named = new Set(units.map(({ ref }) => ref));
  const known = await listUnitRefs(run.around.database, run.source.id, raw.ref);
  await withdrawTold(
    run,
    known.filter((ref) => !named.has(ref)),
  );
  return units;
}

async function takeRecord(run: Run, raw: RawRecord): Promise<void> {
  const { around, source, adapter, isRehearsal, mayFetch } = run;
  const { record, addressOf } = withoutCredentials(adapter.withoutPersonal(raw));
  if (mayFetch && !isRehearsal) await keepRecord(around.database, source.id, record, around.now());
  await mapRecord(run, record, addressOf);
}

function statusOf({ end, isRefused }: Done, { bad, failedMedia }: RunCounts): RunStatus {
  if (!end) return 'failed';
  if (isRefused) return 'refused';
  return bad + failedMedia > 0 ? 'partly' : 'done';
}

function isWholeDue({ source }: OpenSource, now: Date): boolean {
  if (!source.cursor || !source.whole_at) return true;
  return now.getTime() - source.whole_at.getTime() >= source.whole_every_minutes * minuteMs;
}

async function* stored(around: ImportSurroundings, sourceId: number, refs?: readonly string[]): Records {
  for (const ref of refs ?? (await listRecordRefs(around.database, sourceId))) {
    const record = await readRecord(around.database, sourceId, ref);
    if (record) yield record;
  }
  return { isComplete: false };
}

async function* named({ adapter, access }: OpenSource, { refs = [], gone = [] }: RunOrder): Records {
  const lost: string[] = [...gone];
  for (const ref of refs) {
    if (!adapter.fetchOne) throw new SourceProblem(problem('NOT_ONE_HOME', { system: adapter.name }));
    const found = await adapter.fetchOne(access, ref);
    if (found === 'gone') lost.push(ref);
    else if (found === 'expired') throw new SourceProblem(problem('EXPIRED', { ref, system: adapter.name }));
    else yield found;
  }
  return { isComplete: false, gone: lost };
}
