import { audit } from '#commands/audit.ts';
import type { StaffRow } from '#database/staff/staff.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { endSessions, headersForLogin, listSessions } from '#login/engine/sessions.ts';
import { limited } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { isCookie } from '#login/engine/whose.ts';
import { refusalOf } from './sign-in.ts';
import type { StaffTools } from './staff-login.ts';

/** `totpUri`: the address that an app for codes reads, as a link or a QR code. */
export type BegunCode = { outcome: 'begun'; totpUri: string; backupCodes: string[] };

export type FreshCodes = { outcome: 'made'; backupCodes: string[] };

type Wrong = { outcome: 'wrong' };
type Done = { outcome: 'done'; cookies: string[] };

/** See StaffLogin. */
export function beginCode(tools: StaffTools, staff: StaffRow, password: string, asking: Asking) {
  return limited<BegunCode | Wrong>(tools, { step: 'add-code', email: staff.email }, asking, () =>
    unlessRefused(async () => {
      const { api } = await tools.authentication();
      const begun = await api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: headersForLogin(asking.headers),
      });
      if (begun.method !== 'totp') throw new Error('better-auth began another kind of code.');
      return { outcome: 'begun', totpUri: begun.totpURI, backupCodes: begun.backupCodes };
    }),
  );
}

/** See StaffLogin. Sessions that began with the password alone end. */
export async function confirmCode(tools: StaffTools, staff: StaffRow, code: string, asking: Asking) {
  const confirmed = await unlessRefused<Done>(async () => {
    const { api } = await tools.authentication();
    const before = await listSessions(tools.database, tools.whose, staff.id, asking.now);
    const { headers } = await api.verifyTOTP({
      body: { code },
      headers: headersForLogin(asking.headers),
      returnHeaders: true,
    });
    for (const { id } of before) await endSessions(tools.database, tools.whose, staff.id, { only: id });
    await note(tools, staff, 'staff.code-on', asking);
    return { outcome: 'done', cookies: sessionIn(headers, tools) };
  });
  const { outcome } = confirmed;
  await noteStep(tools, { step: 'confirm-code', outcome, email: staff.email }, asking);
  return confirmed;
}

/** See StaffLogin. */
export function stopCode(tools: StaffTools, staff: StaffRow, password: string, asking: Asking) {
  return limited<Done | Wrong>(tools, { step: 'remove-code', email: staff.email }, asking, () =>
    unlessRefused(async () => {
      const { api } = await tools.authentication();
      const { headers } = await api.disableTwoFactor({
        body: { password },
        headers: headersForLogin(asking.headers),
        returnHeaders: true,
      });
      await note(tools, staff, 'staff.code-off', asking);
      return { outcome: 'done', cookies: sessionIn(headers, tools) };
    }),
  );
}

/** See StaffLogin. */
export function freshBackupCodes(tools: StaffTools, staff: StaffRow, password: string, asking: Asking) {
  return limited<FreshCodes | Wrong>(tools, { step: 'new-backup-codes', email: staff.email }, asking, () =>
    unlessRefused(async () => {
      const { api } = await tools.authentication();
      const { backupCodes } = await api.generateBackupCodes({
        body: { password },
        headers: headersForLogin(asking.headers),
      });
      await note(tools, staff, 'staff.backup-codes', asking);
      return { outcome: 'made', backupCodes };
    }),
  );
}

/** 'wrong' for everything that better-auth refuses: a wrong password, a wrong code, an account without a code. */
async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | Wrong> {
  try {
    return await work();
  } catch (error) {
    if (refusalOf(error)) return { outcome: 'wrong' };
    throw error;
  }
}

/** better-auth begins a new session when the account's protection changes. */
function sessionIn(headers: Headers, { whose }: StaffTools): string[] {
  return headers.getSetCookie().filter((set) => isCookie(whose.sessionCookie, set));
}

async function note({ database }: StaffTools, { id }: StaffRow, action: string, { now }: Asking) {
  await database
    .transaction()
    .execute((transaction) => audit(transaction, { now, actor: `staff:${id}` }, action, `staff:${id}`));
}
