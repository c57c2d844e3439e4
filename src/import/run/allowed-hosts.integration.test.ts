import { expect, it } from 'vitest';
import { changeSource } from '#commands/import/sources.ts';
import { whiseRuns } from '#test/crm/whise-runs.ts';
import { estate } from '#test/crm/whise-server.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { state, by, run } = await whiseRuns(() => now);

it('fetches a photograph from another host once somebody allows it, also one that was given up', async () => {
  const photo = { id: 5, order: 1, urlXXL: 'https://cdn.agency.example/5.jpg' };
  state.estates = [estate(1, { pictures: [photo] })];
  const first = await run({ cause: 'schedule' });
  expect(first).toMatchObject({ counts: { created: 1, photos: 0, failedMedia: 1 } });
  expect(first.log[0]?.reason).toContain('cdn.agency.example is not among the hosts of this source');
  for (let times = 0; times < 3; times += 1) await run({ cause: 'schedule' });
  expect((await run({ cause: 'schedule' })).counts.failedMedia).toBe(0);
  expect(state.asked).not.toContain('/5.jpg');
  await changeSource(by(), 'whise', { hosts: ['*.agency.example'] });
  expect((await run({ cause: 'schedule' })).counts).toMatchObject({ photos: 1, failedMedia: 0 });
});
