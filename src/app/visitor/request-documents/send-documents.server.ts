import type { Transaction } from 'kysely';
import type { SubjectProperty } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import type { KeptLead } from '#commands/lead/keep-lead.ts';
import type { Database } from '#database/client.ts';
import type { DocumentRow } from '#database/property/property-page.ts';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import { documentPath } from '#links/document-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { documentTitle } from '#texts/wording/document-name.ts';
import type { DocumentsForm } from './requested-documents.server.ts';

const linkDays = 7;

/** The most mails with links a day to one address: anybody can type it, again and again and for each property. */
const sentADay = { most: 10, seconds: daySeconds };

/** Only for documents that we have; the others come from the agent. */
export async function sendDocuments(
  transaction: Transaction<Database>,
  { jobs, language, log, now }: RequestContext,
  { about, documents }: { about: SubjectProperty['about']; documents: DocumentRow[] },
  { id: leadId, values }: KeptLead<DocumentsForm>,
): Promise<void> {
  const sent = documents.filter(({ has_file }) => has_file);
  if (sent.length === 0) return;
  if (!(await countRequest(transaction, ['documents', values.email.toLowerCase()], sentADay, now)))
    return log.info({ lead: leadId }, 'a mail with documents was not sent: the limit is reached');
  const until = new Date(now.getTime() + linkDays * dayMs);
  await queueMail(transaction, jobs, {
    template: 'documents',
    language,
    recipient: values.email,
    leadId,
    now,
    data: {
      firstName: values.first_name,
      documents: await Promise.all(
        sent.map(async (document) => ({
          name: documentTitle(document, language),
          path: await documentPath(transaction, document.id, until),
        })),
      ),
      until: until.toISOString(),
      agentId: about.agent_id ?? undefined,
      propertyId: about.property_id,
    },
  });
}
