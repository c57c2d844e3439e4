import { countRequests, fromAddress } from '#commands/lead/count-request.ts';
import { registerOwner } from '#commands/owner/register-owner.ts';
import { sendPasswordLink } from '#commands/owner/send-password-link.ts';
import { findOwner } from '#database/owner/owners.ts';
import type { Language } from '#domain/language.ts';
import { daySeconds, hourSeconds } from '#domain/time/durations.ts';
import { inEqualTime } from '#login/engine/in-equal-time.ts';
import { noteStep } from '#login/engine/note-step.ts';
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
  asking: Asking,
): Promise<AskedByMail> {
  const { now } = asking;
  const isAllowed = await mayMail(tools, given.email, asking);
  const asked: AskedByMail = isAllowed
    ? await unlessBusy(() =>
        inEqualTime(async () => {
          const passwordHash = await hashPassword(password);
          await registerOwner({ ...tools, now }, { ...given, passwordHash });
        }),
      )
    : { outcome: 'too many' };
  await noteStep(tools, { step: 'register', outcome: asked.outcome, email: given.email }, asking);
  return asked;
}

/** See OwnerLogin. */
export async function requestPassword(
  tools: OwnerTools,
  email: string,
  asking: Asking,
): Promise<AskedByMail> {
  const { database, jobs } = tools;
  const { clientAddress, now } = asking;
  const counted = [
    ...fromAddress('password-link', clientAddress, anHour),
    { what: ['password-link-to', email.toLowerCase()], limit: anHour },
  ];
  const isAllowed = await countRequests(database, counted, now);
  const asked: AskedByMail = isAllowed
    ? await inEqualTime(() =>
        database.transaction().execute(async (transaction) => {
          const owner = await findOwner(transaction, { email });
          if (owner && !owner.disabled_at)
            await sendPasswordLink(transaction, { jobs, now }, owner, 'owner-password');
        }),
      )
    : { outcome: 'too many' };
  await noteStep(tools, { step: 'ask-password', outcome: asked.outcome, email }, asking);
  return asked;
}

/** True if one more mail may be sent to an address, whether or not it has an account. */
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
