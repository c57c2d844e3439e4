import type { RegionalLaw } from './regional-law.ts';

/**
 * The regions where a buyer must know the content of the soil attest (in Wallonia the certified extract of the BDES)
 * before anything binding, or can have the sale declared void. To count a one-sided offer too is the safe reading.
 */
const soilLaws: readonly RegionalLaw[] = [
  {
    region: 'flanders',
    law: 'Soil decree of 27-10-2006; Court of Cassation 22-3-2018, C.17.0067.N, for a one-sided offer',
    article: '101, 116',
    since: '2008-06-01',
    certainty: 'confirmed',
    source: 'http://www.elfri.be/rechtspraak/verkoop-onder-opschortende-voorwaarde-bodemattest-geldig',
    readOn: '2026-11-22',
  },
  {
    region: 'brussels',
    law: 'Ordinance of 5-3-2009 on polluted soil',
    article: '12',
    since: '2010-01-01',
    certainty: 'confirmed',
    source: 'http://gillescarnoy.be/2011/01/17/demander-une-attestation-du-sol-avant-de-vendre-un-immeuble/',
    readOn: '2026-11-22',
  },
  {
    region: 'wallonia',
    law: 'Decree of 1-3-2018 on the management of soils',
    article: '31',
    since: '2019-01-01',
    certainty: 'safe reading',
    source:
      'https://www.moore.be/fr/nouvelle/une-offre-sans-attestation-du-sol-ni-renseignements-urbanistiques-estelle-valable',
    readOn: '2026-11-22',
  },
];

/** Undefined if there is no such duty: in Luxembourg and other countries. `day`: 2026-11-22. */
export function soilLawOf(region: string | null | undefined, day: string): RegionalLaw | undefined {
  return soilLaws.find((law) => law.region === region && law.since <= day);
}
