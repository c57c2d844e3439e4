import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { type VisitLaw, visitLawOf } from '#domain/lead/visit-law.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';

/** The law that lists what may be asked of somebody before a visit to this property. */
export function visitLawIn({ now }: Pick<RequestContext, 'now'>, row: PropertyRow): VisitLaw | undefined {
  const { purpose, type } = row;
  return visitLawOf({ purpose, type, region: propertyFacts(row).region }, dayOf(now));
}
