import { cpus } from 'node:os';
import { type Measurement, median } from './measurement.ts';

const ELEMENTS = 1000;

/**
 * How fast this machine is, so that figures from different machines can be compared: the time React needs for a list of
 * plain elements.
 */
export async function measureMachine(): Promise<Measurement[]> {
  // React reads this variable when it is loaded and decides whether to run its checks for developers.
  process.env.NODE_ENV = 'production';
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const items = Array.from({ length: ELEMENTS - 1 }, (_, index) =>
    createElement('li', { key: index, className: 'flex items-center gap-2' }, `Item ${index}`),
  );
  const tree = createElement('ul', null, items);
  const times: number[] = [];
  for (let count = 0; count < 1500; count++) {
    const startedAt = process.cpuUsage();
    renderToString(tree);
    const { user, system } = process.cpuUsage(startedAt);
    times.push((user + system) / 1000);
  }
  const [cpu] = cpus();
  return [
    { what: 'machine', measured: `${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}` },
    {
      what: `React, ${ELEMENTS} plain elements to text`,
      measured: `${median(times.slice(500)).toFixed(2)} ms CPU`,
    },
  ];
}
