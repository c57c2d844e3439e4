import { collectDefaultMetrics, Registry } from 'prom-client';
import { type ProcessSource, processMetrics } from './process-metrics.ts';
import type { SiteSource } from './site-facts.ts';
import { siteMetrics } from './site-metrics.ts';

export type Metrics = {
  contentType: string;
  /** In the format of Prometheus. What the database knows is left out while it does not answer. */
  write(): Promise<string>;
};

/**
 * Everything is read when somebody asks; in between only plain numbers are counted. `worker`: its number, where several
 * processes serve one port.
 */
export function createMetrics(source: ProcessSource & SiteSource & { worker: number | undefined }): Metrics {
  const registry = new Registry();
  if (source.worker !== undefined) registry.setDefaultLabels({ worker: String(source.worker) });
  // Of Node: memory, processor, event loop, garbage.
  collectDefaultMetrics({ register: registry });
  const fillFromProcess = processMetrics(registry, source);
  const fillFromSite = siteMetrics(registry, source);
  return {
    contentType: registry.contentType,
    write: async () => {
      await fillFromSite();
      fillFromProcess();
      return registry.metrics();
    },
  };
}
