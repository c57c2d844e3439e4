import { describe, expect, it } from 'vitest';
import { findStaff } from '#database/staff/staff.ts';
import { type Browser, browser, email, password, staffAccounts } from '#test/staff-accounts.ts';
import { codeOf, wrongCode } from '#test/staff-code.ts';

const { database, login, invite, arrive, sessionOf, tokenMailed } = await staffAccounts();

/** Sets up a code for the account, and gives the app's key and the backup codes. */
async function setUpCode(at: Browser) {
  const begun = await login.beginCode(await sessionOf(at), password, at.asking());
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  const confirmed = await login.confirmCode(await sessionOf(at), codeOf(begun.totpUri), at.asking());
  if (confirmed.outcome !== 'done') throw new Error(confirmed.outcome);
  at.keep(confirmed.cookies);
  return begun;
}

/** Logs in up to the question for the code. */
async function halfWay(at: Browser = browser()): Promise<Browser> {
  const signedIn = await login.signIn({ email, password }, at.asking());
  if (signedIn.outcome !== 'code') throw new Error(signedIn.outcome);
  at.keep(signedIn.cookies);
  return at;
}

describe('the code', () => {
  it('is asked beside the password once it was confirmed', async () => {
    const at = await arrive();
    const begun = await login.beginCode(await sessionOf(at), password, at.asking());
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    expect(begun.totpUri).toMatch(/^otpauth:\/\/totp\/Rooilijn:/);
    expect(begun.backupCodes).toHaveLength(10);
    // Not asked yet: somebody may have closed the page.
    expect((await login.signIn({ email, password }, browser().asking())).outcome).toBe('in');
    expect(
      await login.confirmCode(
        await sessionOf(at),
        wrongCode((at) => codeOf(begun.totpUri, at)),
        at.asking(),
      ),
    ).toEqual({
      outcome: 'wrong',
    });
    const confirmed = await login.confirmCode(await sessionOf(at), codeOf(begun.totpUri), at.asking());
    expect(confirmed.outcome).toBe('done');

    const phone = await halfWay();
    expect(phone.jar.has('__Host-staff')).toBe(false);
    expect(await login.findSession(phone.headers(), new Date())).toBeUndefined();
    const entered = await login.enterCode({ code: codeOf(begun.totpUri), kind: 'code' }, phone.asking());
    if (entered.outcome !== 'in') throw new Error(entered.outcome);
    phone.keep(entered.cookies);
    expect((await sessionOf(phone)).staff).toMatchObject({ email, hasCode: true });
    expect(phone.jar.has('__Host-staff-code')).toBe(false);
  });

  it('needs the password to be set up', async () => {
    const at = await arrive();
    expect(await login.beginCode(await sessionOf(at), 'niet dit', at.asking())).toEqual({ outcome: 'wrong' });
  });

  it('is locked after five that were wrong, from everywhere, also for the right one', async () => {
    const { totpUri } = await setUpCode(await arrive());
    const phone = await halfWay();
    for (let count = 0; count < 5; count += 1)
      expect(
        await login.enterCode({ code: wrongCode((at) => codeOf(totpUri, at)), kind: 'code' }, phone.asking()),
      ).toEqual({
        outcome: 'wrong',
      });
    const elsewhere = await halfWay(browser('198.51.100.7'));
    for (const at of [phone, elsewhere])
      expect(await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, at.asking())).toEqual({
        outcome: 'too many',
      });
    await database
      .updateTable('staff_two_factor')
      .set({ locked_until: new Date(Date.now() - 1) })
      .execute();
    await database.deleteFrom('request_count').execute();
    const later = await halfWay();
    expect((await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, later.asking())).outcome).toBe(
      'in',
    );
  });

  it('is locked as well where all wrong ones come at once', async () => {
    const { totpUri } = await setUpCode(await arrive());
    const waiting: Browser[] = [];
    for (let count = 0; count < 12; count += 1) waiting.push(await halfWay(browser(`192.0.2.${count}`)));
    const outcomes = await Promise.all(
      waiting.map((at, count) => login.enterCode({ code: `9999${count + 10}`, kind: 'code' }, at.asking())),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThan(6);
    const late = waiting.at(-1) ?? browser();
    expect(await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, late.asking())).toEqual({
      outcome: 'too many',
    });
  });

  it('is taken once, also by two at once', async () => {
    const { totpUri } = await setUpCode(await arrive());
    const code = codeOf(totpUri);
    const [one, other] = [await halfWay(), await halfWay()];
    const both = await Promise.all(
      [one, other].map((at) => login.enterCode({ code, kind: 'code' }, at.asking())),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['in', 'wrong']);
  });

  it('ends the sessions that began without it', async () => {
    const at = await arrive();
    const stranger = browser('198.51.100.9');
    const signedIn = await login.signIn({ email, password }, stranger.asking());
    if (signedIn.outcome === 'in') stranger.keep(signedIn.cookies);
    await setUpCode(at);
    expect(await login.findSession(stranger.headers(), new Date())).toBeUndefined();
    expect((await sessionOf(at)).staff.hasCode).toBe(true);
  });

  it('is not awaited any more when the password changes', async () => {
    const at = await arrive();
    const { totpUri } = await setUpCode(at);
    const stranger = await halfWay(browser('198.51.100.9'));
    const session = await sessionOf(at);
    await login.changePassword(session, { present: password, password: 'zes rode trams' }, at.asking());
    const entered = await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, stranger.asking());
    expect(entered).toEqual({ outcome: 'over' });
  });

  it('may be one of those given beforehand, once', async () => {
    const { backupCodes } = await setUpCode(await arrive());
    const [code = ''] = backupCodes;
    const phone = await halfWay();
    expect((await login.enterCode({ code, kind: 'backup' }, phone.asking())).outcome).toBe('in');
    const again = await halfWay();
    expect(await login.enterCode({ code, kind: 'backup' }, again.asking())).toEqual({ outcome: 'wrong' });
  });

  it('of another account does not help, with a session of that account either', async () => {
    const own = await arrive();
    await setUpCode(own);
    const token = await invite('stijn@agency.be');
    const other = browser();
    const chosen = await login.choosePassword({ token, password: 'zes rode trams' }, other.asking());
    if (chosen.outcome === 'in') other.keep(chosen.cookies);
    const theirs = await login.beginCode(await sessionOf(other), 'zes rode trams', other.asking());
    if (theirs.outcome !== 'begun') throw new Error(theirs.outcome);
    await halfWay(other);
    const entered = await login.enterCode({ code: codeOf(theirs.totpUri), kind: 'code' }, other.asking());
    expect(entered).toEqual({ outcome: 'wrong' });
  });

  it('is not asked without a password', async () => {
    const { totpUri } = await setUpCode(await arrive());
    expect(await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, browser().asking())).toEqual({
      outcome: 'over',
    });
    const forged = browser();
    forged.jar.set('__Host-staff-code', 'forged.signature');
    expect(await login.enterCode({ code: codeOf(totpUri), kind: 'code' }, forged.asking())).toEqual({
      outcome: 'over',
    });
  });

  it('is still asked after a forgotten password', async () => {
    await setUpCode(await arrive());
    await login.requestPassword(email, browser().asking());
    const token = await tokenMailed();
    const chosen = await login.choosePassword({ token, password: 'zes rode trams' }, browser().asking());
    expect(chosen.outcome).toBe('code');
  });

  it('gets fresh backup codes, or is stopped, by the password', async () => {
    const at = await arrive();
    const { backupCodes } = await setUpCode(at);
    const fresh = await login.freshBackupCodes(await sessionOf(at), password, at.asking());
    if (fresh.outcome !== 'made') throw new Error(fresh.outcome);
    const phone = await halfWay();
    const old = await login.enterCode({ code: backupCodes[0] ?? '', kind: 'backup' }, phone.asking());
    expect(old).toEqual({ outcome: 'wrong' });
    expect(await login.stopCode(await sessionOf(at), 'niet dit', at.asking())).toEqual({ outcome: 'wrong' });
    const stopped = await login.stopCode(await sessionOf(at), password, at.asking());
    if (stopped.outcome !== 'done') throw new Error(stopped.outcome);
    at.keep(stopped.cookies);
    expect((await sessionOf(at)).staff.hasCode).toBe(false);
    expect((await login.signIn({ email, password }, browser().asking())).outcome).toBe('in');
    expect(await findStaff(database, { email })).toMatchObject({ hasCode: false });
  });
});
