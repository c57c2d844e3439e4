import type { PropertyInsert } from '#demo/build-property.ts';
import { dayAfter } from '#demo/calendar.ts';
import type { DemoPlace } from '#demo/find-places.ts';
import { legalDetails } from '#demo/legal.ts';
import type { Region } from '#domain/place/region.ts';
import { isOpen } from '#domain/property/availability.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import { sharedColumns } from './build-project.ts';
import { unitEnergy } from './unit-energy.ts';
import type { DemoProject, DemoUnit } from './unit-row.ts';
import { unitTexts } from './unit-texts.ts';

/** The row of the table `property`, without the project's id. */
export function buildUnit(
  unit: DemoUnit,
  project: DemoProject,
  place: DemoPlace,
  agentId: number,
): PropertyInsert {
  const house = isHouse(unit);
  return {
    ...sharedColumns(project, place, agentId),
    ...unitTexts(unit, project),
    reference: `${project.reference}-${unit.name}`,
    purpose: 'sale',
    type: unit.type,
    availability: unit.status,
    gone_on: isOpen({ availability: unit.status })
      ? null
      : dayAfter(-Math.max(3, Math.round(project.publishedDaysAgo / 2))),
    price_cents: unit.price * 100,
    publish_price: !unit.hidesPrice,
    living_area_m2: unit.living,
    plot_area_m2: house ? groundArea(unit) + unit.outside : null,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bedrooms > 2 ? 2 : 1,
    facades: house ? facadesOf(unit) : null,
    construction_year: Number(project.handoverOn.slice(0, 4)),
    has_garden: hasGround(unit) ? true : null,
    has_terrace: true,
    has_lift: house ? null : true,
    is_new_build: true,
    unit_name: unit.name,
    floor: unit.floor ?? 0,
    details: unitDetails(unit, project, place.region),
  };
}

/** The names of the floor plans; for an apartment on one floor only one, with two bedrooms, exists. */
export function plansOf(unit: DemoUnit): string[] {
  if (unit.type === 'terraced_house') return ['plan-townhouse-ground'];
  if (unit.type === 'detached_house') return ['plan-house-ground', 'plan-house-first-floor'];
  if (unit.type === 'duplex') return ['plan-duplex-lower-floor'];
  return unit.bedrooms === 2 && unit.type !== 'penthouse' ? ['plan-apartment-2-bedrooms'] : [];
}

function unitDetails(unit: DemoUnit, project: DemoProject, region: Region): PropertyDetails {
  return {
    heating: ['heat_pump'],
    heatEmission: ['underfloor'],
    ventilation: 'balanced',
    glazing: ['triple'],
    windowFrame: ['aluminium'],
    condition: 'new',
    hasSolarPanels: true,
    availabilityTerms: 'at_deed',
    taxRegime: 'vat_and_registration_duties',
    vatPercent: region === 'luxembourg' ? 17 : 21,
    toilets: unit.bedrooms > 2 ? 2 : 1,
    ...(unit.floors ? { floors: unit.floors } : {}),
    ...(isHouse(unit) ? { builtAreaM2: groundArea(unit) } : {}),
    ...(hasGround(unit) ? { gardenAreaM2: unit.outside } : { terraceAreaM2: unit.outside }),
    ...legalDetails(
      {
        type: unit.type,
        looks: project.looks,
        at: project.at,
        street: project.street,
        price: unit.price,
        year: Number(project.handoverOn.slice(0, 4)),
        features: [],
      },
      region,
      'sale',
    ),
    ...unitEnergy(unit, project),
    ...project.details,
  };
}

function isHouse({ type }: DemoUnit): boolean {
  return getTypeRow(type).family === 'house';
}

function hasGround(unit: DemoUnit): boolean {
  return isHouse(unit) || unit.type === 'ground_floor_flat';
}

/** The ground area of a house, in m², if all its floors are equal. */
function groundArea({ living, floors = 1 }: DemoUnit): number {
  return Math.round((living * 1.15) / floors);
}

function facadesOf({ type, isCorner }: DemoUnit): number {
  if (type === 'detached_house') return 4;
  return isCorner ? 3 : 2;
}
