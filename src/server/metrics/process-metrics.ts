import { Counter, Gauge, type Registry } from 'prom-client';
import type { PoolLoad } from '#database/client.ts';
import type { RememberedProperties } from '#server/memory/remembered-properties.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { RequestCounts } from '#server/requests/request-counts.ts';
import { version } from '#version';

export type ProcessSource = {
  requestCounts: RequestCounts;
  pageCache: Pick<PageCache, 'figures'>;
  search: Pick<RememberedProperties, 'figures'>;
  pools: Record<string, () => PoolLoad>;
};

/** The metrics of this process alone. Returns the function that reads them. */
export function processMetrics(
  registry: Registry,
  { requestCounts, pageCache, search, pools }: ProcessSource,
): () => void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `gevel_${name}`, help, labelNames, registers });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `gevel_${name}_total`, help, labelNames, registers });

  gauge('info', 'The version of the program.', ['version']).set({ version }, 1);
  const requests = counter('requests', 'Answered requests.', ['kind', 'status']);
  const keptPages = gauge('kept_pages', 'Pages that are kept in memory.');
  const keptBytes = gauge('kept_page_bytes', 'The size of the kept pages.');
  const hits = counter('kept_page_hits', 'Requests for a page that was kept.');
  const misses = counter('kept_page_misses', 'Requests for a page that was not kept.');
  const renders = gauge('renders', 'Pages that are being rendered, or wait for it.', ['state']);
  const listening = gauge('listening', '1 if the process hears of changes in the database.');
  const properties = gauge('properties', 'Properties that the search has in memory.');
  const searches = counter('searches', 'Lists of properties that were searched.');
  const connections = gauge('database_connections', 'Connections to the database.', ['pool', 'state']);
  const waiting = gauge('database_waiting', 'Requests that wait for a connection to the database.', ['pool']);

  return () => {
    requests.reset();
    for (const { kind, status, count } of requestCounts.list()) requests.inc({ kind, status }, count);
    const page = pageCache.figures();
    keptPages.set(page.pages);
    keptBytes.set(page.bytes);
    set(
      hits,
      requestCounts.kept.reduce((sum, count) => sum + count, page.hits),
    );
    set(misses, page.misses);
    renders.set({ state: 'running' }, page.renders.running);
    renders.set({ state: 'waiting' }, page.renders.waiting);
    listening.set(page.isListening ? 1 : 0);
    const searched = search.figures();
    properties.set(searched.properties);
    set(searches, searched.searches);
    for (const [pool, read] of Object.entries(pools)) {
      const load = read();
      connections.set({ pool, state: 'busy' }, load.busy);
      connections.set({ pool, state: 'idle' }, load.idle);
      waiting.set({ pool }, load.waiting);
    }
  };
}

function set(counter: Counter, count: number): void {
  counter.reset();
  counter.inc(count);
}
