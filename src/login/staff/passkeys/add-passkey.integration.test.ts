import { afterAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { testDatabase } from '#test/database.ts';
import type { Ways } from '#test/passkey-device.ts';
import { officeHost, passkeyOffice } from '#test/passkey-office.ts';
import { addStaff } from '#test/staff.ts';

const { database } = await testDatabase();
afterAll(() => database.destroy());
const { passkeys, newDevice, logIn, sessionOf, actions, beginAdding, add, withPasskey } =
  passkeyOffice(database);

describe('adding one', () => {
  it('asks the device for a passkey that it lists, with a finger, for our name', async () => {
    const staff = await addStaff(database, { role: 'agent' });
    const options = await beginAdding(await logIn(staff.email));
    expect(options).toMatchObject({
      rp: { id: officeHost, name: 'Rooilijn' },
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
    const given = { answer: newDevice().make({ challenge: 'AAAA' }), name: 'Laptop' };
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
    const answer = newDevice().make(await beginAdding(own));
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
    const answer = newDevice().make(await beginAdding(other));
    for (let count = 0; count < 10; count += 1) await add(own);
    expect(await passkeys.finishAdding(session, { answer, name: 'Laptop' }, other.asking())).toEqual({
      outcome: 'full',
    });
    expect(await passkeys.list(staff.id)).toHaveLength(10);
  });
});
