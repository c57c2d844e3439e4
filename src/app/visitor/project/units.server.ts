import { presentStatus } from '#app/property/status.server.ts';
import type { UnitRow } from '#database/property/projects.ts';
import type { Language } from '#domain/language.ts';
import { isOpen } from '#domain/property/availability.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { formatArea } from '#domain/text/numbers.ts';
import { pictureAddress } from '#images/addresses.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { plural, type Texts, textsFor } from '#texts/server/texts.ts';
import { propertyPrice } from '#texts/wording/property-words.ts';

/** `planName`: words for the address of the plan. */
export function presentUnit(unit: UnitRow, language: Language, planName: string) {
  const t = textsFor(language);
  const price = propertyPrice(unit, language);
  const area = (m2: number | null) => (m2 === null ? '' : formatArea(m2));
  return {
    id: unit.id,
    href: propertyPath(unit, language),
    name: unit.unit_name ?? String(unit.id),
    type: typeText(t, unit, language),
    floor: floorText(t, unit),
    floorShort: shortFloorText(t, unit),
    area: area(unit.living_area_m2),
    bedrooms: unit.bedrooms === null ? '' : String(unit.bedrooms),
    bedroomsLong: unit.bedrooms ? plural(t, 'FACT_BEDROOMS', unit.bedrooms) : '',
    outside: area(unit.outside_area_m2),
    price: { text: price.text, ...(price.suffix && { suffix: price.suffix }) },
    status: presentStatus(t, unit.availability),
    gone: !isOpen(unit),
    plan: unit.plan_id ? pictureAddress({ id: unit.plan_id, name: planName }, 1600) : null,
  };
}

export type ShownUnit = ReturnType<typeof presentUnit>;

/** What follows every price is said once, in the head of the column. */
export function presentUnits(rows: readonly UnitRow[], language: Language, planName: string) {
  const units = rows.map((unit) => presentUnit(unit, language, planName));
  const suffixes = new Set(units.flatMap(({ price }) => price.suffix ?? []));
  if (suffixes.size !== 1) return { units, priceSuffix: undefined };
  const [priceSuffix] = suffixes;
  return { units: units.map((unit) => ({ ...unit, price: { text: unit.price.text } })), priceSuffix };
}

/** A terraced house with a third façade stands at the end of its row. */
function typeText(t: Texts, { type, facades }: UnitRow, language: Language): string {
  if (!isPropertyType(type)) return type;
  const name = fieldTexts(language).type(type);
  return type === 'terraced_house' && facades === 3 ? t('UNIT_ON_CORNER', { type: name }) : name;
}

/** The floor of a property, or the first and last of several. */
function floorText(t: Texts, unit: UnitRow): string {
  if (unit.floor === null) return '';
  const { floor, top } = floorsOf(unit.floor, unit);
  if (top === floor) return floorName(t, floor);
  return floor > 0
    ? t('FLOOR_RANGE', { from: floor, to: top })
    : `${floorName(t, floor)}–${floorName(t, top)}`;
}

/** The same for a phone. */
function shortFloorText(t: Texts, unit: UnitRow): string {
  if (unit.floor === null || unit.floor < 0) return floorText(t, unit);
  const { floor, top } = floorsOf(unit.floor, unit);
  if (floor > 0 && top > floor) return t('FLOOR_RANGE_SHORT', { from: floor, to: top });
  if (top === 0) return t('GROUND_FLOOR_SHORT');
  if (top === 1) return t(floor === 0 ? 'GROUND_TO_FIRST_SHORT' : 'FLOOR_FIRST_SHORT');
  return t(floor === 0 ? 'GROUND_TO_FLOOR_SHORT' : 'FLOOR_NUMBER_SHORT', { floor: top });
}

function floorsOf(floor: number, { floors }: UnitRow) {
  return { floor, top: floor + Math.max(floors ?? 1, 1) - 1 };
}

/** As on the fact sheet, but short enough for a column. */
function floorName(t: Texts, floor: number): string {
  if (floor === 0) return t('GROUND_FLOOR');
  if (floor === 1) return t('FLOOR_FIRST');
  return t(floor < 0 ? 'FLOOR_BELOW' : 'FLOOR_NUMBER', { floor: Math.abs(floor) });
}
