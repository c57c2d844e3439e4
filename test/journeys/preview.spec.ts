import { openDatabase } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { readEmbedded } from '#test/site-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, test } from './strict-page.ts';

/** A link to a draft of the demo agency. */
async function linkToDraft(): Promise<string> {
  await using database = openDatabase(readEmbedded(process.env.SITE_DATA_DIR ?? '').url, {
    maxConnections: 1,
  });
  const { id } = await database
    .selectFrom('property')
    .select('id')
    .where('publication', '=', 'draft')
    .where('purpose', '=', 'sale')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const until = new Date(Date.now() + 86_400_000);
  const token = signPreview(await getSecret(database, PREVIEW_KEY), { kind: 'property', id, until });
  return `/nl/te-koop/x/huis/${id}/?preview=${token}`;
}

test('who has the link sees a draft, goes on to the site, comes back and changes the language', async ({
  page,
}) => {
  await page.goto(await linkToDraft());
  await hydrated(page);
  const strip = page.getByText('Voorbeeld van deze pagina');
  await expect(strip).toBeVisible();
  await expectAccessible(page);

  const address = page.url();
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Te huur' }).click();
  await expect(page).toHaveURL('/nl/te-huur/');
  await expect(strip).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(strip).toBeVisible();

  await page.locator('footer').getByRole('link', { name: 'de', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/zu-verkaufen\/.*\?preview=property\./);
  await expect(page.getByText('Vorschau dieser Seite')).toBeVisible();
});

test.describe('who was not asked about cookies yet', () => {
  test.use({ agreed: null });

  test('is not asked in a preview either', async ({ page }) => {
    await page.goto(await linkToDraft());
    await hydrated(page);
    await expect(page.getByText('Voorbeeld van deze pagina')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a draft shows, and a link that was changed says so', async ({ page, problems }) => {
    const link = await linkToDraft();
    await page.goto(link);
    await expect(page.getByText('Voorbeeld van deze pagina')).toBeVisible();
    const response = await page.goto(link.slice(0, -1));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
    // Browsers log an error for status 404.
    problems.length = 0;
  });
});
