import type { SourceTrouble, TroubledSource } from '#database/import/troubles.ts';
import type { JobRuns } from '#jobs/job-runs.ts';
import type { SiteFacts } from '#server/metrics/site-facts.ts';
import { troublesOf } from '#server/metrics/troubles.ts';
import { version } from '#version';
import { MetricsText } from './metrics-text.ts';

/** The metrics of one process. */
type ProcessStatus = {
  version: string;
  startedAt: Date;
  memoryBytes: number;
  eventLoopLagMs: number;
  keptPages: { pages: number; bytes: number; hits: number; misses: number };
  renders: { running: number; waiting: number };
  pools: { pool: string; busy: number; idle: number; waiting: number }[];
  hearsOfChanges: boolean;
  properties: number;
  searches: number;
  requests: { kind: string; status: number; count: number }[];
};

export type SiteStatus = SiteFacts & {
  /** The version of this program. A process that was started before an upgrade has the former one. */
  version: string;
  /** Sources of properties that somebody has to look at. */
  sources: TroubledSource[];
  /** Undefined if none answers. */
  process: ProcessStatus | undefined;
  /** What somebody has to look at, one phrase each. */
  attention: string[];
};

/** `toDo`: the remaining tasks of the person who runs the site. */
export function siteStatus(
  facts: SiteFacts,
  metrics: string | undefined,
  { now, sources, toDo }: { now: Date; sources: TroubledSource[]; toDo: readonly string[] },
): SiteStatus {
  const running = metrics === undefined ? undefined : processStatus(new MetricsText(metrics));
  const { dead, pause, heldSince } = facts.mails;
  const attention = [
    ...troublesOf(facts, now, running?.startedAt),
    ...(heldSince ? ["mails are held until 'mails release'"] : []),
    ...(pause ? ['the mail server accepts no mails'] : []),
    ...(dead > 0 ? [`${dead} ${dead === 1 ? 'mail is' : 'mails are'} dead`] : []),
    ...facts.jobs.filter(hasFailed).map(({ name }) => `the job ${name} failed`),
    ...sources.map(sourceText),
    ...(running ? [] : ['the site does not answer']),
    ...(running && running.version !== version
      ? [`the site serves version ${running.version} until it is reloaded`]
      : []),
    ...(running?.hearsOfChanges === false ? ['the site does not hear of changes in the database'] : []),
    ...toDo,
  ];
  return { ...facts, version, sources, process: running, attention };
}

const troubleText = {
  stale: 'nothing has come in for long',
  'nothing changes': 'its messages of more than a week have changed nothing',
  'many bad': 'more than a tenth of the properties could not be taken over',
  'many without photographs': 'more than three tenths of the photographs could not be fetched',
  'unknown values': 'values have no meaning here yet',
} satisfies Record<SourceTrouble, string>;

function sourceText({ name, troubles }: TroubledSource): string {
  return `the import from ${name} is in trouble: ${troubles.map((each) => troubleText[each]).join('; ')}`;
}

/** True if the last run failed. */
export function hasFailed({ succeededAt, failedAt }: JobRuns): boolean {
  return Number(failedAt ?? 0) > Number(succeededAt ?? 0);
}

function processStatus(metrics: MetricsText): ProcessStatus {
  const of = (name: string, labels?: Record<string, string>) => metrics.sum(`gevel_${name}`, labels);
  const pools = [...new Set(metrics.list('gevel_database_waiting').map(({ labels }) => labels.pool ?? ''))];
  return {
    version: metrics.list('gevel_info')[0]?.labels.version ?? 'unknown',
    startedAt: new Date(metrics.sum('process_start_time_seconds') * 1000),
    memoryBytes: metrics.sum('process_resident_memory_bytes'),
    eventLoopLagMs: Math.round(metrics.sum('nodejs_eventloop_lag_p99_seconds') * 1000),
    keptPages: {
      pages: of('kept_pages'),
      bytes: of('kept_page_bytes'),
      hits: of('kept_page_hits_total'),
      misses: of('kept_page_misses_total'),
    },
    renders: { running: of('renders', { state: 'running' }), waiting: of('renders', { state: 'waiting' }) },
    pools: pools.map((pool) => ({
      pool,
      busy: of('database_connections', { pool, state: 'busy' }),
      idle: of('database_connections', { pool, state: 'idle' }),
      waiting: of('database_waiting', { pool }),
    })),
    hearsOfChanges: of('listening') > 0,
    properties: of('properties'),
    searches: of('searches_total'),
    requests: metrics.list('gevel_requests_total').map(({ labels: { kind = '', status }, value }) => ({
      kind,
      status: Number(status),
      count: value,
    })),
  };
}
