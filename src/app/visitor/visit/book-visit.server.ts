import type { Transaction } from 'kysely';
import { FormRefused } from '#app/forms/form-refused.server.ts';
import type { KeptRequest } from '#app/forms/own-steps.server.ts';
import { mayConfirm } from '#app/forms/queue-request-mails.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { bookViewing, ViewingFull } from '#commands/appointment/book-viewing.ts';
import { findVisitOfLead } from '#database/appointment/visits.ts';
import type { Database } from '#database/client.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import { seeToken } from '#links/appointment-link.ts';
import type { visitForm } from './visit-form.ts';

/** Books the time that was chosen, or passes on the wished ones. Throws FormRefused where the time is taken by now. */
export async function bookVisit(
  transaction: Transaction<Database>,
  context: RequestContext,
  home: Pick<PropertyRow, 'id' | 'agent_id'>,
  { id, values }: KeptRequest<ReturnType<typeof visitForm>>,
): Promise<void> {
  const { time, moments } = values as { time?: string; moments?: string[] };
  const chosen = time ? readMoment(time) : undefined;
  try {
    await bookViewing(transaction, context, {
      leadId: id,
      propertyId: home.id,
      agentId: home.agent_id,
      startsAt: chosen && timeOn(chosen.day, chosen.from),
      wished: moments,
      toVisitor: await mayConfirm(transaction, values.email, context.now),
    });
  } catch (error) {
    throw error instanceof ViewingFull ? new FormRefused([{ field: 'time', key: 'VISIT_FULL' }]) : error;
  }
}

/** The query with which the page that thanks shows the visit. */
export async function seeVisitQuery({ database, now }: RequestContext, leadId: number): Promise<string> {
  const visit = await findVisitOfLead(database, leadId);
  return visit ? `?token=${await seeToken(database, visit, now)}` : '';
}
