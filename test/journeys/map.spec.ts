import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { softwareDrawing } from './software-drawing.ts';
import { atRest, desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing });

const found = (page: Page) => page.locator('#found');
const countOf = async (page: Page) => Number((await found(page).innerText()).replace(/\D/g, ''));

/** Waits until the map shows the properties in view; gives the content of its frame. */
async function openMap(page: Page): Promise<FrameLocator> {
  const map = page.frameLocator('iframe');
  await expect(map.locator('.flag').first()).toBeVisible();
  return map;
}

async function clickOnMap(page: Page, across: number, down: number): Promise<void> {
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error('There is no map');
  const { height } = page.viewportSize() ?? desktop;
  const seen = Math.min(height, box.y + box.height) - box.y;
  await page.mouse.click(box.x + box.width * across, box.y + seen * down);
}

/** Moves the map and waits until it shows the result. */
async function moveMap(page: Page, move: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/map\/points\//);
  await move();
  await (await answer).finished();
  await atRest(page);
}

/** Collects the list data loaded from now on. */
function listsLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nl/te-koop/')) loaded.push(request.url());
  });
  return loaded;
}

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

    const flags = map.locator('.flag:not(.is-group)');
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
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await expect(map.locator('#still path').nth(1)).toBeVisible();
    await expect(map.locator('canvas')).toHaveCount(0);
    for (const flag of await map.locator('.flag').all()) await expect(flag).toBeInViewport({ ratio: 1 });
    await expect(map.locator('.names span').first()).toBeVisible();
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
    // Flags stand where the map that moves has their places now.
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

  test('the list follows the map when asked to, and forgets it again', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split&zone=gent');
    const map = await openMap(page);
    const before = await countOf(page);
    const loaded = listsLoaded(page);
    await moveMap(page, () => map.getByRole('button', { name: 'Uitzoomen' }).click());
    // Nobody asked to search this area, so the zone stays.
    expect(page.url()).toContain('zone=gent');
    expect(loaded).toEqual([]);

    await map.getByRole('checkbox', { name: 'Zoek mee als ik de kaart verplaats' }).check();
    await expect(page).toHaveURL(/box=/);
    await expect(page).not.toHaveURL(/zone=/);
    const near = page.url();
    await map.getByRole('button', { name: 'Uitzoomen' }).click();
    await expect.poll(() => page.url()).not.toBe(near);
    await expect.poll(() => countOf(page)).toBeGreaterThan(before);
    await page.getByRole('link', { name: 'In dit kaartbeeld' }).click();
    await expect(page).toHaveURL(/\?view=split$/);
    await expect(map.getByRole('checkbox')).not.toBeChecked();
  });

  test('an area is drawn with single clicks, searched, and cleared', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=map');
    const map = await openMap(page);
    const all = await countOf(page);
    await map.getByRole('button', { name: 'Gebied tekenen' }).click();
    await expect(map.getByRole('status')).toContainText('Klik op elke hoek');
    await clickOnMap(page, 0.35, 0.3);
    await clickOnMap(page, 0.65, 0.35);
    await clickOnMap(page, 0.5, 0.8);
    await map.getByRole('button', { name: 'Klaar' }).click();
    await expect(page).toHaveURL(/area=/);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await map.getByRole('button', { name: 'Gebied wissen' }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect.poll(() => countOf(page)).toBe(all);
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

  test('is accessible, the frame too', async ({ page }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await map.locator('.flag:not(.is-group)').first().click();
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
    // When this has happened, frame and page have handled all earlier messages.
    await map.locator('.flag:not(.is-group)').first().click();
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
    await map.locator('.flag:not(.is-group)').first().tap();
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

  test('a property has its place drawn, and a map once it is in sight', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded();
    const map = page.frameLocator('iframe');
    await expect(map.locator('.circle, .pin')).toBeVisible();
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

  test('a property has its surroundings drawn, and nothing to press', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    const drawing = page.locator('.place-map img');
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(700);
    await expect(page.getByRole('button', { name: 'Toon straten' })).toBeHidden();
    await expect(page.locator('figure:has(.place-map) figcaption')).not.toBeEmpty();
  });
});

test.describe('where the data does not come', () => {
  test.use({ viewport: desktop });
  const sentence = 'De gegevens konden niet geladen worden.';

  test('the map keeps its flags and asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    const flags = await map.locator('.flag').count();
    await page.route(/\/map\/points\//, (route) => route.fulfill({ status: 503 }));
    await map.getByRole('button', { name: 'Uitzoomen' }).click();
    const said = map.getByRole('alert');
    await expect(said).toContainText(sentence);
    expect(await map.locator('.flag').count()).toBe(flags);
    await page.unroute(/\/map\/points\//);
    await said.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said).toBeHidden();
    problems.splice(0);
  });

  test('the row of the chosen property asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/?view=split');
    const map = await openMap(page);
    await page.route(/\/map\/cards\//, (route) => route.fulfill({ status: 503 }));
    await map.locator('.flag:not(.is-group)').first().click();
    const row = page.locator('.map-choice');
    await expect(row.getByRole('alert')).toContainText(sentence);
    await page.unroute(/\/map\/cards\//);
    await row.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(row.locator('article')).toBeVisible();
    await expect(row.getByRole('alert')).toHaveCount(0);
    problems.splice(0);
  });

  test('the list stays and asks again', async ({ page, problems }) => {
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    const before = await found(page).innerText();
    const data = /\.data(\?|$)/;
    await page.route(data, (route) => route.abort());
    await page.locator('main a[href$="page=2"]').first().click();
    const said = page.getByRole('alert');
    await expect(said).toContainText(sentence);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(found(page)).toHaveText(before);
    await page.unroute(data);
    await said.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said).toHaveCount(0);
    await expect(page).toHaveURL(/page=2/);
    problems.splice(0);
  });
});
