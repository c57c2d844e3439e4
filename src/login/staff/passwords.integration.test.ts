import { describe, expect, it } from 'vitest';
import { browser, email, password, staffAccounts } from '#test/staff-accounts.ts';

const { database, login, arrive, sessionOf, mailed, tokenMailed } = await staffAccounts();

describe('the password', () => {
  it('logs in without a code where there is none', async () => {
    await arrive();
    const at = browser();
    const signedIn = await login.signIn({ email: email.toUpperCase(), password }, at.asking());
    expect(signedIn.outcome).toBe('in');
    if (signedIn.outcome !== 'in') return;
    expect(signedIn.cookies.find((cookie) => cookie.startsWith('__Host-staff='))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    at.keep(signedIn.cookies);
    expect((await sessionOf(at)).staff.email).toBe(email);
  });

  it.each([
    ['another password', email, 'vijf blauwe fietsen'],
    ['an unknown address', 'piet@agency.be', password],
  ])('is wrong: %s', async (_, address, typed) => {
    await arrive();
    expect(await login.signIn({ email: address, password: typed }, browser().asking())).toEqual({
      outcome: 'wrong',
    });
  });

  it('may be wrong five times an hour, also all at once', async () => {
    await arrive();
    const tries = Array.from({ length: 8 }, (_, index) =>
      login.signIn({ email, password: 'verkeerd' }, browser(`192.0.2.${index}`).asking()),
    );
    const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(await login.signIn({ email, password }, browser('198.51.100.1').asking())).toEqual({
      outcome: 'too many',
    });
  });

  it('is changed by who knows the present one, and ends the other sessions', async () => {
    const at = await arrive();
    const other = browser();
    const signedIn = await login.signIn({ email, password }, other.asking());
    if (signedIn.outcome === 'in') other.keep(signedIn.cookies);
    const session = await sessionOf(at);
    const next = { present: 'niet dit', password: 'zes rode trams' };
    expect(await login.changePassword(session, next, at.asking())).toEqual({ outcome: 'wrong' });
    expect(await login.changePassword(session, { ...next, present: password }, at.asking())).toEqual({
      outcome: 'done',
    });
    expect(await login.findSession(at.headers(), new Date())).toBeDefined();
    expect(await login.findSession(other.headers(), new Date())).toBeUndefined();
    expect((await login.signIn({ email, password: next.password }, browser().asking())).outcome).toBe('in');
  });

  it('that was forgotten is chosen anew by a link; the answer does not tell who has an account', async () => {
    await arrive();
    await database.deleteFrom('mail_message').execute();
    for (const address of [email, 'piet@agency.be'])
      expect(await login.requestPassword(address, browser().asking())).toEqual({ outcome: 'sent' });
    expect(await mailed()).toMatchObject([{ recipient: email, template: 'staff-password' }]);
    const token = await tokenMailed();
    const chosen = await login.choosePassword({ token, password: 'zes rode trams' }, browser().asking());
    expect(chosen.outcome).toBe('in');
    expect((await login.signIn({ email, password }, browser().asking())).outcome).toBe('wrong');
  });
});
