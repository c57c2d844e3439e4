import { claimLead, queueLeads, settleLead, type WaitingLead } from '#database/import/lead-deliveries.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { OutgoingLead } from '#import/crm/adapter.ts';
import { adapters } from '#import/crm/adapters.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { eachApart } from './each-apart.ts';
import { jobSurroundings } from './job-surroundings.ts';
import { openSource } from './open-source.ts';
import type { ImportSurroundings } from './surroundings.ts';

const mostAtOnce = 100;
/** Longer than three attempts at a system can take. */
const claimedMs = 15 * minuteMs;

export async function deliverLeadsHandler(_: object, context: JobContext): Promise<void> {
  await deliverLeads(jobSurroundings(context));
}

/** Delivers each lead once. A system may get a lead again if it did not confirm it: it knows the person by address. */
export async function deliverLeads(around: ImportSurroundings): Promise<void> {
  const { database, now } = around;
  const takers = adapters.filter((each) => each.sendLead).map(({ name }) => name);
  await queueLeads(database, takers, now());
  for (let each = 0; each < mostAtOnce; each++) {
    const lead = await claimLead(database, now(), new Date(now().getTime() + claimedMs));
    if (!lead) return;
    const sent = await send(around, lead);
    await settleLead(database, lead, sent, now());
  }
}

async function send(
  around: ImportSurroundings,
  { source, ...lead }: WaitingLead,
): Promise<{ remoteId: string | undefined } | { error: string }> {
  let remoteId: string | undefined;
  const error = await eachApart(around, source, async () => {
    const { adapter, access } = await openSource(around, source);
    remoteId = (await adapter.sendLead?.(access, outgoing(lead)))?.remoteId;
  });
  return error === undefined ? { remoteId } : { error };
}

function outgoing(lead: Omit<WaitingLead, 'source'>): OutgoingLead {
  return {
    id: lead.leadId,
    ref: lead.ref ?? undefined,
    firstName: lead.firstName ?? '',
    lastName: lead.lastName ?? '',
    email: lead.email,
    phone: lead.phone ?? undefined,
    language: lead.language,
    message: lead.remark ?? '',
  };
}
