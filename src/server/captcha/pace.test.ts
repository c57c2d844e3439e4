import { expect, it, onTestFinished, vi } from 'vitest';
import { createPace } from './pace.ts';

it('lets so many a second through, and no more at once', () => {
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const at = (ms: number) => clock.mockReturnValue(ms);
  at(1000);
  const mayGoOn = createPace(10);
  const passed = () => Array.from({ length: 20 }, mayGoOn).filter(Boolean).length;
  expect(passed()).toBe(10);
  at(1500);
  expect(passed()).toBe(5);
  at(60_000);
  expect(passed()).toBe(10);
});
