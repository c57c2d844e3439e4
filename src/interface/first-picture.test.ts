import { expect, test } from 'vitest';
import { firstPicture } from './first-picture.ts';

const picture = { id: 'a', name: 'a', width: 4, height: 3, thumbhash: '' };

test('a list is shared with the picture of the first that has one', () => {
  expect(firstPicture([{ picture: null }, { picture }])).toBe(picture);
  expect(firstPicture([{ picture: null }])).toBeUndefined();
});
