import type { Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { type NotedWay, type notedForms, notedPage } from '#domain/lead/noted-lead.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Settings } from '#site/settings/settings.ts';
import { createLead } from './create-lead.ts';
import { staffOf } from './staff-of.ts';

type NotedLead = {
  way: NotedWay;
  form: (typeof notedForms)[number];
  property: { id: number; agent_id: number | null } | undefined;
  person: { firstName: string; lastName: string; email: string; phone: string; language: Language };
  remark: string;
  /** Nothing is left to do: its writer has already helped the person. */
  isSettled: boolean;
};

/** Who notes it, and the office that the mail links to. */
type Noting = By & {
  settings: Pick<Settings, 'owners'>;
  jobs: Pick<Jobs, 'enqueue'>;
  officeUrl: string;
};

/**
 * A request that came by telephone or at the desk. It is assigned like a request from the site; if it waits for another
 * person than its writer, that person gets a mail. Gives its id; sent twice, the same id.
 */
export async function noteLead(
  { settings, jobs, officeUrl, ...by }: Noting,
  { way, form, property, person, remark, isSettled }: NotedLead,
): Promise<number> {
  const noted = await createLead(
    { ...by, settings },
    {
      form,
      page: notedPage(way),
      property_id: property?.id ?? null,
      agent_id: property?.agent_id ?? null,
      first_name: person.firstName || null,
      last_name: person.lastName,
      email: person.email.toLowerCase(),
      phone: person.phone || null,
      language: person.language,
      remark,
      // No text was shown to agree to.
      privacy_version: 0,
      // Nobody waited, so no time to a first answer is counted.
      ...(isSettled && { status: 'done' }),
    },
    async (transaction, id) => {
      if (!isSettled) await tellAssigned(transaction, { jobs, officeUrl, ...by }, id);
    },
  );
  if (noted.outcome === 'conflict') throw new Error('A request without a key conflicts with none.');
  return noted.id;
}

async function tellAssigned(
  transaction: Transaction<Database>,
  { jobs, officeUrl, actor, now }: Omit<Noting, 'settings'>,
  id: number,
): Promise<void> {
  const lead = await transaction
    .selectFrom('lead')
    .innerJoin('staff', 'staff.id', 'lead.assigned_to')
    .select(['staff.id as staffId', 'staff.name', 'staff.email', 'staff.language'])
    .select(['lead.first_name', 'lead.last_name'])
    .where('lead.id', '=', id)
    .executeTakeFirst();
  const writerId = staffOf({ actor });
  if (!lead || !writerId || writerId === lead.staffId) return;
  const writer = await transaction
    .selectFrom('staff')
    .select('name')
    .where('id', '=', writerId)
    .executeTakeFirstOrThrow();
  await queueMail(transaction, jobs, {
    template: 'request-noted',
    language: lead.language as Language,
    recipient: lead.email,
    leadId: id,
    now,
    data: {
      name: lead.name,
      by: writer.name,
      person: [lead.first_name, lead.last_name].filter(Boolean).join(' '),
      link: `${officeUrl}/office/requests/${id}/`,
    },
  });
}
