import { listTeam } from '#database/agent/team.ts';
import { findFailedMessages } from '#database/import/failed-messages.ts';
import { findRecords } from '#database/import/find-records.ts';
import { listUnmapped, listUnread } from '#database/import/records.ts';
import { type ImportRun, listMeanings, listRuns } from '#database/import/runs.ts';
import { findSource } from '#database/import/sources.ts';
import { listTroubledSources } from '#database/import/troubles.ts';
import { formatDay } from '#domain/time/dates.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import type { LogLine } from '#import/run/run.ts';
import { problemLine } from '#office/imports/problem-line.server.ts';
import { isCalled } from '#office/imports/secret-address.server.ts';
import { settingFields } from '#office/imports/source-settings.server.ts';
import { howRead, stateOf, systemNames } from '#office/imports/source-words.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemAlone, problemOf } from '#texts/problems/texts.ts';
import { ignored } from './ignored-meaning.ts';
import { listName, meaningName, meaningsOf } from './meanings.server.ts';

const mostRuns = 24;
const mostRecords = 50;
const mostUnread = 100;
const mostLogLines = 50;

const shownCounts = ['created', 'changed', 'unchanged', 'bad', 'held', 'withdrawn', 'photos'] as const;

/** `?q=` searches its properties; `?told=` says what was just done. */
export async function loadSource(office: OfficeContext, name: string, url: URL) {
  const { database, language, now } = office;
  const t = officeTextsFor(language);
  const source = await findSource(database, name);
  if (!source) throw new Response(null, { status: 404 });
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const [runs, unmapped, chosen, unread, records, troubled, failed, agents] = await Promise.all([
    listRuns(database, source.id, mostRuns),
    listUnmapped(database, source.id),
    listMeanings(database, source.id),
    listUnread(database, source.id),
    findRecords(database, { sourceId: source.id, query: q, most: mostRecords }),
    listTroubledSources(database, now),
    findFailedMessages(database, source.id),
    listTeam(database),
  ]);
  const adapter = findAdapter(source.adapter);
  const nameOf = await namesOf(
    database,
    runs.map(({ actor }) => actor),
    language,
  );
  const real = runs.filter(({ is_rehearsal }) => !is_rehearsal);
  const last = real[0];
  const isTroubled = troubled.some((each) => each.name === name);
  return {
    name,
    system: systemNames[source.adapter] ?? source.adapter,
    told: toldText(url.searchParams.get('told'), t),
    state: stateOf(source, last, { isTroubled, now, t }),
    how: howRead(source, t),
    failed: failed && {
      title: t('IMPORTS_MESSAGES_FAILED', { count: failed.count, name }),
      text: problemOf(failed.refs.join(', '), failed.error, language),
    },
    isPaused: source.is_paused,
    canAsk: adapter?.fetch !== undefined,
    isCalled: adapter !== undefined && isCalled(adapter),
    q,
    fields: adapter ? settingFields(adapter, t) : [],
    given: {
      ...Object.fromEntries(
        Object.entries(Object(source.settings)).map(([key, value]) => [`setting.${key}`, String(value)]),
      ),
      minutes: source.every_minutes ? String(source.every_minutes) : '',
      publish: source.publish,
      hosts: source.hosts.join(' '),
    },
    last: last && {
      when: t('IMPORTS_RUN_OF', { when: whenText(last.started_at, language, now) }),
      isRefused: last.status === 'refused',
      isFailed: last.status === 'failed',
      error: last.error ? problemAlone(last.error, language) : '',
      counts: shownCounts.map((key) => ({
        key,
        text: t(`IMPORTS_COUNT_${key.toUpperCase()}` as OfficeTextKey),
        count: countOf(last, key),
      })),
      log: (last.log as LogLine[])
        .toSorted((a, b) => (b.count ?? 1) - (a.count ?? 1))
        .slice(0, mostLogLines)
        .map(({ ref, count = 1, ...line }) => ({
          ref,
          text: `${problemLine(line, language)}${count > 1 ? ` (${count}×)` : ''}`,
        })),
    },
    bars: real.toReversed().map((run) => ({
      id: run.id,
      share: Math.min(1, seen(run) / Math.max(1, ...real.map(seen))),
      isStopped: run.status === 'refused' || run.status === 'failed',
      text: `${whenText(run.started_at, language, now)}: ${seen(run)}`,
    })),
    runs: runs.map((run) => ({
      id: run.id,
      when: whenText(run.started_at, language, now),
      cause: `${t(`IMPORTS_CAUSE_${run.cause.toUpperCase()}` as OfficeTextKey)}${
        run.actor.startsWith('staff:') ? `, ${nameOf(run.actor)}` : ''
      }`,
      status: t(`IMPORTS_STATUS_${run.status.toUpperCase()}` as OfficeTextKey),
      isBad: run.status === 'failed' || run.status === 'refused',
      created: String(countOf(run, 'created')),
      changed: String(countOf(run, 'changed')),
      bad: String(countOf(run, 'bad')),
      withdrawn: String(countOf(run, 'withdrawn')),
    })),
    unmapped: unmapped.slice(0, 200).map(({ list, value, count, example }) => ({
      list,
      value,
      count: String(count),
      label: listName(list, language),
      example: t('IMPORTS_UNMAPPED_EXAMPLE', { ref: example }),
      name: meaningName(list, value),
      choices: meaningsOf(list, language, agents),
    })),
    chosen: chosen.map(({ list, value, target }) => ({
      value,
      label: listName(list, language),
      name: meaningName(list, value),
      choices: meaningsOf(list, language, agents),
      target: target ?? ignored,
    })),
    unread: unread.slice(0, mostUnread).map(({ path, count }) => ({ path, count: String(count) })),
    records: records.map((record) => ({
      ref: record.ref,
      reference: record.reference ?? '',
      outcome: outcomeText(record.outcome, t),
      isBad: record.outcome === 'bad',
      problem: record.problems[0] ? problemLine(record.problems[0], language) : '',
      at: record.goneAt
        ? t('IMPORTS_RECORD_GONE', { day: formatDay(record.goneAt, language) })
        : whenText(record.fetchedAt, language, now),
    })),
  };
}

export function outcomeText(outcome: string | null, t: OfficeTexts): string {
  return t(outcome ? (`IMPORTS_OUTCOME_${outcome.toUpperCase()}` as OfficeTextKey) : 'IMPORTS_OUTCOME_NONE');
}

function toldText(told: string | null, t: OfficeTexts): string {
  if (told === 'begun') return t('IMPORTS_BEGUN');
  return told === 'done' ? t('IMPORTS_DONE') : '';
}

function countOf({ counts }: ImportRun, key: string): number {
  return Number(Object(counts)[key] ?? 0);
}

/** How many properties the run read. */
function seen(run: ImportRun): number {
  return ['created', 'changed', 'unchanged', 'bad', 'ignored'].reduce(
    (sum, key) => sum + countOf(run, key),
    0,
  );
}

export type LoadedSource = Awaited<ReturnType<typeof loadSource>>;
