import { expectAccessible } from './expect-accessible.ts';
import { listsLoaded, moveMap, openMap } from './list-map.ts';
import { softwareDrawing } from './software-drawing.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing });

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop });

  test('a list without a map loads nothing of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /map|maplibre/.test(url))).toEqual([]);
  });

  test('a map beside the list, its flags and the property behind one', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Lijst en kaart' }).click();
    await expect(page).toHaveURL(/\?view=split$/);
    const map = await openMap(page);
    await expect(page.locator('article').first()).toBeVisible();

    const flags = map.locator('.flag:not(.is-group, .is-out)');
    await flags.first().click();
    await expect(flags.first()).toHaveAttribute('aria-pressed', 'true');
    const chosen = page.locator('.map-choice article');
    await expect(chosen).toBeVisible();
    await expect(chosen).toContainText(await flags.first().innerText());

    await chosen.getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
    await page.goBack();
    await openMap(page);
  });

  test('begins with a still drawing, whose names leave room for flags, and moves when somebody uses it', async ({
    page,
  }) => {
    // All properties of one town: of a list with some far away, flags at the edges may be cut.
    await page.goto('/nl/te-koop/?zone=gent&view=split');
    const map = await openMap(page);
    await expect(map.locator('#still path.land')).toBeVisible();
    await expect(map.locator('canvas')).toHaveCount(0);
    for (const flag of await map.locator('.flag').all()) await expect(flag).toBeInViewport({ ratio: 1 });
    // The place with the most properties keeps its name.
    await expect(map.locator('.names').getByText('Gent', { exact: true })).toBeVisible();
    const hidden = await map.locator('body').evaluate((body) => {
      const flags = [...body.querySelectorAll('.flag')].map((flag) => flag.getBoundingClientRect());
      return [...body.querySelectorAll('.names span')].filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return flags.some(
          (flag) => left < flag.right && flag.left < right && top < flag.bottom && flag.top < bottom,
        );
      }).length;
    });
    expect(hidden).toBe(0);
    const places = () =>
      map
        .locator('.flag')
        .evaluateAll((flags) =>
          flags
            .map((flag) => flag.getBoundingClientRect())
            .map(({ x, y }) => [Math.round(x / 4), Math.round(y / 4)]),
        );
    const before = await places();
    await map.getByRole('region', { name: 'Kaart met panden' }).hover();
    await expect(map.locator('#still')).toHaveCount(0);
    // Flags stand where the interactive map has their places now.
    await expect(map.locator('.maplibregl-canvas-container .flag')).toHaveCount(before.length);
    expect(await places()).toEqual(before);
  });

  test('card and flag light up together', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const card = page.locator('.map-results article.card').first();
    await card.hover();
    await expect(map.locator('.flag.is-lit')).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(map.locator('.flag.is-lit')).toHaveCount(0);
    await card.getByRole('link').focus();
    await expect(map.locator('.flag.is-lit')).toHaveCount(1);
    await map.locator('.flag.is-lit').focus();
    await expect(page.locator('article.card[data-lit]').first()).toBeVisible();
  });

  test('with the keyboard: the map moves, flags are reached and named', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const canvas = map.getByRole('region', { name: 'Kaart met panden' });
    await canvas.focus();
    await expect(map.locator('canvas')).toBeVisible();
    await moveMap(page, () => page.keyboard.press('ArrowRight'));
    await moveMap(page, () => page.keyboard.press('Equal'));
    const flag = map.locator('.flag').first();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await flag.evaluate((element) => element.ownerDocument.activeElement?.classList.contains('flag')))
        break;
    }
    await expect(map.locator('.flag:focus')).toHaveAttribute('aria-label', /panden: inzoomen$|, (€|Prijs)/);
  });

  test('a flag that something would cut is a dot, and the keyboard brings it in whole', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await map.getByRole('region', { name: 'Kaart met panden' }).focus();
    await expect(map.locator('canvas')).toBeVisible();
    await moveMap(page, () => page.keyboard.press('Equal'));
    const dots = map.locator('.flag.is-dot:not(.is-out)');
    await expect(dots.first()).toBeVisible();
    const cut = await map.locator('body').evaluate((body) => {
      const covers = [...body.querySelectorAll('.bar > *, .zoom, .farther')].map((cover) =>
        cover.getBoundingClientRect(),
      );
      return [...body.querySelectorAll('.flag:not(.is-dot)')]
        .map((flag) => ({ label: flag.textContent, box: flag.getBoundingClientRect() }))
        .filter(
          ({ box }) =>
            box.left < 0 ||
            box.top < 0 ||
            box.right > body.clientWidth ||
            box.bottom > body.clientHeight ||
            covers.some(
              (cover) =>
                cover.left < box.right &&
                box.left < cover.right &&
                cover.top < box.bottom &&
                box.top < cover.bottom,
            ),
        )
        .map(({ label }) => label);
    });
    expect(cut).toEqual([]);

    await moveMap(page, () => dots.first().focus());
    await expect(map.locator('.flag:focus')).toBeInViewport({ ratio: 1 });
    await expect(map.locator('.flag.is-dot:focus')).toHaveCount(0);
  });

  test('what no flag shows is counted by the button that leads there', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const shown = async () => {
      const labels = await map.locator('.flag:not(.is-out)').allTextContents();
      return labels.reduce((sum, label) => sum + (/^\d+$/.test(label) ? Number(label) : 1), 0);
    };
    const button = map.locator('.farther');
    await expect(button).toHaveText(/^Nog \d+ (pand|panden) verder weg$/);
    const all = (await shown()) + Number.parseInt((await button.innerText()).slice(4), 10);
    await moveMap(page, () => button.click());
    await expect(button).toBeHidden();
    expect(await shown()).toBe(all);
  });

  test('is accessible, the frame too', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await map.locator('.flag:not(.is-group, .is-out)').first().click();
    await expect(page.locator('.map-choice article')).toBeVisible();
    await expectAccessible(page);
  });

  test('a stranger’s message moves nothing', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const loaded = listsLoaded(page);
    await page.evaluate(() => window.postMessage({ type: 'drawn', area: null }, location.origin));
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ propertyList: 'all' }, location.origin),
    );
    // After this, frame and page have handled all earlier messages.
    await map.locator('.flag:not(.is-group, .is-out)').first().click();
    await expect(page.locator('.map-choice article')).toBeVisible();
    expect(page.url()).toMatch(/\?view=split$/);
    expect(loaded).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the map fills the page, and the chosen property lies below it', async ({ page }) => {
    await page.goto('/de/zu-verkaufen/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Karte', exact: true }).filter({ visible: true }).click();
    const map = await openMap(page);
    await expect(page.locator('article').filter({ visible: true })).toHaveCount(0);
    await map.locator('.flag:not(.is-group, .is-out)').first().tap();
    await expect(page.locator('.map-choice article')).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('link', { name: 'Liste', exact: true }).filter({ visible: true }).click();
    await expect(page.locator('article').first()).toBeVisible();
  });

  test('a group leads to single homes in two steps', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=map');
    const map = await openMap(page);
    const largest = async () => {
      const groups = map.locator('.flag.is-group');
      const counts = (await groups.allInnerTexts()).map(Number);
      return groups.nth(counts.indexOf(Math.max(...counts)));
    };
    await moveMap(page, async () => (await largest()).tap());
    await (await largest()).tap();
    await expect(page.locator('.map-choice article').nth(1)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a list with a sentence that says so', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=map');
    await expect(page.getByText('De kaart werkt alleen met JavaScript.')).toBeVisible();
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
