import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inviteStaff as invite } from '#commands/staff/invite-staff.ts';
import { openDatabase } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';
import { readEmbedded } from '#test/site-process.ts';
import { codeOfKey } from '#test/staff-code.ts';
import { expect } from './strict-page.ts';

export const password = 'zes rode trams';

/** The address of the office of the journeys' site; browsers resolve names below localhost themselves. */
export function officeUrl(): string {
  const url = new URL(process.env.SITE_URL ?? 'http://127.0.0.1:3000');
  url.hostname = 'office.localhost';
  return url.origin;
}

/** An address that nobody has yet, even if a test is repeated on the same site. */
export function newEmail(): string {
  return `${randomUUID()}@kantoor.example`;
}

/** Gives the path of the link to choose a password. The command line does the same, in a process of its own. */
export async function inviteStaff(email: string, role: Role, language: Language): Promise<string> {
  const { url } = readEmbedded(process.env.SITE_DATA_DIR ?? '');
  const database = openDatabase(url, { maxConnections: 1 });
  const jobs = { enqueue: async () => {} };
  const by = { database, now: new Date(), actor: 'command', jobs, officeUrl: officeUrl() };
  const invited = await invite(by, { name: 'Lies Maes', email, role, language }).finally(() =>
    database.destroy(),
  );
  if (invited.outcome === 'taken') throw new Error(`${email} has an account already.`);
  return new URL(invited.link).pathname;
}

export async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="password_again"]').fill(password);
  await send(page);
}

/** Goes as far as the code, if there is one. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/office/login/');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await send(page);
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.locator('.office-menu > summary:visible');
  const button = page.locator('form[action="/office/logout/"] button:visible');
  // A check without waiting, while one page follows another, may never be answered; and before its styles have come, a
  // wide page shows the menu of a narrow one.
  await expect(menu.or(button).first()).toBeVisible();
  await page.waitForLoadState();
  if (await menu.isVisible()) await menu.click();
  await button.click();
  await expect(page).toHaveURL('/office/login/?told=out');
}

/** The main button of the form of a screen. */
export async function send(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').first().click();
}

/**
 * Gives the key that the app on the telephone stores, and the backup codes. A demo does not require this, because
 * people who try it have no telephone at hand.
 */
export async function beginCode(page: Page): Promise<{ key: string; backupCodes: string[] }> {
  await page.goto('/office/account/code/');
  await page.locator('main [name="present"]').fill(password);
  await send(page);
  await expect(page.locator('.backup-codes li')).toHaveCount(10);
  const key = (await page.locator('main code').textContent()) ?? '';
  return { key, backupCodes: await page.locator('.backup-codes li').allTextContents() };
}

export async function enterCode(page: Page, code: string, name: 'code' | 'backup' = 'code'): Promise<void> {
  await page.locator(`[name="${name}"]`).fill(code);
  await send(page);
}

/** Logs a new person in, by a password alone. Gives their address. */
export async function arrive(page: Page, role: Role, language: Language): Promise<string> {
  const email = newEmail();
  await choosePassword(page, await inviteStaff(email, role, language));
  await expect(page).toHaveURL('/office/');
  return email;
}

/** Logs in a new person who may do everything, and whose log-in asks for a code. */
export async function arriveWithCode(
  page: Page,
  language: Language,
): Promise<{ email: string; key: string }> {
  const email = await arrive(page, 'admin', language);
  const { key } = await beginCode(page);
  await enterCode(page, codeOfKey(key));
  await expect(page).toHaveURL('/office/account/');
  return { email, key };
}

/**
 * Browsers log an error for a missing page, a refused form and an expired link. Pictures come from the visitors' site.
 */
export function forgiveRefusals(problems: string[]): void {
  const left = problems.filter(
    (problem) => !/status of 4(04|10|22)|: 422$|^asked http:\/\/localhost:\d+$/.test(problem),
  );
  problems.splice(0, problems.length, ...left);
}
