import { isDeepStrictEqual } from 'node:util';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';

const rulesOfLaw = ['purchaseCosts', 'rentDeposits', 'tenantFees'] as const satisfies (keyof Settings)[];

/**
 * The settings to store. Legal rules that equal the product's defaults are left out: the next version may correct them.
 */
export function ownSettings(settings: Settings): Partial<Settings> {
  const own: Partial<Settings> = { ...settings };
  for (const section of rulesOfLaw) {
    if (isDeepStrictEqual(settings[section], defaultSettings[section])) delete own[section];
  }
  return own;
}
