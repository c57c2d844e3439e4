import { sql, type Transaction } from 'kysely';
import type { RequestContext } from '#app/request-context.ts';
import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import type { KeptLead } from '#commands/lead/keep-lead.ts';
import type { Database } from '#database/client.ts';
import { withoutAddresses } from '#domain/text/without-addresses.ts';
import { daySeconds, hourSeconds } from '#domain/time/durations.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { friendForm } from './friend-form.ts';

/** Limits for one friend, whoever sends; for one sender; and for the address from which it is sent. */
const toFriend = { most: 3, seconds: daySeconds };
const ofSender = { most: 10, seconds: daySeconds };
const anHour = { most: 5, seconds: hourSeconds };

/** The mail is in the name of the visitor who asked. */
export async function writeToFriend(
  transaction: Transaction<Database>,
  { jobs, language, log, now, clientAddress }: RequestContext,
  propertyId: number,
  { id, values }: KeptLead<typeof friendForm>,
): Promise<void> {
  const { friend_email, email, first_name, last_name, remark } = values;
  // The visitor gets the same answer as for a mail that is sent.
  if (await wasWritten(transaction, { friend: friend_email, sender: email, propertyId }))
    return log.info({ lead: id }, 'a mail to a friend was not sent: it was sent before');
  const sender = email.toLowerCase();
  const counted = [
    { what: ['friend', friend_email.toLowerCase()], limit: toFriend },
    { what: ['friend_of', sender], limit: ofSender },
    { what: ['friend_of_an_hour', sender], limit: anHour },
    ...fromAddress('friend_from', clientAddress, anHour),
  ];
  // Beyond a limit the answer is the same: another one would reveal how often others wrote to the address.
  if (!(await countRequests(transaction, counted, now)))
    return log.info({ lead: id }, 'a mail to a friend was not sent: the limit is reached');
  await queueMail(transaction, jobs, {
    template: 'friend',
    language,
    recipient: friend_email,
    replyTo: email,
    leadId: id,
    now,
    data: {
      senderName: withoutAddresses(`${first_name} ${last_name}`),
      senderEmail: email,
      remark: remark && withoutAddresses(remark),
      propertyId,
    },
  });
}

/** A friend is not told twice of a property by the same sender (Code of economic law XII.13). */
async function wasWritten(
  transaction: Transaction<Database>,
  { friend, sender, propertyId }: { friend: string; sender: string; propertyId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from mail_message
    where template = 'friend' and lower(recipient) = ${friend.toLowerCase()}
      and lower(reply_to) = ${sender.toLowerCase()} and data ->> 'propertyId' = ${String(propertyId)}
    limit 1`.execute(transaction);
  return rows.length > 0;
}
