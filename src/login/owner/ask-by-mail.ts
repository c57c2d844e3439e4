import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { registerOwner } from '#commands/owner/register-owner.ts';
import { sendPasswordLink } from '#commands/owner/send-password-link.ts';
import { findOwner } from '#database/owner/owners.ts';
import type { Language } from '#domain/language.ts';
import { daySeconds, hourSeconds } from '#domain/time/durations.ts';
import { inEqualTime } from '#login/engine/in-equal-time.ts';
import { hashPassword } from '#login/engine/password-hash.ts';
import { unlessBusy } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import type { OwnerTools } from './owner-login.ts';

export type AskedByMail = { outcome: 'sent' | 'too many' | 'busy' };

const anHour = { most: 5, seconds: hourSeconds };
const aDay = { most: 3, seconds: daySeconds };

/** See OwnerLogin. */
export async function register(
  tools: OwnerTools,
  { password, ...given }: { name: string; email: string; password: string; language: Language },
  { clientAddress, now }: Asking,
): Promise<AskedByMail> {
  if (!(await mayMail(tools, given.email, { clientAddress, now }))) return { outcome: 'too many' };
  return unlessBusy(() =>
    inEqualTime(async () => {
      const passwordHash = await hashPassword(password);
      await registerOwner({ ...tools, now }, { ...given, passwordHash });
    }),
  );
}

/** See OwnerLogin. */
export async function requestPassword(
  { database, jobs }: OwnerTools,
  email: string,
  { clientAddress, now }: Asking,
): Promise<AskedByMail> {
  const counted = [
    ...fromAddress('password-link', clientAddress, anHour),
    { what: ['password-link-to', email.toLowerCase()], limit: anHour },
  ];
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  return inEqualTime(() =>
    database.transaction().execute(async (transaction) => {
      const owner = await findOwner(transaction, { email });
      if (owner) await sendPasswordLink(transaction, { jobs, now }, owner, 'owner-password');
    }),
  );
}

/** Whether one more mail may be sent to an address, whether or not it has an account. */
export async function mayMail(
  { database }: OwnerTools,
  email: string,
  { clientAddress, now }: Pick<Asking, 'clientAddress' | 'now'>,
): Promise<boolean> {
  const counted = [
    ...fromAddress('owner-confirm', clientAddress, anHour),
    { what: ['owner-confirm-to', email.toLowerCase()], limit: aDay },
  ];
  return countRequests(database, counted, now);
}
