import type { PropertyRow } from '#database/property/property-page.ts';
import { isOpen } from '#domain/property/availability.ts';
import { taxOf } from '#domain/property/tax.ts';
import { familyOf } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import type { Purchase } from '#domain/purchase-costs/cost-sheet.ts';
import type { Kind } from '#domain/purchase-costs/rules.ts';

/** Types that are neither land nor a building, or stand for many properties. */
const withoutDeed = ['business_goodwill', 'new_build_project'];

/**
 * Null if there are no costs to show: the property is let or gone, its region is not known, or its price is hidden (the
 * costs would tell it).
 */
export function purchaseOf(row: PropertyRow, facts: PropertyFacts): Purchase | null {
  const { purpose, price_cents: priceCents, publish_price, type, municipality } = row;
  const { region } = facts;
  if (purpose !== 'sale' || !isOpen(row) || !publish_price || !priceCents || !region) return null;
  if (withoutDeed.includes(type)) return null;
  return {
    region,
    priceCents,
    kind: kindOf(type),
    isHousing: isHousing(type),
    municipality: municipality ?? undefined,
    tax: taxOf(facts),
    statedVatPercent: facts.vatPercent ?? undefined,
  };
}

function kindOf(type: string): Kind {
  const family = familyOf(type);
  if (family === 'house' || family === 'apartment') return 'home';
  return type === 'building_plot' ? 'plot' : 'other';
}

/** True if the buyer or tenants will live there: a block of flats too, but not one with a shop in it. */
function isHousing(type: string): boolean {
  return kindOf(type) === 'home' || type === 'apartment_building';
}
