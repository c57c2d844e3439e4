import { removePasskey, renamePasskey } from '#commands/staff/passkeys.ts';
import { type ListedPasskey, listPasskeys } from '#database/staff/passkeys.ts';
import { findStaffPasswordHash } from '#database/staff/staff.ts';
import { verifyPassword } from '#login/engine/password-hash.ts';
import { limited } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import type { Entered } from '#login/staff/sign-in.ts';
import type { StaffSession, StaffTools } from '#login/staff/staff-login.ts';
import {
  type AddedPasskey,
  type BegunPasskey,
  beginAdding,
  finishAdding,
  type PasskeyAsking,
} from './add-passkey.ts';
import { type BegunEntering, beginEntering, finishEntering } from './enter-by-passkey.ts';

type Refused = { outcome: 'wrong' | 'too many' | 'busy' };

/** `answer`: the device's answer, as JSON of the browser. */
export type StaffPasskeys = {
  /** Requires the password. 'full': the account has as many passkeys as allowed. */
  beginAdding(
    session: StaffSession,
    password: string,
    asking: PasskeyAsking,
  ): Promise<BegunPasskey | Refused | { outcome: 'full' }>;
  /** Works once, in the session in which it was begun; all other sessions end, and this one is renewed. */
  finishAdding(
    session: StaffSession,
    given: { answer: string; name: string },
    asking: PasskeyAsking,
  ): Promise<AddedPasskey>;
  beginEntering(asking: PasskeyAsking): Promise<BegunEntering>;
  /** Works once, in the browser in which it was begun. 'over': begin again. */
  finishEntering(answer: string, asking: PasskeyAsking): Promise<Entered>;
  list(staffId: string): Promise<ListedPasskey[]>;
  rename(session: StaffSession, given: { id: string; name: string }, asking: Asking): Promise<void>;
  /** Requires the password; all other sessions end. */
  remove(
    session: StaffSession,
    given: { id: string; password: string },
    asking: Asking,
  ): Promise<{ outcome: 'done' } | Refused>;
};

/** `given`: replaces a published password by a wrong one. */
export function createStaffPasskeys(tools: StaffTools, given: (password: string) => string): StaffPasskeys {
  const { database } = tools;
  return {
    beginAdding: (session, password, asking) => beginAdding(tools, session, given(password), asking),
    finishAdding: (session, made, asking) => finishAdding(tools, session, made, asking),
    beginEntering: (asking) => beginEntering(tools, asking),
    finishEntering: (answer, asking) => finishEntering(tools, answer, asking),
    list: (staffId) => listPasskeys(database, staffId),
    rename: ({ staff }, { id, name }, { now }) =>
      renamePasskey({ database, now, actor: `staff:${staff.id}` }, { staffId: staff.id, id, name }),
    remove: ({ id: keptSession, staff }, { id, password }, asking) =>
      limited<{ outcome: 'done' | 'wrong' }>(
        tools,
        { step: 'remove-passkey', email: staff.email },
        asking,
        async () => {
          const hash = await findStaffPasswordHash(database, staff.id);
          if (!hash || !(await verifyPassword({ hash, password: given(password) })))
            return { outcome: 'wrong' };
          const by = { database, now: asking.now, actor: `staff:${staff.id}` };
          await removePasskey(by, { staffId: staff.id, id, keptSession });
          return { outcome: 'done' };
        },
      ),
  };
}
