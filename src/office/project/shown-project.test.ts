import { expect, it } from 'vitest';
import { nextShown } from './shown-project.ts';

const shown = { key: '1', seen: '1', given: { name: 'Scheldezicht' } };

it.each(['publish', 'withdraw', 'position'])('stays as it is typed where the button was %s', (button) => {
  expect(nextShown(shown, { seen: '2', given: { name: 'Scheldezicht' } }, button)).toEqual({
    ...shown,
    seen: '2',
  });
});

it('is filled anew after its own save', () => {
  const given = { name: 'Leiezicht' };
  expect(nextShown(shown, { seen: '2', given }, 'save')).toEqual({ key: '2', seen: '2', given });
});

it('has not seen what others stored meanwhile', () => {
  expect(nextShown(shown, { seen: '3', given: { name: 'Van een ander' } }, 'publish')).toEqual(shown);
});
