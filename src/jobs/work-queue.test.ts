import { expect, it, onTestFinished, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('runs two at a time, lets three wait in order, and is busy for the sixth', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 3 });
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const run = (name: number) =>
    queue.run(() => {
      started.push(name);
      return new Promise<number>((resolve) => finish.push(() => resolve(name)));
    });

  const results = [1, 2, 3, 4, 5].map(run);
  expect(started).toEqual([1, 2]);
  expect(await run(6)).toBe('busy');
  expect(queue.load()).toEqual({ running: 2, waiting: 3 });

  finish[1]?.();
  expect(await results[1]).toBe(2);
  expect(started).toEqual([1, 2, 3]);

  for (const place of [0, 2, 3, 4]) {
    finish[place]?.();
    await results[place];
  }
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4, 5]);
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
});

it('gives the place of a task that failed to the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });

  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
});

it('lets nobody wait for ever, and passes over who has left', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queue = createWorkQueue({ atOnce: 1, waiting: 3, longestWaitMs: 2000 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, signal?: AbortSignal) =>
    queue.run(
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      { signal },
    );

  const visitor = new AbortController();
  const first = run('first');
  const patient = run('patient');
  const leaver = run('leaver', visitor.signal);
  await vi.advanceTimersByTimeAsync(1999);
  const late = run('late');
  expect(await run('one too many')).toBe('busy');

  // A caller who leaves makes room for another.
  visitor.abort();
  expect(await leaver).toBe('busy');
  const other = run('other');

  await vi.advanceTimersByTimeAsync(1);
  expect(await patient).toBe('busy');
  ends.get('first')?.();
  expect(await first).toBe('first');
  ends.get('late')?.();
  expect(await late).toBe('late');
  ends.get('other')?.();
  expect(await other).toBe('other');
  expect(begun).toEqual(['first', 'late', 'other']);
});

it('does nothing for who has left already', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  expect(await queue.run(() => Promise.reject(new Error('begun')), { signal: AbortSignal.abort() })).toBe(
    'busy',
  );
  expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
});

it('leaves places to others than the one who asks for much, and lets who has less go first', async () => {
  const queue = createWorkQueue({ atOnce: 3, waiting: 10, ofOne: { atOnce: 2, waiting: 4 } });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) => {
    const [asker = ''] = name.split(' ');
    const task = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return queue.run(task, { asker });
  };

  const many = [1, 2, 3, 4, 5, 6].map((count) => run(`many ${count}`));
  expect(begun).toEqual(['many 1', 'many 2']);
  expect(await run('many 7')).toBe('busy');

  // They may not take the third place.
  const few = [run('few 1'), run('few 2')];
  expect(begun).toEqual(['many 1', 'many 2', 'few 1']);
  const other = run('other 1');
  ends.get('many 1')?.();
  expect(await many[0]).toBe('many 1');
  expect(begun.at(-1)).toBe('other 1');
  ends.get('other 1')?.();
  expect(await other).toBe('other 1');
  // Both have one task running, so the first to come is next.
  expect(begun.at(-1)).toBe('many 3');
  ends.get('many 2')?.();
  await many[1];
  expect(begun.at(-1)).toBe('many 4');
  ends.get('few 1')?.();
  await few[0];
  expect(begun.at(-1)).toBe('few 2');
});
