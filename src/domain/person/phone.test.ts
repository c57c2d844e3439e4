import { describe, expect, test } from 'vitest';
import { countryIds } from '#domain/place/region.ts';
import { formatPhone, phoneLink } from './phone.ts';

describe('formatPhone', () => {
  test.each([
    ['0470123456', '0470 12 34 56'],
    [' 0470123456 ', '0470 12 34 56'],
    ['021234567', '021 23 45 67'],
    ['621123456', '621 12 34 56'],
    ['\u202a0470123456\u202c', '0470 12 34 56'],
  ])('%j is grouped as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test.each([
    [''],
    ['0470 12 34 56'],
    ['0470/12.34.56'],
    ['03 234 56 78'],
    ['09/123.45.67'],
    ['(011) 23 45 67'],
    ['12345678'],
    ['01234567890'],
    ['26 12 34'],
    ['+32 470 12 34 56'],
    ['+321234567'],
    ['+3212345678'],
    ['0470 12 34 5x'],
    ['0470 12 34 56 / 09 123 45 67'],
    ['on request'],
  ])('%j stays as it was typed', (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  });
});

describe('phoneLink', () => {
  const { belgium, luxembourg } = countryIds;
  const elsewhere = 99;

  test.each([
    ['0470 12 34 56', belgium, 'tel:+32470123456'],
    ['0470/12.34.56', belgium, 'tel:+32470123456'],
    ['09 123 45 67', belgium, 'tel:+3291234567'],
    ['(09) 123 45 67', belgium, 'tel:+3291234567'],
    ['0800 12 345', belgium, 'tel:+3280012345'],
    ['621 123 456', luxembourg, 'tel:+352621123456'],
    ['26 12 34', luxembourg, 'tel:+352261234'],
    ['27 12 34 56', luxembourg, 'tel:+35227123456'],
  ])('a national number, %j, is dialled with the code of its country %i', (typed, countryId, link) => {
    expect(phoneLink(typed, countryId)).toBe(link);
  });

  test.each([
    ['+32 470 12 34 56', 'tel:+32470123456'],
    ['+32 (0)470 12 34 56', 'tel:+32470123456'],
    ['+32 09 123 45 67', 'tel:+3291234567'],
    ['0032 9 123 45 67', 'tel:+3291234567'],
    ['00 32 (0)9 123 45 67', 'tel:+3291234567'],
    ['+352 621 123 456', 'tel:+352621123456'],
    ['+352 26 12 34', 'tel:+352261234'],
    ['+31 (0)20 123 45 67', 'tel:+31201234567'],
    ['+1 (212) 555\u201101\u201199', 'tel:+12125550199'],
  ])('an international number, %j, is the same from everywhere', (typed, link) => {
    for (const countryId of [belgium, luxembourg, elsewhere]) expect(phoneLink(typed, countryId)).toBe(link);
  });

  test.each([
    ['', belgium],
    ['', luxembourg],
    ['112', belgium],
    ['112', luxembourg],
    ['0123456', belgium],
    ['01 234 567', belgium],
    ['04701234567', belgium],
    ['470123456', belgium],
    ['00123', belgium],
    ['26 123', luxembourg],
    ['0470 12 34 56', luxembourg],
    ['0470 12 34 56', elsewhere],
    ['+32 9 123 45 6', belgium],
    ['+32 470 12 34 567', belgium],
    ['+352 26 123', luxembourg],
    ['+352 621 123 456 789', luxembourg],
    ['+0 12 34 56 78', belgium],
    ['+1 234 56', belgium],
    ['+1234567890123456', belgium],
    ['0470 12 34 56 (after six)', belgium],
    ['0470123456;ext=1', belgium],
    ['call us', luxembourg],
  ])('%j cannot be dialled from country %i', (typed, countryId) => {
    expect(phoneLink(typed, countryId)).toBeUndefined();
  });
});
