import { expect, it } from 'vitest';
import { LoggedOut, type Upload, UploadQueue } from './upload-queue.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `${index + 1}.jpg`));

/** `fate`: the result of each attempt, in order: cut, refused or kept. */
function setUp(fate: (name: string, attempt: number) => 'cut' | 'refuse' | 'keep') {
  const seen = {
    kept: [] as string[],
    kinds: [] as string[],
    most: 0,
    atOnce: 0,
    uploads: [] as readonly Upload[],
  };
  const attempts = new Map<string, number>();
  const { promise: idle, resolve } = Promise.withResolvers<void>();
  const queue = new UploadQueue({
    send: async ({ name, beside }, onProgress) => {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      const attempt = (attempts.get(name) ?? 0) + 1;
      attempts.set(name, attempt);
      onProgress(0.5);
      await Promise.resolve();
      seen.atOnce -= 1;
      const outcome = fate(name, attempt);
      if (outcome === 'cut') throw new TypeError('cut');
      if (outcome === 'refuse') return { outcome: 'refused', refusal: 'te groot' };
      seen.kept.push(name);
      if (beside.kind) seen.kinds.push(beside.kind);
      return { outcome: 'kept' };
    },
    refuse: ({ name }) => (name === 'whole-house.mp4' ? 'een film' : undefined),
    wait: async () => {},
    onKept: () => {},
    onChange: (uploads) => {
      seen.uploads = uploads;
      if (uploads.every(({ state }) => state === 'refused')) resolve();
    },
  });
  return { queue, seen, idle };
}

it('sends thirty over a connection that is cut again and again, each once, two at a time', async () => {
  const { queue, seen, idle } = setUp((name, attempt) =>
    attempt <= Number.parseInt(name, 10) % 4 ? 'cut' : 'keep',
  );
  queue.add(files(30));
  await idle;
  expect(seen.kept.toSorted()).toEqual(
    files(30)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(seen.most).toBe(2);
  expect(seen.uploads).toEqual([]);
});

it('keeps in sight what was refused, with the reason, until it is put away', async () => {
  const { queue, seen, idle } = setUp((name) => (name === '2.jpg' ? 'refuse' : 'keep'));
  queue.add(files(3));
  await idle;
  expect(seen.uploads).toMatchObject([{ name: '2.jpg', state: 'refused', refusal: 'te groot' }]);
  queue.forget(seen.uploads[0]?.id ?? 0);
  expect(seen.uploads).toEqual([]);
});

it('takes more while it sends', async () => {
  const { queue, seen, idle } = setUp(() => 'keep');
  queue.add(files(2));
  queue.add([new File(['y'], 'later.jpg')]);
  await idle;
  expect(seen.kept).toEqual(['1.jpg', '2.jpg', 'later.jpg']);
});

it('sends with each file what was chosen when it was', async () => {
  const { queue, seen, idle } = setUp((_, attempt) => (attempt === 1 ? 'cut' : 'keep'));
  queue.add(files(1), { kind: 'epc' });
  queue.add([new File(['y'], 'later.pdf')], { kind: 'soil' });
  await idle;
  expect(seen.kinds.toSorted()).toEqual(['epc', 'soil']);
});

it('does not send what would be refused anyhow', async () => {
  const { queue, seen, idle } = setUp(() => 'keep');
  queue.add([new File(['z'], 'whole-house.mp4'), ...files(1)]);
  await idle;
  expect(seen.kept).toEqual(['1.jpg']);
  expect(seen.uploads).toMatchObject([{ name: 'whole-house.mp4', state: 'refused', refusal: 'een film' }]);
});

it('says of a file that one has to log in for it, and sends it then', async () => {
  const states: string[] = [];
  const { promise: idle, resolve } = Promise.withResolvers<void>();
  let isLoggedIn = false;
  const queue = new UploadQueue({
    send: async () => {
      if (!isLoggedIn) throw new LoggedOut();
      return { outcome: 'kept' };
    },
    wait: async () => {
      isLoggedIn = true;
    },
    onKept: resolve,
    onChange: (uploads) => states.push(...uploads.map(({ state }) => state)),
  });
  queue.add(files(1));
  await idle;
  expect(states).toContain('logged out');
});
