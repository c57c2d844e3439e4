import type { MapMark, MapMessage } from '#domain/map/map-message.ts';
import { softwareDrawing } from './software-drawing.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

test.use({ launchOptions: softwareDrawing });

test('the map of a place shows the marks that its page says', async ({ page }) => {
  await page.goto('/nl/');
  await hydrated(page);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/map/?lng=nl';
    const isReady = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    document.body.append(frame);
    await isReady;
  });
  const at = { longitude: 3.7217, latitude: 51.0523 };
  const mark = (group: string, icon: string, name: string) => ({ group, icon, name, at });
  const marks = [mark('stops', 'tram-front', 'Korenmarkt'), mark('schools', 'graduation-cap', 'Atheneum')];
  const post = (shown: MapMark[]) => {
    const message: MapMessage = {
      propertyList: [{ id: 1, at, label: 'Kaart van de omgeving', radiusM: 0 }],
      mapType: 'place',
      messageInfo: { search: '', box: null, area: null, follows: false, chosen: [], lit: null },
      customMarker: 'place',
      ignoreList: [],
      marks: shown,
    };
    return page.locator('iframe').evaluate((frame, posted) => {
      (frame as HTMLIFrameElement).contentWindow?.postMessage(posted, location.origin);
    }, message);
  };
  const map = page.frameLocator('iframe');
  await post(marks);
  await expect(map.getByRole('img', { name: 'Korenmarkt' })).toBeVisible();
  await expect(map.getByRole('img', { name: 'Atheneum' })).toBeVisible();
  await post(marks.slice(1));
  await expect(map.getByRole('img', { name: 'Korenmarkt' })).toHaveCount(0);
  await expect(map.getByRole('img', { name: 'Atheneum' })).toBeVisible();
  await expect(map.locator('.pin')).toHaveCount(1);
  await post(marks);
  await expect(map.getByRole('img', { name: 'Korenmarkt' })).toBeVisible();
});

for (const width of [700, 1280])
  test(`the drawing of a place leaves out what a frame of ${width} pixels would cut`, async ({ page }) => {
    const address = '/map/surroundings/municipality-gent/?at=3.7084,51.0354&form=asking&under=160&lng=nl';
    const drawing = await (await page.request.get(address)).text();
    await page.setViewportSize({ width, height: 520 });
    // On a page without a policy, as in a picture.
    await page.setContent(`<body style="margin: 0">${drawing}`);
    const names = await page.locator('[data-name]').evaluateAll((all) =>
      all.map((name) => {
        const { left, top, right, bottom, width: shown } = name.getBoundingClientRect();
        return { text: name.getAttribute('data-name'), left, top, right, bottom, isShown: shown > 0 };
      }),
    );
    const shown = names.filter(({ isShown }) => isShown);
    expect(shown.map(({ text }) => text)).toContain('Gent');
    expect(shown.length).toBeGreaterThan(10);
    if (width < 1280) expect(shown.length).toBeLessThan(names.length);
    const isCut = ({ left, top, right, bottom }: (typeof names)[number]) =>
      left < 0 || top < 0 || right > width || bottom > 520 || (left < 380 && top < 160);
    expect(shown.filter(isCut)).toEqual([]);
  });

test.describe('streets of another host', () => {
  test.use({ viewport: desktop });
  const host = 'https://tiles.openfreemap.org/**';
  const everywhere = {
    type: 'Polygon',
    coordinates: [
      [
        [2, 49],
        [7, 49],
        [7, 52],
        [2, 52],
        [2, 49],
      ],
    ],
  };
  const style = {
    version: 8,
    sources: { streets: { type: 'geojson', data: everywhere, attribution: 'A host' } },
    layers: [{ id: 'ground', type: 'fill', source: 'streets', paint: { 'fill-color': '#ffffff' } }],
  };

  test('wait for the wish of the visitor, which is remembered and forgotten', async ({ page, problems }) => {
    const asked: string[] = [];
    await page.route(host, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ json: style, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded();
    const map = page.frameLocator('.place-map iframe');
    await expect(map.locator('.circle, .pin')).toBeVisible();
    expect(asked).toEqual([]);

    await page.getByLabel('Dit onthouden').check();
    await page.getByRole('button', { name: 'Straten tonen' }).click();
    await expect(map.getByText('A host')).toBeVisible();
    await page.reload();
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded();
    await expect(map.getByText('A host')).toBeVisible();

    await page.getByRole('button', { name: 'Straten verbergen' }).click();
    await expect(page.getByRole('button', { name: 'Straten tonen' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gevel.streets'))).toBeNull();
    // A test ends with no request to another host; these were wanted.
    problems.splice(0);
  });

  test('leave the own drawing where they do not come', async ({ page, problems }) => {
    await page.route(host, (route) => route.abort());
    await page.goto('/nl/te-koop/');
    await hydrated(page);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL(/\/\d+\/$/);
    await page.getByRole('heading', { name: 'Ligging' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Straten tonen' }).click();
    const map = page.frameLocator('.place-map iframe');
    await expect(map.getByRole('alert')).toContainText('De stratenkaart kon niet geladen worden.');
    await expect(map.locator('.circle, .pin')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Straten verbergen' })).toBeHidden();
    await page.unroute(host);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route(host, (route) => route.fulfill({ json: style, headers }));
    await map.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Straten verbergen' })).toBeVisible();
    problems.splice(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

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

  test('a property has its surroundings drawn, and nothing to press', async ({ page }) => {
    await page.goto('/nl/te-koop/');
    await page.locator('article').getByRole('link').first().click();
    const drawing = page.locator('.place-map img');
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Straten tonen' })).toBeHidden();
    await expect(page.locator('figure:has(.place-map) figcaption')).not.toBeEmpty();
  });
});
