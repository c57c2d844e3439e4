import { finishSetup } from '#commands/staff/finish-setup.ts';
import { findSetup } from '#commands/staff/setup-link.ts';
import { hashPassword, verifyPassword } from '#login/engine/password-hash.ts';
import { limited, unlessBusy } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { beginStaffSession, type StaffSignedIn } from './sign-in.ts';
import type { StaffTools } from './staff-login.ts';

export type SetUpAndIn = StaffSignedIn | { outcome: 'over' } | { outcome: 'incomplete'; problems: string[] };

/** See StaffLogin. */
export function hashNewPassword(password: string) {
  return unlessBusy(async () => ({ outcome: 'hashed' as const, hash: await hashPassword(password) }));
}

/** See StaffLogin. */
export async function setUp(
  tools: StaffTools,
  { token, password }: { token: string; password: string },
  asking: Asking,
): Promise<SetUpAndIn> {
  const { database } = tools;
  const { now } = asking;
  const draft = await findSetup(database, token, now);
  if (!draft) return { outcome: 'over' };
  const { email = '', passwordHash: hash = '' } = draft.administrator ?? {};
  return limited<SetUpAndIn>(tools, { step: 'set-up', email }, asking, async () => {
    if (!(await verifyPassword({ hash, password }))) return { outcome: 'wrong' };
    const done = await finishSetup({ database, now }, token);
    if (done.outcome === 'wrong') return { outcome: 'incomplete', problems: done.problems };
    if (done.outcome === 'over') return { outcome: 'over' };
    return beginStaffSession(tools, { email, password }, asking);
  });
}
