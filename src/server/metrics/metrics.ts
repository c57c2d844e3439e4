import { collectDefaultMetrics, Registry } from 'prom-client';
import { type ProcessSource, processMetrics } from './process-metrics.ts';
import type { SiteSource } from './site-facts.ts';
import { siteMetrics } from './site-metrics.ts';

export type Metrics = {
  contentType: string;
  /** In the format of Prometheus. Figures of the database are left out while it does not answer. */
  write(): Promise<string>;
};

/**
 * All values are read when somebody asks; in between only plain numbers are counted. `worker`: its number, if several
 * processes serve one port.
 */
export function createMetrics(source: ProcessSource & SiteSource & { worker: number | undefined }): Metrics {
  const registry = new Registry();
  if (source.worker !== undefined) registry.setDefaultLabels({ worker: String(source.worker) });
  // The metrics of Node: memory, processor, event loop, garbage.
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
