import { audit } from '#commands/audit.ts';
import { countRequests, fromAddress, uncountRequest } from '#commands/lead/count-request.ts';
import { findStaff } from '#database/staff/staff.ts';
import { minuteSeconds } from '#domain/time/durations.ts';
import { noteStep } from '#login/engine/note-step.ts';
import { headersForLogin, sentBack, signOut } from '#login/engine/sessions.ts';
import { checkPassword, cookiesAfter, limited, statusOf } from '#login/engine/sign-in.ts';
import type { Asking } from '#login/engine/tools.ts';
import { findCookie, isCookie } from '#login/engine/whose.ts';
import { codeCookie } from './staff-cookies.ts';
import type { StaffTools } from './staff-login.ts';

export type StaffSignedIn =
  | { outcome: 'in' | 'code'; cookies: string[] }
  | { outcome: 'passkey' }
  /** 'wrong' does not reveal whether the account exists. */
  | { outcome: 'wrong' | 'too many' | 'busy' };

export type Entered = { outcome: 'in'; cookies: string[] } | { outcome: 'wrong' | 'too many' | 'over' };

const quarter = 15 * minuteSeconds;
const codesOfAccount = { most: 5, seconds: quarter };
const codesOfAddress = { most: 20, seconds: quarter };

/** A code of the app is valid for a minute and a half at most, and is accepted once (RFC 6238, 5.2). */
const onceOnly = { most: 1, seconds: 5 * minuteSeconds };

/** See StaffLogin. */
export async function signIn(
  tools: StaffTools,
  given: { email: string; password: string },
  asking: Asking,
): Promise<StaffSignedIn> {
  return limited<StaffSignedIn>(tools, { step: 'log-in', email: given.email }, asking, async () => {
    const begun = await beginStaffSession(tools, given, asking);
    if (begun.outcome === 'wrong') {
      const { id } = (await findStaff(tools.database, given)) ?? {};
      await noteRefusal(tools, 'staff.log-in-failed', id, asking);
    }
    return begun;
  });
}

/**
 * Also for an unknown address, which is left out: the answer takes as long, and the log keeps no stranger's address.
 */
async function noteRefusal(
  { database }: StaffTools,
  action: string,
  id: string | undefined,
  { now }: Asking,
) {
  await database
    .transaction()
    .execute((transaction) =>
      audit(transaction, { now, actor: 'stranger' }, action, `staff:${id ?? 'unknown'}`),
    );
}

/** For a staff member whose password was checked, or just chosen. */
export async function beginStaffSession(
  tools: StaffTools,
  given: { email: string; password: string },
  asking: Asking,
): Promise<StaffSignedIn> {
  const checked = await checkPassword(tools, given, asking);
  if (checked.outcome !== 'right') return { outcome: 'wrong' };
  const awaited = checked.answered.getSetCookie().filter((set) => isCookie(codeCookie, set));
  // better-auth has already ended the session that the password began.
  if (awaited.length > 0) return { outcome: 'code', cookies: awaited };
  // Checked after the session was written: adding a passkey ends all sessions that exist then.
  if ((await findStaff(tools.database, { email: given.email }))?.hasPasskey) {
    await signOut(tools, sentBack(checked.answered));
    return { outcome: 'passkey' };
  }
  return { outcome: 'in', cookies: await arrive(tools, checked.answered, given.email, asking) };
}

/** See StaffLogin. After five wrong codes the account is locked for a quarter of an hour, from everywhere. */
export async function enterCode(
  tools: StaffTools,
  given: { code: string; kind: 'code' | 'backup' },
  asking: Asking,
): Promise<Entered> {
  const id = await whoIsAwaited(tools, asking.headers);
  const entered: Entered = id ? await tryCode(tools, id, given, asking) : { outcome: 'over' };
  const { email } = (id && (await findStaff(tools.database, { id }))) || {};
  await noteStep(tools, { step: 'log-in-code', outcome: entered.outcome, email }, asking);
  return entered;
}

