import type { RequestContext } from '#app/request-context.ts';
import { presentMonthly } from '#app/visitor/property/monthly.server.ts';
import type { UnitRow } from '#database/property/projects.ts';
import { findProperty } from '#database/property/property-page.ts';
import { isOpen } from '#domain/property/availability.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';

/** The monthly cost of the unit that gives the project its lowest price. Null without such a unit. */
export async function presentMonthlyFrom(context: RequestContext, units: readonly UnitRow[]) {
  if (!context.settings.priceDetails.monthlyPayment) return null;
  const [cheapest] = units
    .filter((unit) => isOpen(unit) && unit.price_cents)
    .toSorted((one, other) => Number(one.price_cents) - Number(other.price_cents));
  const row = cheapest && (await findProperty(context.database, cheapest.id));
  return row ? presentMonthly(context, row, propertyFacts(row)) : null;
}
