import { expect, it } from 'vitest';
import { RenderLine } from './render-line.ts';

const lists = '/nl/te-koop/';
const otherLanguage = '/fr/a-vendre/';
const contact = '/nl/contact/';
const isLocked = () =>
  Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }));

const openLine = () =>
  new RenderLine({ rendersAtOnce: 2, rendersWaiting: 10, longestWaitMs: 60_000, longestFormWaitMs: 60_000 });

/** Renders that run until they are told to end. */
function endless() {
  const ends: (() => void)[] = [];
  const render = () => new Promise<string>((resolve) => ends.push(() => resolve('late')));
  return { render, ends };
}

it('keeps a screen for which the database is too slow apart from the others', async () => {
  const line = openLine();
  await expect(line.render(lists, isLocked)).rejects.toThrow('statement timeout');
  const { render, ends } = endless();
  const stuck = [1, 2, 3, 4].map(() => line.render(otherLanguage, render));
  expect(ends).toHaveLength(2);
  expect(await line.render(contact, async () => 'as usual')).toBe('as usual');
  for (const place of [0, 1, 2, 3]) {
    await expect.poll(() => ends.length).toBeGreaterThan(place);
    ends[place]?.();
  }
  expect(await Promise.all(stuck)).toEqual(['late', 'late', 'late', 'late']);
});

it('also where that turns out while they stand in line', async () => {
  const line = openLine();
  const { promise: locked, reject } = Promise.withResolvers<string>();
  const { render, ends } = endless();
  const first = [1, 2].map(() => line.render(lists, () => locked));
  const waiting = [1, 2].map(() => line.render(lists, render));
  const other = line.render(contact, async () => 'as usual');
  reject(Object.assign(new Error('too long'), { code: '57014' }));
  for (const each of first) await expect(each).rejects.toThrow('too long');
  expect(await other).toBe('as usual');
  for (const end of ends) end();
  expect(await Promise.all(waiting)).toEqual(['late', 'late']);
});

it('until it answers again, and only where it was too slow', async () => {
  const line = openLine();
  const broken = () => Promise.reject(new Error('a mistake of ours'));
  await expect(line.render(contact, broken)).rejects.toThrow('a mistake of ours');
  await expect(line.render(lists, isLocked)).rejects.toThrow('statement timeout');
  expect(await line.render(lists, async () => 'back')).toBe('back');
  const { render, ends } = endless();
  const pages = [lists, contact].map((path) => line.render(path, render));
  // Both run in the common line, not in the two separate places for slow screens.
  expect(ends).toHaveLength(2);
  let isBegun = false;
  const next = line.render(contact, async () => {
    isBegun = true;
  });
  expect(isBegun).toBe(false);
  for (const end of ends) end();
  await Promise.all([...pages, next]);
  expect(isBegun).toBe(true);
});

it('has places of their own for what visitors send', async () => {
  const line = openLine();
  const { render, ends } = endless();
  const pages = [lists, contact].map((path) => line.render(path, render));
  expect(await line.answerForm(async () => 'thanks')).toBe('thanks');
  for (const end of ends) end();
  await Promise.all(pages);
});
