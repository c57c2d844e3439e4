import type { Kysely } from 'kysely';
import { beforeEach } from 'vitest';
import type { Database } from '#database/client.ts';
import { createStaffLogin, type StaffSession } from '#login/staff/staff-login.ts';
import { passkeyDevice, type Ways } from './passkey-device.ts';
import { addStaff, staffPassword as password } from './staff.ts';

export const officeHost = 'kantoor.agency.be';
const officeUrl = `https://${officeHost}`;
const at = { origin: officeUrl, rpId: officeHost };

/** An office whose staff log in by passkey, in browsers and with devices of their own. */
export function passkeyOffice(database: Kysely<Database>) {
  const jobs = { enqueue: async () => {} };
  const login = createStaffLogin({ database, jobs, officeUrl, agency: async () => 'Rooilijn' });
  const { passkeys } = login;

  /** A browser: its cookies and its network address. */
  function browser(clientAddress = '192.0.2.1') {
    const jar = new Map<string, string>();
    return {
      jar,
      keep(cookies: readonly string[]) {
        for (const cookie of cookies) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          if (value) jar.set(name, value);
          else jar.delete(name);
        }
      },
      asking(now = new Date()) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        return {
          headers: new Headers({ Cookie: cookie }),
          clientAddress,
          now,
          host: officeHost,
          log: { info: () => {} },
        };
      },
      async session(): Promise<StaffSession | undefined> {
        return login.findSession(this.asking().headers, new Date());
      },
    };
  }

  type Browser = ReturnType<typeof browser>;

  async function logIn(email: string, own: Browser = browser()): Promise<Browser> {
    const signedIn = await login.signIn({ email, password }, own.asking());
    if (signedIn.outcome !== 'in') throw new Error(signedIn.outcome);
    own.keep(signedIn.cookies);
    return own;
  }

  async function sessionOf(own: Browser): Promise<StaffSession> {
    const session = await own.session();
    if (!session) throw new Error('nobody is logged in');
    return session;
  }

  async function beginAdding(own: Browser) {
    const begun = await passkeys.beginAdding(await sessionOf(own), password, own.asking());
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    return begun.options;
  }

  async function add(own: Browser, device = passkeyDevice(at), ways: Ways = {}) {
    const answer = device.make(await beginAdding(own), ways);
    const added = await passkeys.finishAdding(await sessionOf(own), { answer, name: 'Laptop' }, own.asking());
    if (added.outcome !== 'done') throw new Error(added.outcome);
    own.keep(added.cookies);
    return device;
  }

  /** A staff member with a passkey, and the browser in which it was made. */
  async function withPasskey(ways: Ways = {}) {
    const staff = await addStaff(database, { role: 'admin' });
    const own = await logIn(staff.email);
    return { staff, own, device: await add(own, undefined, ways) };
  }

  async function beginEntering(own: Browser) {
    const begun = await passkeys.beginEntering(own.asking());
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    own.keep(begun.cookies);
    return begun.options;
  }

  async function enter(device: ReturnType<typeof passkeyDevice>, ways: Ways = {}, own = browser()) {
    return passkeys.finishEntering(device.answer(await beginEntering(own), ways), own.asking());
  }

  async function actions(): Promise<string[]> {
    const rows = await database.selectFrom('audit_entry').select('action').orderBy('id').execute();
    return rows.map(({ action }) => action);
  }

  beforeEach(async () => {
    for (const table of ['staff', 'staff_verification', 'request_count', 'audit_entry'] as const)
      await database.deleteFrom(table).execute();
  });

  return {
    login,
    passkeys,
    newDevice: () => passkeyDevice(at),
    ...{ browser, logIn, sessionOf, actions },
    ...{ beginAdding, add, withPasskey, beginEntering, enter },
  };
}
