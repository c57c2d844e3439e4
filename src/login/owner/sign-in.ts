import { audit } from '#commands/audit.ts';
import { findOwner } from '#database/owner/owners.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { findSession, sentBack, signOut } from '#login/engine/sessions.ts';
import { checkPassword, cookiesAfter, limited, type SignedIn } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import type { OwnerTools } from './owner-login.ts';

/** See OwnerLogin. */
export async function signIn(
  tools: OwnerTools,
  given: { email: string; password: string },
  asking: Asking,
): Promise<SignedIn> {
  return limited(tools, { step: 'log-in', email: given.email }, asking, async () => {
    const begun = await beginSession(tools, given, asking);
    const { outcome } = begun;
    if (outcome === 'in' || outcome === 'wrong') {
      // Also for an unknown address, which is left out: the answer takes as long, and the log keeps no stranger's
      // address.
      const { id = 'unknown' } = (await findOwner(tools.database, given)) ?? {};
      const who = `owner:${id}`;
      if (outcome === 'in') await note(tools, 'owner.log-in', { actor: who, subject: who }, asking);
      else await note(tools, 'owner.log-in-failed', { actor: 'stranger', subject: who }, asking);
    }
    return begun;
  });
}

/** For an owner whose password was checked or just chosen; the browser's earlier session ends. */
export async function beginSession(
  tools: OwnerTools,
  given: { email: string; password: string },
  asking: Asking,
): Promise<SignedIn> {
  const checked = await checkPassword(tools, given, asking);
  if (checked.outcome !== 'right') return checked;
  if ((await findOwner(tools.database, given))?.disabled_at) {
    await signOut(tools, sentBack(checked.answered));
    return { outcome: 'disabled' };
  }
  return { outcome: 'in', cookies: await cookiesAfter(tools, checked.answered, given.email, asking) };
}

/** See OwnerLogin. */
export async function signOutOwner(tools: OwnerTools, asking: Asking): Promise<string[]> {
  const session = await findSession(tools, asking.headers, asking.now);
  const cookies = await signOut(tools, asking.headers);
  if (session) {
    const { id, email } = session.person as { id: string; email: string };
    const who = `owner:${id}`;
    await note(tools, 'owner.log-out', { actor: who, subject: who }, asking);
    await noteStep(tools, { step: 'log-out', outcome: 'done', email }, asking);
  }
  return cookies;
}

async function note(
  { database }: OwnerTools,
  action: string,
  { actor, subject }: { actor: string; subject: string },
  { now }: Asking,
) {
  await database.transaction().execute((transaction) => audit(transaction, { now, actor }, action, subject));
}
