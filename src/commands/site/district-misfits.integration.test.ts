import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { testDatabase } from '#test/database.ts';
import { changeSite } from './change-site.ts';
import { settingsDocument } from './settings-document.ts';

const { database } = await testDatabase();
const options = { changedBy: 'test', isRehearsal: false, films: { exists: async () => false } };
const change = (members: string[], tagline = '') =>
  changeSite(
    database,
    settingsDocument,
    {
      ...defaultSettings,
      agency: { ...defaultSettings.agency, tagline: { nl: tagline } },
      districts: [{ name: { nl: 'Groot-Gent' }, members }],
    },
    options,
  );

it('names what is no municipality, but of what is stored nobody is asked again', async () => {
  // Without places no name can be checked.
  expect((await change(['Gent', 'Ghentt'])).problems).toEqual([]);
  await loadPlaces(database);
  expect((await change(['Gent', 'Ghentt'], 'Thuis')).problems).toEqual([]);
  expect((await change(['Gent', 'Destelbergn'])).problems.map(inOneLine)).toEqual([
    'districts[0].members[1]: ‘Destelbergn’ is neither a municipality nor a postal code',
  ]);
  expect((await change(['Gent', '9070'])).problems).toEqual([]);
});
