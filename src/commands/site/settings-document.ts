import { findSettings, replaceSettings } from '#database/site/settings.ts';
import { check } from '#site/check.ts';
import { differencesBetween } from '#site/difference.ts';
import { withMissing } from '#site/fitting.ts';
import { defaultSettings, type Settings, settingsSchema } from '#site/settings/settings.ts';
import { districtMisfits } from './district-misfits.ts';
import { ownSettings } from './own-settings.ts';
import type { SiteDocument } from './site-document.ts';

export const settingsDocument: SiteDocument<Settings> = {
  subject: 'settings',
  table: 'setting',
  root: '',
  check: (written) => check(settingsSchema, written),
  misfits: async (database, _films, written) => districtMisfits(database, written),
  find: findSettings,
  complete: (stored) =>
    withMissing(settingsSchema, { ...defaultSettings, ...Object(stored) }, defaultSettings),
  replace: (transaction, settings) => replaceSettings(transaction, ownSettings(settings)),
  differences: differencesBetween,
};
