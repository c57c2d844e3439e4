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
    'Geen bijzonder bestemmingsplan, geen onteigeningsplan en geen voorkoopgebied; de bestaande toestand is vergund.',
    'Ni plan particulier d’affectation du sol, ni plan d’expropriation, ni périmètre de préemption ; la situation existante est autorisée.',
    'Kein besonderer Bodennutzungsplan, kein Enteignungsplan und kein Vorkaufsgebiet; der bestehende Zustand ist genehmigt.',
    'No special land-use plan, no compulsory purchase plan and no pre-emption area; the building as it stands has its permits.',
  ),
};

/** Uses in the words of the regional land-use plan (GBP, PRAS). */
const brusselsUses = [
  said(
    'Eengezinswoning in typisch woongebied (GBP).',
    'Maison unifamiliale en zone d’habitation (PRAS).',
    'Einfamilienhaus in einem typischen Wohngebiet (PRAS).',
    'Single-family house in a typical residential area (PRAS).',
  ),
  said(
    'Appartement in typisch woongebied (GBP).',
    'Appartement en zone d’habitation (PRAS).',
    'Wohnung in einem typischen Wohngebiet (PRAS).',
    'Apartment in a typical residential area (PRAS).',
  ),
] as const;

const toBeBuilt = said(
  'Geen bijzonder bestemmingsplan, geen onteigeningsplan en geen voorkoopgebied; voor de nieuwbouw is een stedenbouwkundige vergunning verleend.',
  'Ni plan particulier d’affectation du sol, ni plan d’expropriation, ni périmètre de préemption ; un permis d’urbanisme a été délivré pour la construction.',
  'Kein besonderer Bodennutzungsplan, kein Enteignungsplan und kein Vorkaufsgebiet; für den Neubau ist eine Städtebaugenehmigung erteilt.',
  'No special land-use plan, no compulsory purchase plan and no pre-emption area; planning permission was granted for the new building.',
);

const effectsOfProtection = said(
  'Beschermd monument: de eigenaar onderhoudt het goed, en wie het wil verbouwen, heeft een toelating nodig. Ontsieren of slopen is verboden (Onroerenderfgoeddecreet, hoofdstuk 6).',
  'Monument classé : le propriétaire entretient le bien, et toute transformation demande une autorisation. Il est interdit de le défigurer ou de le démolir (décret flamand sur le patrimoine immobilier, chapitre 6).',
  'Geschütztes Denkmal: Der Eigentümer erhält das Gut, und jeder Umbau braucht eine Genehmigung. Entstellung und Abbruch sind verboten (flämisches Dekret über das unbewegliche Erbe, Kapitel 6).',
  'Listed monument: the owner keeps it in repair, and any alteration needs consent. Defacing or demolishing it is forbidden (Flemish decree on immovable heritage, chapter 6).',
);

const villages = ['9031', '9051', '9790', '9690', '9850', '9900', '9831'];

/** The particulars about water, planning, asbestos and soil that the law of the region wants. */
export function legalDetails(row: DemoProperty, region: Region, purpose: 'sale' | 'rent'): PropertyDetails {
  if (region === 'flanders') return { ...floodScores(row), ...(purpose === 'sale' ? flemishSale(row) : {}) };
  if (region === 'luxembourg' || purpose === 'rent') return {};
  if (region === 'brussels') return brusselsSale(row);
  return {
    planningInformation: residentialArea.wallonia,
    floodHazard: stablePick(row.street, ['none', 'very_low', 'low']),
  };
}

function floodScores(row: DemoProperty): PropertyDetails {
  const [parcel, building] = row.flood ?? ['a', 'a'];
  return {
    floodScoreParcel: parcel,
    ...(getTypeRow(row.type).family === 'land' ? {} : { floodScoreBuilding: building }),
    isInFloodArea: parcel === 'd',
    isInRiparianZone: false,
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
    ...(row.details?.isProtectedHeritage ? { heritageEffects: effectsOfProtection } : {}),
    soilAttest: 'blank',
    soilAttestDate: attestDay,
    // Required for an accessible building from before 2001.
    ...(buildings.includes(family) && (row.year ?? 2001) < 2001
      ? {
          asbestosResult: stablePick(`asbestos ${row.street}`, ['safe', 'safe', 'not_safe', 'none_found']),
          asbestosDate: attestDay,
          asbestosCode: `${attestDay.replaceAll('-', '')}-${stableNumber(`asbestos code ${row.street}`, 900_000) + 100_000}`,
        }
      : {}),
  };
}

function brusselsSale(row: DemoProperty): PropertyDetails {
  const [house, apartment] = brusselsUses;
  return {
    lawfulUse: getTypeRow(row.type).family === 'house' ? house : apartment,
    planningInformation: (row.year ?? 0) > 2026 ? toBeBuilt : residentialArea.brussels,
    planningInformationDate: dayAfter(-25 - stableNumber(`planning ${row.street}`, 200)),
    isProtectedHeritage: false,
  };
}
