import type { OptionValue } from '#domain/property/option-sets.ts';
import { all, isBuilding, isOlderThan, isPlot, isSale, isSaleOrLongLease, lacks } from './conditions.ts';
import type { Law, RegionalMention } from './mention.ts';
import { claimsWithoutPermit } from './possible-claims.ts';

const planning: Law = {
  name: 'Vlaamse Codex Ruimtelijke Ordening',
  article: 'art. 5.2.6',
  url: 'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
  since: '2009-09-01',
  certainty: 'confirmed',
};

const planningKeys = [
  ['F11', 'buildingPermit', 'whether a planning permission was issued'],
  ['F12', 'zoning', 'the most recent zoning'],
  ['F13', 'summons', 'whether there is a summons, a judgment or a measure'],
  ['F14', 'preemptiveRight', 'whether there is a right of pre-emption'],
  ['F15', 'subdivisionPermit', 'whether there is a subdivision permit'],
] as const;

const requested: OptionValue<'buildingPermit'> = 'requested';

export const flemishPlanningMentions: readonly RegionalMention[] = [
  ...planningKeys.map(
    ([id, key, what]): RegionalMention => ({
      id,
      level: 'block',
      what,
      law: planning,
      shows: [key],
      applies: isSaleOrLongLease,
      isUnmet: lacks(key),
    }),
  ),
  {
    id: 'F16',
    level: 'warn',
    what: 'the planning information that was requested more than 30 days ago, or nobody knows when',
    law: { ...planning, article: 'art. 5.2.6, second paragraph' },
    applies: all(isSaleOrLongLease, (property) =>
      planningKeys.some(([, key]) => [property[key]].flat().includes(requested)),
    ),
    isUnmet: ({ planningInformationRequestedOn: day }, today) => !day || isOlderThan(30, day, today),
  },
  {
    id: 'F17',
    level: 'info',
    what: 'whether there is an as-built certificate',
    law: { ...planning, certainty: 'practice' },
    applies: all(isSaleOrLongLease, isBuilding),
    isUnmet: lacks('hasAsBuiltAttest'),
  },
  {
    id: 'F18',
    level: 'block',
    what: 'the subdivision permit of the plot, or that there is no subdivision: before any advertisement',
    law: {
      ...planning,
      article: 'art. 4.2.15',
      url: 'https://www.biv.be/veelgestelde-vragen/vastgoedkwesties/mag-ik-al-publiciteit-maken-voor-een-bouwgrond-waarvan-de-verkavelingsvergunning-nog-aanvraag',
    },
    applies: all(isSale, isPlot),
    isUnmet: ({ subdivisionPermit }) => !subdivisionPermit || subdivisionPermit === requested,
  },
  {
    id: 'F27',
    level: 'warn',
    what: '"subject to a permit" beside what is called possible: an attic to live in, a second home, horses',
    law: { ...planning, article: 'art. 6.2.1; Code of economic law VI.97', certainty: 'practice' },
    applies: isSale,
    isUnmet: claimsWithoutPermit,
  },
];
