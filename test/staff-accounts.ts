import { afterAll, beforeEach } from 'vitest';
import { inviteStaff } from '#commands/staff/invite-staff.ts';
import { createStaffLogin, type StaffSession } from '#login/staff/staff-login.ts';
import { testDatabase } from './database.ts';

export const password = 'vijf groene fietsen';
export const email = 'eline@agency.be';

/** A browser: its cookies, and its address. */
export function browser(clientAddress = '192.0.2.1') {
  const jar = new Map<string, string>();
  return {
    jar,
    keep(cookies: readonly string[]) {
      for (const cookie of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value && !/max-age=0/i.test(cookie)) jar.set(name, value);
        else jar.delete(name);
      }
    },
    headers: () => new Headers({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    asking(now = new Date()) {
      return { headers: this.headers(), clientAddress, now, log: { info: () => {} } };
    },
  };
}

export type Browser = ReturnType<typeof browser>;

/** The log-in of staff on a database of its own; each test begins without an account. */
export async function staffAccounts() {
  const { database } = await testDatabase();
  afterAll(() => database.destroy());

  const jobs = { enqueue: async () => {} };
  const officeUrl = 'https://kantoor.agency.be';
  const login = createStaffLogin({ database, jobs, officeUrl, agency: async () => 'Rooilijn' });

  beforeEach(async () => {
    for (const table of ['staff', 'mail_message', 'request_count', 'audit_entry'] as const)
      await database.deleteFrom(table).execute();
  });

  async function invite(to = email, role: 'admin' | 'agent' = 'agent'): Promise<string> {
    const by = { database, now: new Date(), actor: 'command', jobs, officeUrl };
    const invited = await inviteStaff(by, { name: 'Eline', email: to, role, language: 'nl' });
    if (invited.outcome !== 'invited') throw new Error('not invited');
    return invited.link.split('/').at(-2) ?? '';
  }

  async function arrive(at: Browser = browser()): Promise<Browser> {
    const chosen = await login.choosePassword({ token: await invite(), password }, at.asking());
    if (chosen.outcome !== 'in') throw new Error(chosen.outcome);
    at.keep(chosen.cookies);
    return at;
  }

  async function sessionOf(at: Browser, now = new Date()): Promise<StaffSession> {
    const session = await login.findSession(at.headers(), now);
    if (!session) throw new Error('nobody is logged in');
    return session;
  }

  const mailed = () =>
    database.selectFrom('mail_message').select(['recipient', 'template', 'data']).orderBy('id').execute();

  /** The token of the last link to choose a password. */
  async function tokenMailed(): Promise<string> {
    const { data } = (await mailed()).findLast(({ template }) => template === 'staff-password') ?? {};
    return (data as { link: string } | undefined)?.link.split('/').at(-2) ?? '';
  }

  return { database, login, invite, arrive, sessionOf, mailed, tokenMailed };
}
