import { expect, it } from 'vitest';
import { browser, email, password, staffAccounts } from '#test/staff-accounts.ts';
import { codeOf } from '#test/staff-code.ts';

const { login, invite, sessionOf, tokenMailed } = await staffAccounts();

it('every step of a log-in leaves a line that names nobody', async () => {
  const lines: { event: string; outcome: string; account?: string; network: string }[] = [];
  const log = { info: (line: unknown) => void lines.push(line as (typeof lines)[number]) };
  const at = browser();
  const asking = () => ({ ...at.asking(), log });
  const come = (signedIn: { outcome: string; cookies?: string[] }) => at.keep(signedIn.cookies ?? []);
  come(await login.choosePassword({ token: await invite(), password }, asking()));
  const session = await sessionOf(at);
  const begun = await login.beginCode(session, password, asking());
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  come(await login.confirmCode(session, codeOf(begun.totpUri), asking()));
  at.keep(await login.signOut(asking()));
  await login.signIn({ email, password: 'niet dit' }, asking());
  come(await login.signIn({ email, password }, asking()));
  await login.enterCode({ code: '000000', kind: 'code' }, asking());
  come(await login.enterCode({ code: begun.backupCodes[0] ?? '', kind: 'backup' }, asking()));
  await login.changePassword(
    await sessionOf(at),
    { present: password, password: 'drie blauwe zwanen' },
    asking(),
  );
  await login.requestPassword(email, asking());
  await login.choosePassword({ token: await tokenMailed(), password }, asking());
  await login.passkeys.finishEntering('{}', { ...asking(), host: 'kantoor.agency.be' });
  expect(lines.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'staff.choose-password in',
    'staff.add-code begun',
    'staff.confirm-code done',
    'staff.log-out done',
    'staff.log-in wrong',
    'staff.log-in code',
    'staff.log-in-code wrong',
    'staff.log-in-code in',
    'staff.change-password done',
    'staff.ask-password sent',
    'staff.choose-password code',
    'staff.log-in-passkey over',
  ]);
  expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
  expect(new Set(lines.slice(0, -1).map(({ account }) => account)).size).toBe(1);
  expect(JSON.stringify(lines)).not.toMatch(/192\.0|eline|agency|niet dit/i);
});
