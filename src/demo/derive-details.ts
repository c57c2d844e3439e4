import type { Region } from '#domain/place/region.ts';
import { type FieldKey, getField, suits } from '#domain/property/fields.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import type { DemoProperty } from './demo-property.ts';
import { legalDetails } from './legal.ts';
import { rentalDetails } from './rental-law.ts';
import { roomsOf } from './rooms.ts';
import { features } from './sentences/features.ts';
import { stableNumber } from './stable-number.ts';

type Where = { region: Region; purpose: 'sale' | 'rent' };

/**
 * The attributes in the column `details`: those that the author wrote, those that the features imply, and for the rest
 * what is usual for such a building of that year.
 */
export function deriveDetails(row: DemoProperty, { region, purpose }: Where): PropertyDetails {
  const { family } = getTypeRow(row.type);
  const rooms = roomsOf(row);
  const derived: PropertyDetails = {
    ...(row.lacks?.includes('surfaces') ? {} : surfaces(row)),
    ...(family === 'land' || family === 'garage' ? {} : building(row)),
    ...neighbourhood(row, region),
    ...(rooms.length > 0 ? { roomList: rooms } : {}),
    ...(purpose === 'sale' ? saleMoney(row, region) : rentMoney(row, region)),
    ...legalDetails(row, region, purpose),
    ...Object.assign({}, ...row.features.map((key) => features[key].details ?? {})),
  };
  return { ...onlyFitting(derived, { family, purpose, region }), ...row.details };
}

function surfaces(row: DemoProperty): PropertyDetails {
  const { living, plot, total } = row;
  const built = plot && living ? Math.min(Math.round(living * 0.6), Math.round(plot * 0.7)) : undefined;
  const hasTerrace = row.features.some((key) => features[key].columns?.has_terrace);
  return {
    ...(total ? { totalAreaM2: total } : {}),
    ...(living && !total ? { totalAreaM2: Math.round(living * 1.12) } : {}),
    ...(built ? { builtAreaM2: built } : {}),
    ...(row.width ? { plotWidthM: row.width } : {}),
    ...(plot && built && plot - built > 40 ? { gardenAreaM2: plot - built - 20 } : {}),
    ...(hasTerrace ? { terraceAreaM2: 8 + stableNumber(`terrace ${row.street}`, 24) } : {}),
    ...(row.units ? { units: row.units } : {}),
  };
}

function building(row: DemoProperty): PropertyDetails {
  const year = row.year ?? 1990;
  return {
    toilets: (row.bathrooms ?? 1) + (row.living && row.living > 120 ? 1 : 0),
    condition:
      year >= 2010 ? 'as_new' : stableNumber(`condition ${row.street}`, 3) === 0 ? 'to_refresh' : 'good',
    windowFrame: year >= 2005 ? ['aluminium'] : year >= 1965 ? ['pvc'] : ['wood'],
    glazing: year >= 2000 ? ['high_yield'] : ['double'],
    heating: ['gas'],
    heatEmission: ['radiators'],
    kitchen: row.bedrooms === 0 ? 'open' : 'semi_equipped',
    electricalInspection: year >= 1985 ? 'compliant' : 'not_compliant',
    ...(getTypeRow(row.type).family === 'house'
      ? { floors: year < 1960 ? 3 : 2, heatingSystem: 'individual' }
      : {}),
    ...(year < 1950 ? { hasCellar: true } : {}),
    ...(year >= 2006 ? { ventilation: 'balanced', hasRoofInsulation: true } : {}),
    ...(year >= 2016 && row.energy !== undefined ? { eLevel: Math.max(0, Math.round(row.energy / 2)) } : {}),
  };
}

function neighbourhood(row: DemoProperty, region: Region): PropertyDetails {
  const distance = (what: string, upTo: number) =>
    100 + 50 * stableNumber(`${what} ${row.street}`, upTo / 50);
  return {
    schoolDistanceM: distance('school', 1200),
    shopDistanceM: distance('shop', 900),
    publicTransportDistanceM: distance('bus', 700),
    ...(region === 'flanders' ? { mobiscore: 6 + stableNumber(`mobiscore ${row.street}`, 36) / 10 } : {}),
  };
}

function saleMoney(row: DemoProperty, region: Region): PropertyDetails {
  const area = row.living ?? row.total;
  const cadastral = area ? area * (400 + 25 * stableNumber(`cadastral ${row.street}`, 16)) : undefined;
  const isApartment = getTypeRow(row.type).family === 'apartment';
  return {
    availabilityTerms: 'at_deed',
    ...(region !== 'luxembourg' && cadastral
      ? { cadastralIncomeCents: roundToEuro(cadastral), propertyTaxCents: roundToEuro(cadastral * 0.97) }
      : {}),
    ...(region === 'luxembourg' ? {} : { taxRegime: 'registration_duties' }),
    ...(isApartment && area ? { commonChargesCents: roundToEuro(area * 130) } : {}),
  };
}

function rentMoney(row: DemoProperty, region: Region): PropertyDetails {
  const isHome = row.bedrooms !== undefined;
  // The highest deposit that the law of each region allows.
  const depositMonths = region === 'flanders' && row.type !== 'student_room' ? 3 : 2;
  return {
    availabilityTerms: row.availableFrom ? 'to_be_agreed' : 'immediately',
    leaseTermMonths: isHome && region !== 'luxembourg' ? 108 : 12,
    depositMonths,
    depositCents: row.price * 100 * depositMonths,
    ...(row.living ? { tenantChargesCents: roundToEuro(row.living * 90), tenantChargesKind: 'advance' } : {}),
    ...(isHome ? { petsAllowed: false, ...rentalDetails(row, region) } : {}),
  };
}

function onlyFitting(details: PropertyDetails, where: Parameters<typeof suits>[1]): PropertyDetails {
  return Object.fromEntries(
    Object.entries(details).filter(([key]) => suits(getField(key as FieldKey), where)),
  );
}

function roundToEuro(cents: number): number {
  return Math.round(cents / 100) * 100;
}
