import { expect, it, test } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { lackingParticulars } from './lacking-particulars.ts';
import { defaultSettings, type Settings } from './settings.ts';

const lacking = (settings: Settings) => lackingParticulars(settings).map(({ field }) => field);
const { agency } = demoSettings;

test('the demo agency lacks nothing', () => {
  expect(lackingParticulars(demoSettings)).toEqual([]);
});

test('a new agency has all of its own still to fill in', () => {
  expect(lacking(defaultSettings)).toEqual([
    'agency.legalName',
    'agency.address',
    'agency.phone',
    'agency.enterpriseNumber',
    'agency.vatNumber',
    'agency.registrationNumber',
    'agency.register',
    'agency.insurer',
    'agency.thirdPartyAccount',
    'tariffs.selling',
  ]);
});

it.each([
  [{ agency: { ...agency, register: { nl: ' ' } } }, ['agency.register']],
  [{ agency: { ...agency, countryId: 50 as const, register: {}, thirdPartyAccount: '' } }, []],
  [{ agency: { ...agency, vatNumber: ' ' } }, ['agency.vatNumber']],
  [{ figures: { ...demoSettings.figures, reviewNotice: {} } }, ['figures.reviewNotice']],
  [{ figures: { ...demoSettings.figures, score: null, reviewNotice: {} } }, []],
])('%j lacks %j', (given, expected) => {
  expect(lacking({ ...demoSettings, ...given })).toEqual(expected);
});
