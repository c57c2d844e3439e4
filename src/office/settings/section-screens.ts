import type { Settings } from '#site/settings/settings.ts';

type Key = keyof Settings;

/** The screens of the settings in the order of their list, each with the sections that it changes together. */
export const sectionGroups = {
  agency: ['agency', 'tariffs', 'figures', 'languages'],
  site: [
    'theme',
    'header',
    'topBar',
    'footer',
    'list',
    'districts',
    'priceDetails',
    'displayConditions',
    'map',
  ],
  clients: ['visits', 'personQuestions', 'promises', 'owners'],
  law: ['purchaseCosts', 'rents', 'renovationDuties', 'retention', 'privacy'],
  technology: ['siteInfo', 'mail', 'networks'],
} as const;

export type SectionName = (typeof sectionGroups)[keyof typeof sectionGroups][number];

export const sectionNames: readonly SectionName[] = Object.values(sectionGroups).flat();

const together: Partial<Record<SectionName, readonly Key[]>> = {
  languages: ['languages', 'defaultLanguage'],
  rents: ['rentDeposits', 'tenantFees'],
  networks: ['tourHosts', 'filmHosts', 'ownNetworks'],
};

export function sectionKeys(name: SectionName): readonly Key[] {
  return together[name] ?? [name as Key];
}

export function isSectionName(name: string | undefined): name is SectionName {
  return (sectionNames as readonly (string | undefined)[]).includes(name);
}

export function sectionOf(key: Key): SectionName {
  const name = sectionNames.find((each) => sectionKeys(each).includes(key));
  if (!name) throw new Error(`No screen changes '${key}'.`);
  return name;
}

export function sectionPath(name: SectionName): string {
  return `/office/settings/${name}/`;
}
