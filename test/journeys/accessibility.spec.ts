import { pathEntry } from '#site/paths/paths.ts';
import { isDeep } from '#test/deep.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';
import { unlinkedScreens } from './unlinked-screens.ts';

// Screens to which no link leads; crawl.spec.ts checks every other screen.

/** The language with the longest words at the width with the least room; in depth both languages at both widths. */
const languagesAt = (viewport: typeof phone) =>
  isDeep ? (['nl', 'de'] as const) : viewport === phone ? (['de'] as const) : (['nl'] as const);

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const language of languagesAt(viewport)) {
      test(`messages and empty lists in ${language}`, async ({ page, problems }) => {
        const list = pathEntry('forSale')[language];
        for (const path of [
          `/${language}/gibt-es-niet/`,
          `${list}gent/x/999999/`,
          `${list}?zone=gent&min_price=90000000`,
          `${list}?page=abc&type=house&zone=gent&max_price=700000`,
          `${pathEntry('favourites')[language]}?ids=1,2,3`,
        ]) {
          await page.goto(path);
          await hydrated(page);
          await expectAccessible(page);
        }
        // Browsers log an error for a document with status 404.
        const expected = problems.splice(0).filter((problem) => !/status of 404/.test(problem));
        expect(expected).toEqual([]);
      });
    }

    test('the filters, open', async ({ page }) => {
      await page.goto('/de/zu-verkaufen/?type=house');
      await hydrated(page);
      if (viewport === phone) await page.locator('[popovertarget="filters"]:visible').first().click();
      else await page.locator('#filters summary').first().click();
      await expectAccessible(page);
      if (viewport === desktop) {
        await page.locator('#filters summary').last().click();
        await expectAccessible(page);
      }
    });
  });
}

test.describe('at both widths', () => {
  test.use({ viewport: phone });

  for (const [own, language] of (['nl', 'de'] as const).entries()) {
    test(`screens without a link to them in ${language}`, async ({ page }) => {
      // Each screen in one of the languages, by turns; in depth in both.
      for (const name of unlinkedScreens.filter((_, turn) => isDeep || turn % 2 === own)) {
        await page.goto(pathEntry(name)[language]);
        await hydrated(page);
        await expectAccessibleAtBothWidths(page);
      }
    });
  }

  test('a property that was sold', async ({ page }) => {
    // Sold properties stand at the end.
    await page.goto('/nl/te-koop/');
    const pages = page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: /\d$/ });
    await page.goto((await pages.last().getAttribute('href')) ?? '');
    const sold = page.locator('article').filter({ hasText: 'Verkocht' });
    await page.goto((await sold.first().getByRole('link').getAttribute('href')) ?? '');
    await hydrated(page);
    await expect(page.getByText(/verkocht/i).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('the pictures, open', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await hydrated(page);
    await page.locator('main a[href^="/nl/fotos/"]').first().click();
    await page.waitForURL(/\/nl\/fotos\//);
    await expectAccessibleAtBothWidths(page);
  });
});

for (const viewport of [phone, tablet]) {
  test.describe(`the menu at ${viewport.width} pixels, open`, () => {
    test.use({ viewport });

    for (const language of languagesAt(viewport)) {
      test(`in ${language}`, async ({ page }) => {
        await page.goto(`/${language}/`);
        await hydrated(page);
        await page.locator('[popovertarget="drawer"]').first().click();
        await expect(page.locator('#drawer')).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test('the home page, scrolled', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/nl/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('button', { name: 'Naar boven' })).toBeVisible();
  await expectAccessible(page);
});

test('what is to be pressed is 24 pixels large, or has that much room', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/contact/', '/nl/projecten/']) {
    await page.goto(path);
    await expectAccessible(page, 'target-size');
  }
});

test('a path over several lines can be pressed too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/nl/te-koop/');
  await page.locator('article').getByRole('link').first().click();
  await page.waitForURL(/\/\d+\/$/);
  await page.goto(`/nl/aankoopkosten/${/\d+(?=\/$)/.exec(page.url())?.[0]}/`);
  const path = page.getByRole('navigation', { name: 'Kruimelpad' });
  const [first, last] = [path.getByRole('listitem').first(), path.getByRole('listitem').last()];
  expect((await last.boundingBox())?.y).toBeGreaterThan(((await first.boundingBox())?.y ?? 0) + 20);
  await expectAccessible(page, 'target-size');
});
