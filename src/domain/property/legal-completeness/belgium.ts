import type { Region } from '#domain/place/region.ts';
import { isNewBuildForSale, lacks } from './conditions.ts';
import type { Mention } from './mention.ts';

const belgian: readonly Region[] = ['flanders', 'brussels', 'wallonia'];

/** What federal law asks for in all three regions. */
export const belgianMentions: readonly Mention[] = belgian.map((region) => ({
  id: 'A1',
  level: 'block',
  region,
  what: 'whether VAT or registration duties come on top of the price of a new building',
  law: {
    name: 'Wetboek van economisch recht',
    article: 'art. VI.2 and VI.99 §4',
    url: 'https://economie.fgov.be/nl/themas/verkoop/prijzen/prijsaanduiding',
    since: '2014-05-31',
    certainty: 'practice',
  },
  shows: ['taxRegime'],
  applies: isNewBuildForSale,
  isUnmet: lacks('taxRegime'),
}));

const elsewhere: readonly Region[] = ['brussels', 'wallonia', 'luxembourg'];

/** The page leaves it out; a source that sends it outside Flanders has mixed something up. */
export const foreignMobiscore: readonly Mention[] = elsewhere.map((region) => ({
  id: 'F28',
  level: 'warn',
  region,
  what: 'data without a Mobiscore, which exists in Flanders only and is not shown here',
  law: {
    name: 'Mobiscore of the Flemish government',
    article: 'Wetboek van economisch recht, art. VI.97',
    url: 'https://mobiscore.omgeving.vlaanderen.be',
    since: '2019-01-01',
    certainty: 'practice',
  },
  applies: () => true,
  isUnmet: ({ mobiscore }) => typeof mobiscore === 'number',
}));
