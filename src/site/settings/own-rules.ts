import { isDeepStrictEqual } from 'node:util';
import { defaultSettings, type Settings } from './settings.ts';

/** The lists of legal rules that the agency has replaced: corrections in a new version do not reach them. */
export function ownRules(settings: Settings): string[] {
  // What a loan costs is no law.
  const { loans: _, ...costs } = settings.purchaseCosts;
  const lists = Object.keys(costs).map((list) => ['purchaseCosts', list as keyof typeof costs] as const);
  return [
    ...lists
      .filter(
        ([section, list]) => !isDeepStrictEqual(settings[section][list], defaultSettings[section][list]),
      )
      .map((path) => path.join('.')),
    ...(['rentDeposits', 'tenantFees', 'renovationDuties'] as const).filter(
      (section) => !isDeepStrictEqual(settings[section], defaultSettings[section]),
    ),
  ];
}
