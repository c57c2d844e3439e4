import { expect, it } from 'vitest';
import { sharedMentions } from './shared-mentions.ts';
import type { PropertyFacts } from './values.ts';

it.each<[string, PropertyFacts[], PropertyFacts]>([
  ['nothing of no units', [], {}],
  [
    'what all say',
    [
      { zoning: ['wg'], buildingPermit: 'vg' },
      { zoning: ['wg'], buildingPermit: 'gvg' },
    ],
    { zoning: ['wg'] },
  ],
  [
    'the worst flood score',
    [{ floodScoreParcel: 'a' }, { floodScoreParcel: 'c' }, {}],
    { floodScoreParcel: 'c' },
  ],
  [
    'a flood area in which one of them lies',
    [{ isInFloodArea: false }, { isInFloodArea: true }],
    { isInFloodArea: true },
  ],
  ['no where all say no', [{ isInFloodArea: false }, { isInFloodArea: false }], { isInFloodArea: false }],
  ['nothing that one leaves open', [{ soilAttest: 'blank' }, {}], {}],
  ['nothing but what the law asks', [{ floors: 2, summons: ['gmo'] }], { summons: ['gmo'] }],
])('tells %s', (_, units, expected) => expect(sharedMentions(units)).toEqual(expected));
