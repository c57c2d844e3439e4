import { forgetRequests } from '#commands/lead/count-request.ts';
import { confirmOwnerEmail } from '#commands/owner/change-owner-email.ts';
import { findOwnerLink, takeOwnerLink } from '#commands/owner/owner-link.ts';
import { setOwnerPassword } from '#commands/owner/set-owner-password.ts';
import { findPasswordHash, type OwnerRow } from '#database/owner/owners.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { hashPassword, verifyPassword } from '#login/engine/password-hash.ts';
import { failuresAnHour, failuresOf, limited, type SignedIn, unlessBusy } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import type { OwnerTools } from './owner-login.ts';
import { beginSession } from './sign-in.ts';

/** 'over': the link is no longer valid. */
export type Followed = SignedIn | { outcome: 'over' };

/** See OwnerLogin. Following the link proves that the owner reads mail at that address, so it is confirmed too. */
export async function choosePassword(
  tools: OwnerTools,
  { token, password }: { token: string; password: string },
  asking: Asking,
): Promise<Followed> {
  const link = await findOwnerLink(tools.database, 'choose-password', token, asking.now);
  // The owner may have changed the address after the link was sent.
  const isOver = !link || link.email !== link.owner.email;
  const followed: Followed = isOver
    ? { outcome: 'over' }
    : await takeLink(tools, link.owner, { token, password }, asking);
  await noteStep(
    tools,
    { step: 'choose-password', outcome: followed.outcome, email: link?.owner.email },
    asking,
  );
  return followed;
}

async function takeLink(
  tools: OwnerTools,
  owner: OwnerRow,
  { token, password }: { token: string; password: string },
  asking: Asking,
): Promise<Followed> {
  const { database, jobs } = tools;
  const { now } = asking;
  return unlessBusy(async () => {
    const passwordHash = await hashPassword(password);
    const isTaken = await database.transaction().execute(async (transaction) => {
      if (!(await takeOwnerLink(transaction, 'choose-password', token, owner.id))) return false;
      await transaction
        .updateTable('owner')
        .set({ email_verified: true, updated_at: now })
        .where('id', '=', owner.id)
        .execute();
      await setOwnerPassword(transaction, { jobs, now }, owner, passwordHash);
      await forgetRequests(transaction, failuresOf(tools.whose, owner.email), failuresAnHour, now);
      return true;
    });
    return isTaken ? beginSession(tools, { email: owner.email, password }, asking) : { outcome: 'over' };
  });
}

/**
 * See OwnerLogin. Asks for the password: a stranger may have registered with somebody else's address, and the person
 * who opens the link in good faith must not confirm that account.
 */
export async function confirmEmail(
  tools: OwnerTools,
  { token, password }: { token: string; password: string },
  asking: Asking,
): Promise<Followed> {
  const { database } = tools;
  const link = await findOwnerLink(database, 'confirm-email', token, asking.now);
  if (!link) return { outcome: 'over' };
  const { owner, email } = link;
  return limited<Followed>(tools, { step: 'confirm-email', email: owner.email }, asking, async () => {
    const hash = await findPasswordHash(database, owner.id);
    if (!hash || !(await verifyPassword({ hash, password }))) return { outcome: 'wrong' };
    const isConfirmed = await confirmOwnerEmail({ ...tools, now: asking.now }, token);
    return isConfirmed ? beginSession(tools, { email, password }, asking) : { outcome: 'over' };
  });
}
