import { describe, expect, it } from 'vitest';
import { endStaff } from '#commands/staff/change-staff.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { browser, email, password, staffAccounts } from '#test/staff-accounts.ts';

const { database, login, invite, arrive, sessionOf, mailed } = await staffAccounts();

describe('an invitation', () => {
  it('lets choose a password, once, and logs in', async () => {
    const token = await invite();
    expect(await login.findLink(token, new Date())).toMatchObject({ email, role: 'agent' });
    const at = browser();
    const chosen = await login.choosePassword({ token, password }, at.asking());
    expect(chosen.outcome).toBe('in');
    if (chosen.outcome === 'in') at.keep(chosen.cookies);
    expect((await sessionOf(at)).staff).toMatchObject({
      email,
      name: 'Eline',
      role: 'agent',
      hasCode: false,
    });
    expect(await login.findLink(token, new Date())).toBeUndefined();
    expect(await login.choosePassword({ token, password }, at.asking())).toEqual({ outcome: 'over' });
  });

  it('holds for seven days', async () => {
    const token = await invite();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await login.findLink(token, inDays(6.9))).toBeDefined();
    expect(await login.findLink(token, inDays(7.1))).toBeUndefined();
  });

  it('is taken by one of two at once', async () => {
    const token = await invite();
    const both = await Promise.all(
      [1, 2].map(() => login.choosePassword({ token, password }, browser().asking())),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['in', 'over']);
  });
});

describe('a session', () => {
  it('ends when nobody used it for twelve hours, and is used by every request', async () => {
    const at = await arrive();
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * minuteMs);
    expect(await login.findSession(at.headers(), inHours(11))).toBeDefined();
    expect(await login.findSession(at.headers(), inHours(22))).toBeDefined();
    expect(await login.findSession(at.headers(), inHours(35))).toBeUndefined();
    expect(await login.findSession(at.headers(), new Date())).toBeUndefined();
  });

  it('is listed and ended, one or all', async () => {
    const at = await arrive();
    const { id, staff } = await sessionOf(at);
    const other = browser();
    const signedIn = await login.signIn({ email, password }, other.asking());
    if (signedIn.outcome === 'in') other.keep(signedIn.cookies);
    const listed = await login.listSessions(staff.id, new Date());
    expect(listed.map((one) => one.id).toSorted()).toEqual([id, (await sessionOf(other)).id].toSorted());
    await login.endSessions(staff.id, { except: id });
    expect(await login.findSession(other.headers(), new Date())).toBeUndefined();
    at.keep(await login.signOut(at.asking()));
    expect(at.jar.has('__Host-staff')).toBe(false);
    expect(await login.listSessions(staff.id, new Date())).toEqual([]);
  });

  it('ends with the account, and no log-in follows', async () => {
    const at = await arrive();
    const { staff } = await sessionOf(at);
    expect(await endStaff({ database, now: new Date(), actor: 'command' }, staff.id)).toBe('changed');
    expect(await login.findSession(at.headers(), new Date())).toBeUndefined();
    expect((await login.signIn({ email, password }, browser().asking())).outcome).toBe('wrong');
    expect(await login.requestPassword(email, browser().asking())).toEqual({ outcome: 'sent' });
    expect((await mailed()).map(({ template }) => template)).not.toContain('staff-password');
  });

  it('that begins while the account is ended is not one', async () => {
    const at = await arrive();
    const { staff } = await sessionOf(at);
    await database.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', staff.id).execute();
    expect(await login.findSession(at.headers(), new Date())).toBeUndefined();
  });
});
