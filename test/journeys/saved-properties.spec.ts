import { formatEuro } from '#domain/property/price.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keptBefore, propertiesForSale, withdrawnProperty } from './kept-properties.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const words = {
  nl: {
    path: '/nl/favorieten/',
    lower: 'lager dan toen u het bewaarde',
    higher: 'hoger dan toen u het bewaarde',
    remove: 'Verwijderen',
    undo: 'Ongedaan maken',
    offline: 'Staat niet meer online.',
    takeOver: 'Alle 2 bewaren',
  },
  fr: {
    path: '/fr/favoris/',
    lower: 'de moins que le jour où vous l’avez enregistré',
    higher: 'de plus que le jour où vous l’avez enregistré',
    remove: 'Retirer',
    undo: 'Annuler',
    offline: 'N’est plus en ligne.',
    takeOver: 'Enregistrer les 2 biens',
  },
} as const;

for (const [language, said] of Object.entries(words)) {
  test(`what was saved says in ${language} how its price changed, and that it is gone`, async ({
    page,
    context,
  }) => {
    const [cheaper, dearer, same] = await propertiesForSale(3);
    const gone = await withdrawnProperty();
    if (!cheaper || !dearer || !same) throw new Error('The demo agency has too few homes');
    await keptBefore(context, {
      favourites: JSON.stringify([
        [cheaper.id, cheaper.priceCents + 10_000_00],
        [dearer.id, dearer.priceCents - 5_000_00],
        [same.id, same.priceCents],
        [gone, 1_00],
      ]),
    });
    await page.goto(said.path);
    const item = (index: number) => page.locator('main li:has(article)').nth(index);
    await expect(item(0)).toContainText(`€ 10.000 ${said.lower}`);
    await expect(item(0)).toContainText(formatEuro(cheaper.priceCents + 10_000_00));
    await expect(item(1)).toContainText(`€ 5.000 ${said.higher}`);
    await expect(item(2)).toBeVisible();
    await expect(page.getByText(said.lower)).toHaveCount(1);
    await expect(page.getByText(said.higher)).toHaveCount(1);
    await expect(page.getByText(said.offline)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    // A property that no longer exists leaves the list and its address.
    await page.getByRole('listitem').filter({ hasText: said.offline }).getByRole('button').click();
    await expect(page.getByText(said.offline)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`ids=${cheaper.id},${dearer.id},${same.id}$`));
  });

  test(`a shared list is taken over in ${language}, and that is taken back`, async ({ page, context }) => {
    const [own, first, second] = await propertiesForSale(3);
    await keptBefore(context, { favourites: `[${own?.id}]` });
    const shared = `${said.path}?ids=${first?.id},${second?.id}`;
    await page.goto(shared);
    await hydrated(page);
    await page.getByRole('button', { name: said.takeOver }).click();
    const count = page.locator('header').getByRole('link', { name: /: 3$/ });
    await expect(count).toBeVisible();
    await expect(page.getByRole('button', { name: said.takeOver })).toHaveCount(0);
    // Somebody else's list does not change.
    await expect(page).toHaveURL(shared);
    await expect(page.locator('article')).toHaveCount(2);
    await page.getByRole('button', { name: said.undo }).click();
    await expect(page.locator('header').getByRole('link', { name: /: 1$/ })).toBeVisible();
    await expect(page).toHaveURL(shared);
    await expect(page.getByRole('button', { name: said.takeOver })).toBeVisible();
  });
}

test('a removed property comes back, with the keyboard alone', async ({ page, context }) => {
  const properties = await propertiesForSale(2);
  await keptBefore(context, {
    favourites: JSON.stringify(properties.map(({ id, priceCents }) => [id, priceCents + 100_00])),
  });
  await page.goto('/nl/favorieten/');
  await expect(page.locator('article')).toHaveCount(2);
  await page
    .getByRole('button', { name: / verwijderen$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`ids=${properties[1]?.id}$`));
  await expect(page.getByRole('status').filter({ hasText: 'is verwijderd.' })).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  // The focus moved to the number of properties, not back to the top of the page.
  await expect(page.getByRole('heading', { name: '1 pand' })).toBeFocused();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`ids=${properties[0]?.id},${properties[1]?.id}$`));
  // The list compares the price with that of the day on which it was saved.
  await expect(page.getByText('lager dan toen u het bewaarde')).toHaveCount(2);

  // The heart removes a property too; after the last one the page says what to do.
  for (const left of [1, 0]) {
    await page.locator('article').getByRole('button').first().click();
    await expect(page.locator('article')).toHaveCount(left);
  }
  await expect(page.getByText('U hebt nog niets bewaard.')).toBeVisible();
  await expect(page).toHaveURL('/nl/favorieten/');
  await undo.click();
  await expect(page.locator('article')).toHaveCount(1);
});

test('going back to a shared list leaves it whole', async ({ page, context }) => {
  const properties = await propertiesForSale(3);
  await keptBefore(context, { favourites: `[${properties[0]?.id}]` });
  const shared = `/nl/favorieten/?ids=${properties.map(({ id }) => id).join(',')}`;
  await page.goto(shared);
  await hydrated(page);
  await page.getByRole('link', { name: 'Al uw favorieten (1)' }).click();
  await expect(page.locator('article')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(page.locator('article')).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('a shared list shows, and its properties are compared', async ({ page }) => {
    const properties = await propertiesForSale(2);
    await page.goto(`/nl/favorieten/?ids=${properties.map(({ id }) => id).join(',')}`);
    await expect(page.locator('article')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Bewaren' })).toHaveCount(0);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Vergelijken', exact: true }).click();
    await expect(page).toHaveURL(/\/nl\/vergelijken\/\?ids=\d+&ids=\d+$/);
    await expect(page.locator('thead').getByRole('link', { name: / verwijderen$/ })).toHaveCount(2);
  });

  test('the page without a list says what it is for', async ({ page }) => {
    await page.goto('/fr/favoris/');
    await expect(page.getByText('Vous n’avez encore rien enregistré.')).toBeVisible();
    await expect(page.getByText('Votre propre liste nécessite JavaScript.')).toBeVisible();
  });
});
