import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { passkeyDevice } from '#test/passkey-device.ts';
import { asksOffice, logInStaff, officeHost, officeSite, staffPassword } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);

const passkey = '/office/account/passkey/';
const account = '/office/account/';
const code = '/office/account/code/';

/** Finds the challenge in an answer: the options of the script stand in the data of the page. */
function challengeIn(read: string): string {
  return /challenge\\?",\\?"([\w-]{40,})/.exec(read)?.[1] ?? '';
}

function withSession(cookie: string, answer: Response): string {
  const set = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-staff='));
  return cookie.replace(/__Host-staff=[^;]*/, set?.split(';', 1)[0] ?? '');
}

it('fulfils the duty of an administrator, by every screen, until it is removed', async () => {
  const { id, email, cookie } = await logInStaff(site, 'admin', { code: false });
  expect((await see('/office/', cookie)).headers.get('Location')).toBe(code);
  expect(await (await see(code, cookie)).text()).toContain(`href="${passkey}"`);

  const wrong = await send(passkey, { do: 'begin', name: 'Laptop', present: 'niet dit' }, cookie);
  expect(wrong.status).toBe(422);
  const begun = await send(passkey, { do: 'begin', name: 'Laptop', present: staffPassword }, cookie);
  const device = passkeyDevice({ origin: officeSite.officeUrl, rpId: officeHost });
  const made = device.make({ challenge: challengeIn(await begun.text()) });
  const finished = await send(passkey, { do: 'finish', name: 'Laptop', passkey: made }, cookie);
  expect([finished.status, finished.headers.get('Location')]).toEqual([303, '/office/']);
  const own = withSession(cookie, finished);
  expect((await see('/office/', own)).status).toBe(200);
  expect(await (await see(account, own)).text()).toContain('Laptop');

  const byPassword = await send('/office/login/', { email, password: staffPassword });
  expect(byPassword.status).toBe(422);
  expect(await byPassword.text()).toContain('opent met een passkey');

  const asked = await send('/office/login/passkey/', {});
  const challenged = asked.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  expect(asked.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  const answer = device.answer((await asked.json()) as { challenge: string });
  const fields = { do: 'passkey', passkey: answer };
  const entered = await send('/office/login/?next=/office/staff/', fields, challenged);
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/office/staff/']);
  const again = await send('/office/login/', fields, challenged);
  expect(again.status).toBe(422);
  expect(await again.text()).not.toContain(device.id);

  const { id: kept } = await site.database
    .selectFrom('staff_passkey')
    .select('id')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  const removed = await send(account, { do: 'remove-passkey', id: kept, present: staffPassword }, own);
  expect(removed.headers.get('Location')).toBe(`${account}?told=passkey-removed`);
  expect((await see('/office/', own)).headers.get('Location')).toBe(code);
});
