import { beforeEach } from 'vitest';
import type { TestApp } from './app.ts';

export const newPassword = 'drie blauwe zwanen';

/** Helpers for tests of accounts; each test starts without mails. */
export function ownerAccounts({ request, database }: TestApp) {
  beforeEach(async () => {
    await database.deleteFrom('mail_message').execute();
  });

  const mails = () =>
    database
      .selectFrom('mail_message')
      .select(['template', 'recipient', 'language', 'data'])
      .orderBy('position')
      .execute();

  return {
    mails,
    kinds: async () => (await mails()).map(({ template, recipient }) => `${template} ${recipient}`),
    pathIn: async (key: string, at = -1) =>
      ((await mails()).at(at)?.data as Record<string, string> | undefined)?.[key] ?? '',
    /** A logged-in owner is redirected from the login page. */
    isIn: async (cookie: string) => (await request('/nl/login/', { headers: { cookie } })).status === 303,
    ownerOf: (email: string) =>
      database.selectFrom('owner').selectAll().where('email', '=', email).executeTakeFirst(),
  };
}

export const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
