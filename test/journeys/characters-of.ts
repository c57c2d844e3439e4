import type { Page } from '@playwright/test';
import { unseal } from '#captcha/characters-challenge.ts';
import { CAPTCHA_KEY } from '#captcha/check-captcha.ts';
import { openDatabase } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readEmbedded } from '#test/site-process.ts';

/** Reads the characters of the captcha on the page, as a visitor with good eyes does. */
export async function charactersOf(page: Page): Promise<string> {
  const token = await page.locator('[name="captcha_token"]').inputValue();
  const database = openDatabase(readEmbedded(process.env.SITE_DATA_DIR ?? '').url, { maxConnections: 1 });
  const challenge = unseal(await getSecret(database, CAPTCHA_KEY), token, new Date());
  await database.destroy();
  return challenge?.characters ?? '';
}
