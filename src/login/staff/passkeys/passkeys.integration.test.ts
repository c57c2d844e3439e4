import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endStaff, forgetCode } from '#commands/staff/change-staff.ts';
import { findStaff } from '#database/staff/staff.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { createStaffLogin, type StaffSession } from '#login/staff/staff-login.ts';
import { testDatabase } from '#test/database.ts';
import { passkeyDevice, type Ways } from '#test/passkey-device.ts';
import { addStaff, staffPassword as password } from '#test/staff.ts';

const { database } = await testDatabase();
afterAll(() => database.destroy());

const officeUrl = 'https://kantoor.agency.be';
const host = 'kantoor.agency.be';
const at = { origin: officeUrl, rpId: host };
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
      return { headers: new Headers({ Cookie: cookie }), clientAddress, now, host, log: { info: () => {} } };
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

beforeEach(async () => {
  for (const table of ['staff', 'staff_verification', 'request_count', 'audit_entry'] as const)
    await database.deleteFrom(table).execute();
});

const actions = async () =>
  (await database.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('adding one', () => {
  it('asks the device for a passkey that it lists, with a finger, for our name', async () => {
    const staff = await addStaff(database, { role: 'agent' });
    const options = await beginAdding(await logIn(staff.email));
    expect(options).toMatchObject({
      rp: { id: host, name: 'Rooilijn' },
      user: { id: Buffer.from(staff.id).toString('base64url'), name: staff.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('is what an administrator needs; the session is renewed, and the others end', async () => {
    const staff = await addStaff(database, { role: 'admin' });
    const [own, other] = [await logIn(staff.email), await logIn(staff.email)];
    const { id: before } = await sessionOf(own);
    await add(own);
    expect((await sessionOf(own)).staff).toMatchObject({ hasPasskey: true, hasCode: false });
    expect((await sessionOf(own)).id).not.toBe(before);
    expect(await other.session()).toBeUndefined();
    expect(await passkeys.list(staff.id)).toMatchObject([{ name: 'Laptop', usedAt: null }]);
    expect(await actions()).toContain('staff.passkey-add');
  });

  it('needs the password', async () => {
    const own = await logIn((await addStaff(database, { role: 'agent' })).email);
    expect(await passkeys.beginAdding(await sessionOf(own), 'niet dit', own.asking())).toEqual({
      outcome: 'wrong',
    });
    const given = { answer: passkeyDevice(at).make({ challenge: 'AAAA' }), name: 'Laptop' };
    expect(await passkeys.finishAdding(await sessionOf(own), given, own.asking())).toEqual({
      outcome: 'over',
    });
  });

  it.each<[string, Ways]>([
    ['of another page', { origin: 'https://www.agency.be' }],
    ['for another name', { rpId: 'agency.be' }],
    ['without a finger', { isVerified: false }],
  ])('refuses one %s', async (_, ways) => {
    const staff = await addStaff(database, { role: 'agent' });
    await expect(add(await logIn(staff.email), undefined, ways)).rejects.toThrow('wrong');
    expect(await passkeys.list(staff.id)).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"id":"a"}',
    '{"id":"a","response":{"attestationObject":"AA"}}',
    'x'.repeat(20_000),
  ])('refuses %j', async (answer) => {
    const own = await logIn((await addStaff(database, { role: 'agent' })).email);
    await beginAdding(own);
    expect(await passkeys.finishAdding(await sessionOf(own), { answer, name: 'a' }, own.asking())).toEqual({
      outcome: 'wrong',
    });
  });

  it('takes a challenge once, in its own session, for five minutes', async () => {
    const staff = await addStaff(database, { role: 'agent' });
    const [own, other] = [await logIn(staff.email), await logIn(staff.email)];
    const answer = passkeyDevice(at).make(await beginAdding(own));
    const given = { answer, name: 'Laptop' };
    const session = await sessionOf(own);
    expect(await passkeys.finishAdding(await sessionOf(other), given, other.asking())).toEqual({
      outcome: 'over',
    });
    const late = new Date(Date.now() + 5.1 * minuteMs);
    expect(await passkeys.finishAdding(session, given, own.asking(late))).toEqual({ outcome: 'over' });
    expect((await passkeys.finishAdding(session, given, own.asking())).outcome).toBe('done');
    expect(await passkeys.finishAdding(session, given, own.asking())).toEqual({ outcome: 'over' });
  });

  it('stops at ten, and never takes that of somebody else', async () => {
    const { staff, own, device } = await withPasskey();
    const stranger = await logIn((await addStaff(database, { role: 'agent' })).email);
    await expect(add(stranger, device)).rejects.toThrow('wrong');
    for (let count = 1; count < 10; count += 1) await add(own);
    // Refused before the device makes a passkey, which would stay on the device.
    await expect(beginAdding(own)).rejects.toThrow('full');
    expect(await passkeys.list(staff.id)).toHaveLength(10);
  });

  it('counts again once the device has made one', async () => {
    const staff = await addStaff(database, { role: 'agent' });
    const [own, other] = [await logIn(staff.email), await logIn(staff.email)];
    const session = await sessionOf(other);
    const answer = passkeyDevice(at).make(await beginAdding(other));
    for (let count = 0; count < 10; count += 1) await add(own);
    expect(await passkeys.finishAdding(session, { answer, name: 'Laptop' }, other.asking())).toEqual({
      outcome: 'full',
    });
    expect(await passkeys.list(staff.id)).toHaveLength(10);
  });
});

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
    expect(options).toMatchObject({ rpId: host, userVerification: 'required' });
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
    const unknown = passkeyDevice(at);
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
