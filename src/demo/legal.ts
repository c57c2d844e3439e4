import type { Region } from '#domain/place/region.ts';
import { type Family, getTypeRow } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { dayAfter } from './calendar.ts';
import type { DemoProperty } from './demo-property.ts';
import { said } from './said.ts';
import { stableNumber, stablePick } from './stable-number.ts';

const residentialArea = {
  wallonia: said(
    'Woongebied volgens het gewestplan.',
    'Zone d’habitat au plan de secteur.',
    'Wohngebiet laut Sektorenplan.',
    'Residential area in the regional zoning plan.',
  ),
  brussels: said(
    'Typisch woongebied volgens het GBP; de stedenbouwkundige inlichtingen zijn opgevraagd.',
    'Zone d’habitation au PRAS ; les renseignements urbanistiques ont été demandés.',
    'Wohngebiet laut regionalem Bodennutzungsplan; die städtebaulichen Auskünfte sind angefordert.',
    'Residential area in the regional land-use plan; the planning information has been requested.',
  ),
};

const villages = ['9031', '9051', '9790', '9690', '9850', '9900', '9831'];

/** What the law of the region wants to be told about water, planning, asbestos and soil. */
export function legalDetails(row: DemoProperty, region: Region, purpose: 'sale' | 'rent'): PropertyDetails {
  if (region === 'flanders') return { ...floodScores(row), ...(purpose === 'sale' ? flemishSale(row) : {}) };
  if (region === 'luxembourg' || purpose === 'rent') return {};
  const planningInformation = residentialArea[region];
  if (region === 'brussels') return { planningInformation };
  return { planningInformation, floodHazard: stablePick(row.street, ['none', 'very_low', 'low']) };
}

function floodScores(row: DemoProperty): PropertyDetails {
  const [parcel, building] = row.flood ?? ['a', 'a'];
  return {
    floodScoreParcel: parcel,
    ...(getTypeRow(row.type).family === 'land' ? {} : { floodScoreBuilding: building }),
    ...(parcel === 'd' ? { isInFloodArea: true } : {}),
    floodReportDate: dayAfter(-20 - stableNumber(`flood ${row.street}`, 300)),
  };
}

function flemishSale(row: DemoProperty): PropertyDetails {
  const { family } = getTypeRow(row.type);
  const isVillage = villages.includes(row.at.slice(0, 4));
  const buildings: readonly Family[] = ['house', 'apartment', 'business', 'investment'];
  const attestDay = dayAfter(-30 - stableNumber(`attest ${row.street}`, 400));
  return {
    buildingPermit: family === 'land' ? 'gvg' : 'vg',
    zoning: [isVillage ? 'wglk' : 'wg'],
    summons: ['gmo'],
    preemptiveRight: row.features.includes('leased') ? 'vkr' : 'gvkr',
    subdivisionPermit: stableNumber(`subdivision ${row.street}`, 4) === 0 ? 'vv' : 'gvv',
    soilAttest: 'blank',
    soilAttestDate: attestDay,
    // Required for an accessible building from before 2001.
    ...(buildings.includes(family) && (row.year ?? 2001) < 2001
      ? {
          asbestosResult: stablePick(`asbestos ${row.street}`, ['safe', 'safe', 'not_safe', 'none_found']),
          asbestosDate: attestDay,
        }
      : {}),
  };
}