async function tryCode(
  tools: StaffTools,
  staffId: string,
  { code, kind }: { code: string; kind: 'code' | 'backup' },
  asking: Asking,
): Promise<Entered> {
  const { database } = tools;
  const { now } = asking;
  // better-auth looks at its lock before it counts: simultaneous codes would all be checked.
  const counted = [
    ...fromAddress('staff-code', asking.clientAddress, codesOfAddress),
    { what: ['staff-code', staffId], limit: codesOfAccount },
  ];
  if (!(await countRequests(database, counted, now))) return { outcome: 'too many' };
  const used = { what: ['staff-code-used', staffId, code], limit: onceOnly };
  if (!(await countRequests(database, [used], now))) return { outcome: 'wrong' };
  const entered = await checkCode(tools, { code, kind }, asking);
  if (entered.outcome === 'in')
    for (const { what, limit } of counted) await uncountRequest(database, what, limit, now);
  else if (entered.outcome === 'wrong') await noteRefusal(tools, 'staff.code-failed', staffId, asking);
  else await uncountRequest(database, used.what, used.limit, now);
  return entered;
}

async function checkCode(
  tools: StaffTools,
  { code, kind }: { code: string; kind: 'code' | 'backup' },
  asking: Asking,
): Promise<Entered> {
  const { api } = await tools.authentication();
  const verify = kind === 'code' ? api.verifyTOTP : api.verifyBackupCode;
  try {
    const { headers, response } = await verify({
      body: { code },
      headers: withoutSession(asking.headers, tools),
      returnHeaders: true,
    });
    const { email } = response.user;
    const past = headers.getSetCookie().filter((set) => isCookie(codeCookie, set));
    return { outcome: 'in', cookies: [...past, ...(await arrive(tools, headers, email, asking))] };
  } catch (error) {
    const said = refusalOf(error);
    if (!said) throw error;
    if (said === 'INVALID_CODE' || said === 'INVALID_BACKUP_CODE') return { outcome: 'wrong' };
    return { outcome: statusOf(error) === 429 ? 'too many' : 'over' };
  }
}

/** The id of the person whose password was right in this browser. better-auth checks the cookie's signature later. */
async function whoIsAwaited({ database }: StaffTools, headers: Headers): Promise<string | undefined> {
  const [identifier] = decoded(findCookie(codeCookie, headers) ?? '').split('.');
  const row = identifier
    ? await database
        .selectFrom('staff_verification')
        .select('value')
        .where('identifier', '=', identifier)
        .where('staff_id', 'is', null)
        .executeTakeFirst()
    : undefined;
  return row?.value;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Notes the log-in, so that somebody can be told where it came from. */
export async function arrive(
  tools: StaffTools,
  answered: Headers,
  email: string,
  asking: Asking,
): Promise<string[]> {
  const { database } = tools;
  const { id } = (await findStaff(database, { email })) ?? {};
  if (id)
    await database.transaction().execute(async (transaction) => {
      const { now } = asking;
      await transaction.updateTable('staff').set({ last_log_in_at: now }).where('id', '=', id).execute();
      await audit(transaction, { now, actor: `staff:${id}` }, 'staff.log-in', `staff:${id}`);
    });
  return cookiesAfter(tools, answered, email, asking);
}

/** With a session, better-auth would check the code of that session's account without counting wrong ones. */
function withoutSession(headers: Headers, { whose }: StaffTools): Headers {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  const kept = headersForLogin(headers);
  kept.set('cookie', cookies.filter((each) => !isCookie(whose.sessionCookie, each)).join('; '));
  return kept;
}

/** The code of a refusal by better-auth; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  const status = statusOf(error);
  if (status === undefined || status >= 500) return undefined;
  const { body } = error as { body?: { code?: string } };
  return body?.code ?? 'REFUSED';
}
