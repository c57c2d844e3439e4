import { countRequests, forgetRequests, fromAddress } from '#commands/lead/count-request.ts';
import { sendStaffLink } from '#commands/staff/send-staff-link.ts';
import { setStaffPassword } from '#commands/staff/set-staff-password.ts';
import { findStaffLink, takeStaffLink } from '#commands/staff/staff-link.ts';
import { findStaff, findStaffPasswordHash, type StaffRow } from '#database/staff/staff.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { inEqualTime } from '#login/engine/in-equal-time.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { hashPassword, verifyPassword } from '#login/engine/password-hash.ts';
import { failuresAnHour, failuresOf, limited, unlessBusy } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { beginStaffSession, type StaffSignedIn } from './sign-in.ts';
import type { StaffSession, StaffTools } from './staff-login.ts';

const anHour = { most: 5, seconds: hourSeconds };

/** See StaffLogin. */
export async function requestPassword(
  tools: StaffTools,
  email: string,
  asking: Asking,
): Promise<{ outcome: 'sent' | 'too many' }> {
  const { database } = tools;
  const { clientAddress, now } = asking;
  const counted = [
    ...fromAddress('staff-password-link', clientAddress, anHour),
    { what: ['staff-password-link-to', email.toLowerCase()], limit: anHour },
  ];
  const isAllowed = await countRequests(database, counted, now);
  const asked = isAllowed
    ? await inEqualTime(() =>
        database.transaction().execute(async (transaction) => {
          const staff = await findStaff(transaction, { email });
          if (staff && !staff.endedAt)
            await sendStaffLink(transaction, { ...tools, now }, staff, 'staff-password');
        }),
      )
    : { outcome: 'too many' as const };
  await noteStep(tools, { step: 'ask-password', outcome: asked.outcome, email }, asking);
  return asked;
}

/** See StaffLogin. Following the link proves that the person reads mail at that address, so it is confirmed too. */
export async function choosePassword(
  tools: StaffTools,
  given: { token: string; password: string },
  asking: Asking,
): Promise<StaffSignedIn | { outcome: 'over' }> {
  const staff = await findStaffLink(tools.database, given.token, asking.now);
  const chosen = staff ? await takeLink(tools, staff, given, asking) : { outcome: 'over' as const };
  const { outcome } = chosen;
  await noteStep(tools, { step: 'choose-password', outcome, email: staff?.email }, asking);
  return chosen;
}

async function takeLink(
  tools: StaffTools,
  staff: StaffRow,
  { token, password }: { token: string; password: string },
  asking: Asking,
): Promise<StaffSignedIn | { outcome: 'over' }> {
  const { database } = tools;
  const { now } = asking;
  return unlessBusy(async () => {
    const passwordHash = await hashPassword(password);
    const isTaken = await database.transaction().execute(async (transaction) => {
      // Locked first, as when an account is ended: otherwise each could wait for the other.
      await transaction.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute();
      if (!(await takeStaffLink(transaction, token, staff.id))) return false;
      await transaction
        .updateTable('staff')
        .set({ email_verified: true, updated_at: now })
        .where('id', '=', staff.id)
        .execute();
      await setStaffPassword(transaction, { ...tools, now }, staff, { passwordHash });
      await forgetRequests(transaction, failuresOf(tools.whose, staff.email), failuresAnHour, now);
      return true;
    });
    return isTaken ? beginStaffSession(tools, { email: staff.email, password }, asking) : { outcome: 'over' };
  });
}

/** See StaffLogin. */
export async function changePassword(
  tools: StaffTools,
  { id: keptSession, staff }: StaffSession,
  { present, password }: { present: string; password: string },
  asking: Asking,
): Promise<{ outcome: 'done' | 'wrong' | 'too many' | 'busy' }> {
  const { database } = tools;
  const about = { step: 'change-password', email: staff.email } as const;
  return limited<{ outcome: 'done' | 'wrong' }>(tools, about, asking, async () => {
    const hash = await findStaffPasswordHash(database, staff.id);
    if (!hash || !(await verifyPassword({ hash, password: present }))) return { outcome: 'wrong' };
    const passwordHash = await hashPassword(password);
    await database
      .transaction()
      .execute((transaction) =>
        setStaffPassword(transaction, { ...tools, now: asking.now }, staff, { passwordHash, keptSession }),
      );
    return { outcome: 'done' };
  });
}
