import { expect, it } from 'vitest';
import { findPortalAccount, readTypeNumbers } from './portal-accounts.ts';

const immoweb = {
  listingAddress: 'https://api.portal.example/classifieds/{id}',
  tokenAddress: 'https://api.portal.example/token',
  clientId: 'us',
  clientSecret: 'secret',
};

it.each([
  [{}, true],
  [{ listingAddress: 'https://api.portal.example/{id}/classified?x=1' }, true],
  [{ listingAddress: 'https://api.portal.example/classifieds/' }, false],
  [{ listingAddress: 'https://api.portal.example/{id}/{id}' }, false],
  [{ listingAddress: 'https://{id}.portal.example/x' }, false],
  [{ listingAddress: 'http://api.portal.example/{id}' }, false],
  [{ listingAddress: 'https://u:p@api.portal.example/{id}' }, false],
  [{ listingAddress: 'https://api.portal.example:8443/{id}' }, false],
  [{ tokenAddress: 'api.portal.example' }, false],
  [{ clientSecret: '' }, false],
  [{ other: 'x' }, false],
])('an account with %j is valid: %j', (own, isValid) => {
  expect(findPortalAccount('immoweb')?.settings.safeParse({ ...immoweb, ...own }).success).toBe(isValid);
});

it.each([
  ['house=21', [['house', '21']]],
  [
    ' villa=23, garage=253;house=1 ',
    [
      ['villa', '23'],
      ['garage', '253'],
      ['house', '1'],
    ],
  ],
  ['', undefined],
  ['palace=3', undefined],
  ['house=x', undefined],
])('of %j it reads %j', (text, numbers) => {
  expect(readTypeNumbers(text)).toEqual(numbers && new Map(numbers as [string, string][]));
});

it('what portals fetch has no account', () => {
  expect([findPortalAccount('kyero'), findPortalAccount('toString')]).toEqual([undefined, undefined]);
});
