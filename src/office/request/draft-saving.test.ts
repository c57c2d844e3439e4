import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftSaving, type DraftState } from './draft-saving.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that keeps the newest text, unless the connection is broken or an answer is held up. */
function setUp() {
  const around = {
    kept: '',
    newest: 0,
    asked: 0,
    isConnected: true,
    heldUp: undefined as Promise<void> | undefined,
    states: [] as DraftState['outcome'][],
  };
  const saving = new DraftSaving<string>({
    send: async (typed, sequence) => {
      around.asked += 1;
      await around.heldUp;
      if (!around.isConnected) throw new TypeError('no connection');
      if (sequence > around.newest) Object.assign(around, { kept: typed, newest: sequence });
      return { outcome: 'saved', when: 'om 14.31 uur' };
    },
    onChange: ({ outcome }) => around.states.push(outcome),
  });
  return { saving, around };
}

const settle = () => vi.advanceTimersByTimeAsync(30_000);

it('saves once after the last key', async () => {
  const { saving, around } = setUp();
  for (const typed of ['D', 'Da', 'Dag']) saving.type(typed);
  await settle();
  expect([around.kept, around.asked, around.states]).toEqual(['Dag', 1, ['saved']]);
});

it('says that a text is not saved, and tries again with the newest', async () => {
  const { saving, around } = setUp();
  around.isConnected = false;
  saving.type('Dag');
  await vi.advanceTimersByTimeAsync(1000);
  expect(around.states).toEqual(['waits']);
  saving.type('Dag Lies');
  around.isConnected = true;
  await settle();
  expect([around.kept, around.states.at(-1)]).toEqual(['Dag Lies', 'saved']);
});

it('a page that is left sends the newest text past a save that is held up, which then changes nothing', async () => {
  const { saving, around } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  around.heldUp = promise;
  saving.type('Dag');
  await vi.advanceTimersByTimeAsync(1000);
  around.heldUp = undefined;
  saving.type('Dag Lies');
  saving.leave();
  await vi.advanceTimersByTimeAsync(0);
  resolve();
  await settle();
  expect([around.kept, around.asked]).toEqual(['Dag Lies', 2]);
});

it('holds until no save is under way, and lets none follow, even if that one fails', async () => {
  const { saving, around } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  around.heldUp = promise;
  saving.type('Dag');
  await vi.advanceTimersByTimeAsync(1000);
  saving.type('Dag Lies');
  let isFree = false;
  void saving.hold()?.then(() => {
    isFree = true;
  });
  saving.leave();
  await settle();
  expect([isFree, around.asked]).toEqual([false, 1]);
  around.isConnected = false;
  resolve();
  await settle();
  saving.leave();
  await settle();
  expect([isFree, around.asked, saving.hold()]).toEqual([true, 1, undefined]);
  around.isConnected = true;
  saving.type('Toch nog iets');
  await settle();
  expect(around.kept).toBe('Toch nog iets');
});
