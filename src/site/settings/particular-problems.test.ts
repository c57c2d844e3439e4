import { expect, it, test } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { countryIds } from '#domain/place/region.ts';
import { particularProblems } from './particular-problems.ts';
import { defaultSettings, type Settings } from './settings.ts';

type Agency = Settings['agency'];

const wrong = (given: Partial<Agency>, agency: Agency = demoSettings.agency) =>
  particularProblems({ ...agency, ...given }).map(({ field }) => field);

test('the demo agency and a new one have none', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({}, defaultSettings.agency)).toEqual([]);
});

it.each<[Partial<Agency>, string[]]>([
  [{ enterpriseNumber: '0123456749' }, []],
  [{ enterpriseNumber: 'BE 0123.456.748' }, ['agency.enterpriseNumber']],
  [{ enterpriseNumber: '123.456.749' }, ['agency.enterpriseNumber']],
  [{ vatNumber: '' }, []],
  [{ vatNumber: 'BE0123456479' }, ['agency.vatNumber']],
  [{ registrationNumber: 'BIV 503617' }, []],
  [{ registrationNumber: '12.3456' }, ['agency.registrationNumber']],
  [{ thirdPartyAccount: 'be68539007547034' }, []],
  [{ thirdPartyAccount: 'BE68 5390 0754 7043' }, ['agency.thirdPartyAccount']],
  [{ thirdPartyAccount: '539-0075470-34' }, ['agency.thirdPartyAccount']],
])('%j: %j', (given, expected) => {
  expect(wrong(given)).toEqual(expected);
});

it.each<[Partial<Agency>, string[]]>([
  [{ enterpriseNumber: 'B123456', vatNumber: 'LU12345613', registrationNumber: '10012345 / 0' }, []],
  [{ enterpriseNumber: 'BE 0123.456.749', vatNumber: '' }, ['agency.enterpriseNumber']],
  [{ enterpriseNumber: 'B 1234', vatNumber: 'LU12345678' }, ['agency.vatNumber']],
])('in Luxembourg %j: %j', (given, expected) => {
  expect(wrong({ countryId: countryIds.luxembourg, ...given })).toEqual(expected);
});
