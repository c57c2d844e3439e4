import { askNewEmail } from '#commands/owner/change-owner-email.ts';
import { setOwnerPassword } from '#commands/owner/set-owner-password.ts';
import { findPasswordHash } from '#database/owner/owners.ts';
import { inEqualTime } from '#login/engine/in-equal-time.ts';
import { hashPassword, verifyPassword } from '#login/engine/password-hash.ts';
import { limited, type SignedIn } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { type AskedByMail, mayMail } from './ask-by-mail.ts';
import type { Owner, OwnerTools } from './owner-login.ts';
import { beginSession } from './sign-in.ts';

/** See OwnerLogin. */
export async function changePassword(
  tools: OwnerTools,
  owner: Owner,
  { present, password }: { present: string; password: string },
  asking: Asking,
): Promise<SignedIn> {
  const { database, jobs } = tools;
  return limited<SignedIn>(tools, { step: 'change-password', email: owner.email }, asking, async () => {
    if (!(await isPasswordOf(tools, owner, present))) return { outcome: 'wrong' };
    const passwordHash = await hashPassword(password);
    await database
      .transaction()
      .execute((transaction) =>
        setOwnerPassword(transaction, { jobs, now: asking.now }, owner, passwordHash),
      );
    return beginSession(tools, { email: owner.email, password }, asking);
  });
}

/** See OwnerLogin. */
export async function changeEmail(
  tools: OwnerTools,
  owner: Owner,
  { present, email }: { present: string; email: string },
  asking: Asking,
): Promise<AskedByMail | { outcome: 'wrong' }> {
  const about = { step: 'change-email', email: owner.email } as const;
  return limited<AskedByMail | { outcome: 'wrong' }>(tools, about, asking, async () => {
    if (!(await isPasswordOf(tools, owner, present))) return { outcome: 'wrong' };
    if (!(await mayMail(tools, email, asking))) return { outcome: 'too many' };
    return inEqualTime(() => askNewEmail({ ...tools, now: asking.now }, owner, email));
  });
}

async function isPasswordOf({ database }: OwnerTools, { id }: Owner, password: string): Promise<boolean> {
  const hash = await findPasswordHash(database, id);
  return hash !== undefined && verifyPassword({ hash, password });
}
