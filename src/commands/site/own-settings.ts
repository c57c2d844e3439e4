import { isDeepStrictEqual } from 'node:util';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';

const rulesOfLaw = ['purchaseCosts', 'rentDeposits', 'tenantFees'] as const satisfies (keyof Settings)[];

/**
 * What of settings is stored. Rules of law that the agency left as the product has them are not: the next version may
 * correct them.
 */
export function ownSettings(settings: Settings): Partial<Settings> {
  const own: Partial<Settings> = { ...settings };
  for (const section of rulesOfLaw) {
    if (isDeepStrictEqual(settings[section], defaultSettings[section])) delete own[section];
  }
  return own;
}
