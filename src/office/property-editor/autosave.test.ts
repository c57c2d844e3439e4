import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave } from './autosave.ts';
import type { FieldAnswer } from './shown-field.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Sent = { key: string; typed: string; seen: string[]; sequence: number };

/** A server that keeps everything sent to it while the connection holds, and a browser that keeps the rest. */
function setUp(
  stored: Record<string, never> | Record<string, { typed: string; seen: string[]; sequence: number }> = {},
) {
  const around = {
    kept: new Map<string, string>(),
    sent: [] as Sent[],
    atOnce: 0,
    most: 0,
    isConnected: true,
    stored: { ...stored },
    answer: undefined as FieldAnswer | undefined,
  };
  const autosave = new Autosave({
    client: 'a',
    send: async (sent) => {
      around.atOnce += 1;
      around.most = Math.max(around.most, around.atOnce);
      await Promise.resolve();
      around.atOnce -= 1;
      if (!around.isConnected) throw new TypeError('no connection');
      around.sent.push(sent);
      if (around.answer) return around.answer;
      around.kept.set(sent.key, sent.typed);
      return { outcome: 'saved', seen: JSON.stringify(sent.typed), when: '14.31 uur' };
    },
    storage: {
      read: () => ({ ...around.stored }),
      write: (unsent) => {
        around.stored = structuredClone(unsent);
      },
    },
    onChange: () => {},
  });
  return { autosave, around };
}

const settle = () => vi.advanceTimersByTimeAsync(10_000);

it('sends one request at once, and keeps what was typed last', async () => {
  const { autosave, around } = setUp();
  autosave.change('bedrooms', '3', '2');
  autosave.change('bedrooms', '34', '2');
  autosave.change('title.nl', 'Hoeve', 'null');
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(around.most).toBe(1);
  expect(Object.fromEntries(around.kept)).toEqual({ bedrooms: '4', 'title.nl': 'Hoeve' });
  expect(around.stored).toEqual({});
  expect(autosave.states.get('bedrooms')).toEqual({ state: 'saved', when: '14.31 uur' });
});

it('names what it was told of last', async () => {
  const { autosave, around } = setUp();
  autosave.change('bedrooms', '3', '2');
  await settle();
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(around.sent.map(({ seen }) => seen)).toEqual([['2'], ['"3"']]);
});

it('keeps in the browser what could not be sent, and sends it when the connection is back', async () => {
  const { autosave, around } = setUp();
  around.isConnected = false;
  autosave.change('bedrooms', '3', '2');
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.states.get('bedrooms')).toEqual({ state: 'waiting' });
  expect(autosave.waiting).toBe(1);
  const later = setUp(around.stored);
  expect(later.autosave.unsent('bedrooms')).toBe('3');
  await later.autosave.flush();
  expect(later.around.kept.get('bedrooms')).toBe('3');
  around.isConnected = true;
  await settle();
  expect(around.kept.get('bedrooms')).toBe('3');
  expect(autosave.waiting).toBe(0);
});

it('sends what is typed over what an earlier visit left after it', async () => {
  const earlier = { typed: '3', seen: ['2'], sequence: 7 };
  const { autosave, around } = setUp({ bedrooms: earlier });
  void autosave.flush();
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(around.sent.map(({ typed, sequence }) => [typed, sequence])).toEqual([
    ['3', 7],
    ['4', 8],
  ]);
});

it('keeps what is in conflict in the browser until its writer has chosen', async () => {
  const { autosave, around } = setUp();
  const theirs = [{ content: '5', typed: '5', words: '5', who: 'Sofie', when: '14.31 uur' }];
  around.answer = { outcome: 'conflict', theirs };
  autosave.change('bedrooms', '4', '2');
  await settle();
  const later = setUp(around.stored);
  later.around.answer = around.answer;
  await later.autosave.flush();
  expect(later.autosave.states.get('bedrooms')).toEqual({ state: 'conflict', theirs });
  expect(later.around.sent).toMatchObject([{ typed: '4', seen: ['2'] }]);
  later.autosave.resolve('bedrooms', theirs);
  expect(later.around.stored).toEqual({});
});

it('gives up what the server will never take', async () => {
  const { autosave, around } = setUp();
  around.answer = { outcome: 'refused' };
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(around.sent).toHaveLength(1);
  expect(autosave.states.get('bedrooms')).toEqual({ state: 'refused' });
});

it('names what the server showed last', async () => {
  const { autosave, around } = setUp();
  autosave.change('bedrooms', '3', '2');
  await settle();
  autosave.show('bedrooms', '5');
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(around.sent.at(-1)?.seen).toEqual(['5']);
});

it('asks who writes what somebody else changed, and then sends it with what was seen', async () => {
  const { autosave, around } = setUp();
  const theirs = [{ content: '5', typed: '5', words: '5', who: 'Sofie', when: '14.31 uur' }];
  around.answer = { outcome: 'conflict', theirs };
  autosave.change('bedrooms', '4', '2');
  await settle();
  expect(autosave.states.get('bedrooms')).toEqual({ state: 'conflict', theirs });
  around.answer = undefined;
  autosave.resolve('bedrooms', theirs, '4');
  await settle();
  expect(around.sent.at(-1)).toMatchObject({ typed: '4', seen: ['2', '5'] });
  expect(around.kept.get('bedrooms')).toBe('4');
});

it('loses nothing, whatever the connection does', async () => {
  const step = fc.oneof(
    fc.record({ key: fc.constantFrom('a', 'b'), typed: fc.string({ maxLength: 4 }) }),
    fc.constantFrom('connect', 'disconnect', 'wait'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { autosave, around } = setUp();
      const last = new Map<string, string>();
      for (const each of steps) {
        if (each === 'wait') await vi.advanceTimersByTimeAsync(2000);
        else if (typeof each === 'string') around.isConnected = each === 'connect';
        else {
          last.set(each.key, each.typed);
          autosave.change(each.key, each.typed, 'null');
        }
      }
      around.isConnected = true;
      await settle();
      expect(around.kept).toEqual(last);
      expect(around.most).toBeLessThan(2);
    }),
  );
});
