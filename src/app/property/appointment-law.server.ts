import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { type AppointmentLaw, appointmentLawOf } from '#domain/lead/appointment-law.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';

/** The law that lists what may be asked of somebody before an appointment at this property. */
export function appointmentLawIn(
  { now }: Pick<RequestContext, 'now'>,
  row: PropertyRow,
): AppointmentLaw | undefined {
  const { purpose, type } = row;
  return appointmentLawOf({ purpose, type, region: propertyFacts(row).region }, dayOf(now));
}
