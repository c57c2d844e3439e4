import { expect, it } from 'vitest';
import { readInboxQuery, writeInboxQuery } from './inbox-query.ts';

const staff = '0c6a3e0e-5f5e-4a53-9b66-0a4d1b1f7f10';

it.each([
  ['', ''],
  ['view=waiting', ''],
  ['view=spam&page=2', 'view=spam&page=2'],
  ['view=nothing&form=newsletter&staff=me&property=-1&sort=price&page=0', ''],
  [
    `text=%20Lies%20&form=visit&staff=${staff}&property=7&sort=newest`,
    `text=Lies&form=visit&staff=${staff}&property=7&sort=newest`,
  ],
])('reads %j as %j', (given, written) => {
  expect(writeInboxQuery(readInboxQuery(new URLSearchParams(given)))).toBe(written);
});
