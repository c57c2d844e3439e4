import { afterAll, describe, expect, it } from 'vitest';
import { endStaff, forgetCode } from '#commands/staff/change-staff.ts';
import { findStaff } from '#database/staff/staff.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import type { Ways } from '#test/passkey-device.ts';
import { officeHost, passkeyOffice } from '#test/passkey-office.ts';
import { staffPassword as password } from '#test/staff.ts';

const { database } = await testDatabase();
afterAll(() => database.destroy());
const office = passkeyOffice(database);
const { login, passkeys, browser, sessionOf, actions, withPasskey, beginEntering, enter } = office;

describe('the log-in by passkey', () => {
  it('opens the office at once, and the cookie is that of the password', async () => {
    const { staff, device } = await withPasskey();
    const phone = browser();
    const entered = await enter(device, {}, phone);
    if (entered.outcome !== 'in') throw new Error(entered.outcome);
    expect(entered.cookies.find((cookie) => cookie.startsWith('__Host-staff='))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    phone.keep(entered.cookies);
    expect((await sessionOf(phone)).staff.email).toBe(staff.email);
    expect(phone.jar.has('__Host-staff-passkey')).toBe(false);
    expect((await passkeys.list(staff.id))[0]?.usedAt).toBeInstanceOf(Date);
    expect((await actions()).at(-1)).toBe('staff.log-in');
  });

  it('names nobody: what the browser is asked is the same for everybody', async () => {
    await withPasskey();
    const options = await beginEntering(browser());
    expect(options).toMatchObject({ rpId: officeHost, userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Ways]>([
    ['of another page', { origin: 'https://www.agency.be' }],
    ['of the same name without TLS', { origin: 'http://kantoor.agency.be' }],
    ['for another name', { rpId: 'agency.be' }],
    ['without a finger', { isVerified: false }],
    ['for somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('refuses an answer %s', async (_, ways) => {
    const { device } = await withPasskey();
    expect(await enter(device, ways)).toEqual({ outcome: 'wrong' });
    expect((await enter(device)).outcome).toBe('in');
  });

  it('refuses a passkey that nobody added, and one of another key under a known name', async () => {
    const { device } = await withPasskey();
    const unknown = office.newDevice();
    expect(await enter(unknown)).toEqual({ outcome: 'wrong' });
    const own = browser();
    const forged = JSON.parse(unknown.answer(await beginEntering(own)));
    const answer = JSON.stringify({ ...forged, id: device.id, rawId: device.id });
    expect(await passkeys.finishEntering(answer, own.asking())).toEqual({ outcome: 'wrong' });
  });

  it('takes a challenge once, in the browser that asked for it, for five minutes', async () => {
    const { device } = await withPasskey();
    const own = browser();
    const answer = device.answer(await beginEntering(own));
    const other = browser('192.0.2.2');
    expect(await passkeys.finishEntering(answer, other.asking())).toEqual({ outcome: 'over' });
    await beginEntering(other);
    expect(await passkeys.finishEntering(answer, other.asking())).toEqual({ outcome: 'wrong' });
    const late = new Date(Date.now() + 5.1 * minuteMs);
    expect(await passkeys.finishEntering(answer, own.asking(late))).toEqual({ outcome: 'over' });
    const both = await Promise.all([1, 2].map(() => passkeys.finishEntering(answer, own.asking())));
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['in', 'over']);
  });

  it('notices a copy by its counter, which may stay at nought', async () => {
    const { device } = await withPasskey({ counter: 7 });
    expect((await enter(device, { counter: 8 })).outcome).toBe('in');
    for (const counter of [8, 7, 0]) expect(await enter(device, { counter })).toEqual({ outcome: 'wrong' });
    expect((await actions()).filter((action) => action === 'staff.passkey-behind')).toHaveLength(3);
    expect((await enter(device, { counter: 9 })).outcome).toBe('in');
    const { device: uncounted } = await withPasskey();
    for (let count = 0; count < 2; count += 1) expect((await enter(uncounted)).outcome).toBe('in');
  });

  it('is over with the account, and with the passkey', async () => {
    const { staff, device } = await withPasskey();
    const { staff: other, device: forgotten } = await withPasskey();
    const by = { database, now: new Date(), actor: 'command' };
    await database.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', staff.id).execute();
    expect(await enter(device)).toEqual({ outcome: 'wrong' });
    await database.updateTable('staff').set({ ended_at: null }).where('id', '=', staff.id).execute();
    expect(await endStaff(by, staff.id)).toBe('changed');
    expect(await passkeys.list(staff.id)).toEqual([]);
    await forgetCode(by, other.id);
    expect(await enter(forgotten)).toEqual({ outcome: 'wrong' });
    expect((await login.signIn({ email: other.email, password }, browser().asking())).outcome).toBe('in');
  });

  it('is limited by address, before and after the device answered', async () => {
    const { device } = await withPasskey();
    const stranger = browser('198.51.100.7');
    for (let count = 0; count < 20; count += 1)
      expect((await passkeys.finishEntering('{}', stranger.asking())).outcome).toBe('over');
    expect(await enter(device, {}, stranger)).toEqual({ outcome: 'too many' });
    const rows = () => database.selectFrom('staff_verification').select('id').execute();
    for (let count = 0; count < 70; count += 1) await passkeys.beginEntering(stranger.asking());
    expect((await passkeys.beginEntering(stranger.asking())).outcome).toBe('too many');
    expect((await rows()).length).toBeLessThan(65);
    expect((await enter(device)).outcome).toBe('in');
  });
});

describe('the password beside a passkey', () => {
  it('does not open the office alone, and leaves no session', async () => {
    const { staff } = await withPasskey();
    const before = await login.listSessions(staff.id, new Date());
    expect(await login.signIn({ email: staff.email, password }, browser().asking())).toEqual({
      outcome: 'passkey',
    });
    expect(await login.listSessions(staff.id, new Date())).toEqual(before);
    expect(await login.signIn({ email: staff.email, password: 'niet dit' }, browser().asking())).toEqual({
      outcome: 'wrong',
    });
  });

  it('takes one away, which ends the other sessions, and only one’s own', async () => {
    const { staff, own, device } = await withPasskey();
    const stranger = await withPasskey();
    const phone = browser();
    const entered = await enter(device, {}, phone);
    if (entered.outcome === 'in') phone.keep(entered.cookies);
    const [{ id } = { id: '' }] = await passkeys.list(staff.id);
    const session = await sessionOf(own);
    await passkeys.remove(await sessionOf(stranger.own), { id, password }, stranger.own.asking());
    await passkeys.rename(await sessionOf(stranger.own), { id, name: 'Van mij' }, stranger.own.asking());
    expect(await passkeys.list(staff.id)).toMatchObject([{ name: 'Laptop' }]);
    expect(await passkeys.remove(session, { id, password: 'niet dit' }, own.asking())).toEqual({
      outcome: 'wrong',
    });
    await passkeys.rename(session, { id, name: 'Telefoon' }, own.asking());
    expect(await passkeys.list(staff.id)).toMatchObject([{ name: 'Telefoon' }]);
    expect(await passkeys.remove(session, { id, password }, own.asking())).toEqual({ outcome: 'done' });
    expect(await phone.session()).toBeUndefined();
    expect((await sessionOf(own)).staff.hasPasskey).toBe(false);
    expect(await enter(device)).toEqual({ outcome: 'wrong' });
    expect(await findStaff(database, { id: staff.id })).toMatchObject({ hasPasskey: false });
    expect(await actions()).toEqual(expect.arrayContaining(['staff.passkey-name', 'staff.passkey-remove']));
  });
});
