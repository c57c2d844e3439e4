import { flemishSite } from './regional-sites.ts';
import type { Settings } from './settings-schema.ts';

const flemish = {
  region: 'flanders',
  source: flemishSite,
  law: 'Energiebesluit art. 9.3.4',
} as const;

/** The duty to renovate for the buyer of a home, in versions by the day of the deed. */
export const renovationDuties: Settings['renovationDuties'] = [
  {
    ...flemish,
    labels: ['e', 'f'],
    from: '2023-01-01',
    until: '2025-12-31',
    targetLabel: 'd',
    years: 5,
    certainty: 'confirmed',
  },
  {
    ...flemish,
    labels: ['e', 'f'],
    from: '2026-01-01',
    until: '2027-12-31',
    targetLabel: 'd',
    years: 6,
    certainty: 'not_confirmed',
    note:
      'The duty and label D stand in the decision. Six years instead of five come from the coalition agreement, as' +
      ' agencies tell it; the changed text was not found.',
  },
  {
    ...flemish,
    labels: ['d', 'e', 'f'],
    from: '2028-01-01',
    targetLabel: 'c',
    years: 6,
    certainty: 'not_confirmed',
    note:
      'Label C for deeds from 2028 stands in the decision as it was quoted in 2025; the government has announced that' +
      ' it will be redrawn.',
  },
];
