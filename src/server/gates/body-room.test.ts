import { expect, it, vi } from 'vitest';
import { type BodyPlace, BodyRoom } from './body-room.ts';

const room = () => new BodyRoom({ mostBytes: 10, mostOfAddress: 2 });

function enter(given: BodyRoom, address: string): BodyPlace & { hasLost: () => boolean } {
  const place = given.enter(address);
  if (!place) throw new Error(`${address} gets no place`);
  const lost = vi.fn();
  void place.lost.then(lost);
  return { ...place, hasLost: () => lost.mock.calls.length > 0 };
}

it('holds as much as there is room for, and again when somebody has left', () => {
  const given = room();
  const [one, other] = [enter(given, 'a'), enter(given, 'b')];
  expect([one.hold(6), other.hold(4)]).toEqual([true, true]);
  one.arrived();
  other.arrived();
  const third = enter(given, 'c');
  expect(third.hold(1)).toBe(false);
  one.leave();
  one.leave();
  expect([third.hold(6), third.hold(1)]).toEqual([true, false]);
});

it('takes the place of who has been sending longest, where it is full', async () => {
  const given = room();
  const [slow, later, newcomer] = [enter(given, 'a'), enter(given, 'b'), enter(given, 'c')];
  slow.hold(5);
  later.hold(5);
  expect(newcomer.hold(3)).toBe(true);
  expect(newcomer.hold(2)).toBe(true);
  await slow.lost;
  expect([slow.hasLost(), later.hasLost(), newcomer.hasLost()]).toEqual([true, false, false]);
  expect(slow.hold(1)).toBe(false);
});

it('takes nothing from who sends nothing', async () => {
  const given = room();
  const idle = Array.from({ length: 1000 }, (_, index) => enter(given, `idle ${index}`));
  expect(enter(given, 'a').hold(10)).toBe(true);
  await Promise.resolve();
  expect(idle.some(({ hasLost }) => hasLost())).toBe(false);
});

it('lets an address send only so many, of which the first gives way', async () => {
  const given = room();
  const [first, second] = [enter(given, 'a'), enter(given, 'a')];
  const third = enter(given, 'a');
  await first.lost;
  expect([first.hasLost(), second.hasLost(), third.hasLost()]).toEqual([true, false, false]);
  second.arrived();
  third.arrived();
  expect(given.enter('a')).toBeUndefined();
  expect(given.enter('b')).toBeDefined();
  second.leave();
  expect(given.enter('a')).toBeDefined();
});
