import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';
import { hashPassword } from '#login/engine/password-hash.ts';
import { createStaffLogin } from '#login/staff/staff-login.ts';
import { codeOf } from './staff-code.ts';

export const staffPassword = 'zes rode trams';

/** The options of `createTestApp` for a site with an office. */
export const officeSite = { publicUrl: 'https://www.agency.be', officeUrl: 'https://kantoor.agency.be' };
export const officeHost = new URL(officeSite.officeUrl).host;

/** One hash for all, because hashing takes a twentieth of a second. */
const hash = hashPassword(staffPassword);

let count = 0;

type NewStaff = { role: Role; name?: string; email?: string; language?: Language; agent_id?: number };

/** Adds a member of staff who can log in with `staffPassword`. */
export async function addStaff(
  database: Kysely<Database>,
  given: NewStaff,
): Promise<{ id: string; email: string }> {
  count += 1;
  const staff = await database
    .insertInto('staff')
    .values({
      name: 'Eline Vermeersch',
      email: `kantoor${count}@agency.be`,
      language: 'nl',
      email_verified: true,
      ...given,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  await database
    .insertInto('staff_password')
    .values({ staff_id: staff.id, account_id: staff.id, provider_id: 'credential', password: await hash })
    .execute();
  return staff;
}

/**
 * Makes a member of staff with this role and logs them in: `cookie` is the header of their browser. An administrator
 * has a code, without which no screen opens, unless `code` is false. The app must have an office at an https address,
 * as `officeSite` has.
 */
export async function logInStaff(
  { database }: { database: Kysely<Database> },
  role: Role,
  { code = role === 'admin', ...given }: Partial<NewStaff> & { code?: boolean } = {},
): Promise<{ id: string; email: string; cookie: string }> {
  const staff = await addStaff(database, { ...given, role });
  const login = createStaffLogin({
    database,
    jobs: { enqueue: async () => {} },
    officeUrl: officeSite.officeUrl,
    agency: async () => 'Gevel',
  });
  let cookies: string[] = [];
  const asking = () => ({
    headers: new Headers({ Cookie: cookies.map((each) => each.split(';', 1)[0]).join('; ') }),
    clientAddress: `192.0.2.${count % 250}`,
    now: new Date(),
    log: { info: () => {} },
  });
  const signedIn = await login.signIn({ email: staff.email, password: staffPassword }, asking());
  if (signedIn.outcome !== 'in') throw new Error(`${staff.email} could not log in: ${signedIn.outcome}`);
  cookies = signedIn.cookies;
  if (code) {
    const session = await login.findSession(asking().headers, new Date());
    if (!session) throw new Error('Who just logged in has no session.');
    const begun = await login.beginCode(session, staffPassword, asking());
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    const confirmed = await login.confirmCode(session, codeOf(begun.totpUri), asking());
    if (confirmed.outcome !== 'done') throw new Error(confirmed.outcome);
    cookies = [...cookies.filter((each) => !each.startsWith('__Host-staff=')), ...confirmed.cookies];
  }
  return { ...staff, cookie: asking().headers.get('Cookie') ?? '' };
}

/** Asks the office of an app that was made with `officeSite`, as the browser with that cookie. */
export function asksOffice({
  request,
}: {
  request: (path: string, init?: RequestInit, host?: string) => Promise<Response>;
}) {
  return {
    see: (path: string, cookie = '') => request(path, { headers: { Cookie: cookie } }, officeHost),
    /** Sends a form, as the page of the office does. */
    send: (path: string, fields: Record<string, string> | [string, string][], cookie = '') =>
      request(
        path,
        {
          method: 'POST',
          headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
          body: new URLSearchParams(fields),
        },
        officeHost,
      ),
  };
}
