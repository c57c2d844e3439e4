import { expect, it } from 'vitest';
import { MetricsText } from './metrics-text.ts';

const metrics = new MetricsText(`# HELP gevel_requests_total Answered requests.
# TYPE gevel_requests_total counter
gevel_requests_total{kind="kept page",status="200",worker="1"} 12
gevel_requests_total{kind="page",status="200",worker="1"} 3
gevel_requests_total{kind="page",status="500",worker="1"} 1

gevel_disk_free_bytes 7.5e+10
gevel_said{what="a \\"b\\", c"} NaN
`);

it('a text of Prometheus is read', () => {
  expect(metrics.sum('gevel_requests_total')).toBe(16);
  expect(metrics.sum('gevel_requests_total', { kind: 'page' })).toBe(4);
  expect(metrics.sum('gevel_requests_total', { kind: 'page', status: '500' })).toBe(1);
  expect(metrics.sum('gevel_disk_free_bytes')).toBe(75_000_000_000);
  expect(metrics.sum('gevel_nothing')).toBe(0);
  expect(metrics.list('gevel_said')).toMatchObject([{ labels: { what: 'a \\"b\\", c' }, value: Number.NaN }]);
});
