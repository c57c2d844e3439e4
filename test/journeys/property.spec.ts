import type { Page } from '@playwright/test';
import { href } from '#site/paths/paths.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

/** The demo agency's newest property has many photographs, plans, a video and a virtual tour. */
async function openShowpiece(page: Page): Promise<void> {
  await page.goto('/nl/te-koop/?text=RL-2417');
  const path = await page.locator('article').getByRole('link').first().getAttribute('href');
  await page.goto(path ?? '');
}

test.describe('the pictures', () => {
  test.use({ viewport: desktop });

  test('one alone ends above the title', async ({ page }) => {
    await page.goto('/nl/te-koop/?text=RL-2287');
    const path = await page.locator('article').getByRole('link').first().getAttribute('href');
    await page.goto(path ?? '');
    const picture = page.getByRole('img', { name: /^Voorgevel, / });
    await expect(page.getByRole('link', { name: '1 foto', exact: true })).toBeVisible();
    const [{ bottom }, { top }] = await Promise.all(
      [picture, page.getByRole('heading', { level: 1 })].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    expect(bottom).toBeLessThan(top);
  });

  test.describe('as they are', () => {
    test.use({ realPictures: true });

    test('the first one is loaded first, those below when they come near', async ({ page }) => {
      await openShowpiece(page);
      const first = page
        .getByRole('link', { name: /^Foto 1 van/ })
        .locator('img')
        .last();
      await expect(first).toHaveAttribute('loading', 'eager');
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(500);
      const similar = page.locator('article img[loading]').last();
      await expect(similar).toHaveAttribute('loading', 'lazy');
      await similar.scrollIntoViewIfNeeded();
      await expect
        .poll(() => similar.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
        .toBeGreaterThan(100);
    });
  });
});

test.describe('video and virtual tour', () => {
  for (const { name, section, button, host } of [
    { name: 'the video', section: '#video', button: 'Video laden', host: 'www.youtube-nocookie.com' },
    { name: 'the tour', section: '#tour', button: 'Rondleiding laden', host: 'my.matterport.com' },
  ]) {
    test(`${name} is asked for only when the visitor does`, async ({ page, problems }) => {
      const asked: string[] = [];
      await page.route(`https://${host}/**`, (route) => {
        asked.push(new URL(route.request().url()).host);
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
      });
      await openShowpiece(page);
      await hydrated(page);
      await page.locator(section).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(problems).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);

      await page.getByRole('button', { name: button }).click();
      await expect(page.locator(`${section} iframe`)).toHaveAttribute('src', new RegExp(`^https://${host}/`));
      await expect.poll(() => asked).toEqual([host]);
      expect(problems.splice(0)).toEqual([`asked https://${host}`]);
    });
  }

  test('each shows a photograph of the property in the place of its player', async ({ page, problems }) => {
    await page.setViewportSize(phone);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
    );
    await openShowpiece(page);
    await hydrated(page);
    const buttons = [
      page.getByRole('button', { name: 'Video laden' }),
      page.getByRole('button', { name: 'Rondleiding laden' }),
    ];
    const sources = await Promise.all(
      buttons.map((button) => button.locator('img').last().getAttribute('src')),
    );
    expect(sources).toEqual([
      expect.stringMatching(/^\/pictures\/.*gent/),
      expect.stringMatching(/^\/pictures\/.*gent/),
    ]);
    expect(sources[0]).not.toBe(sources[1]);
    const photograph = await buttons[0]?.boundingBox();
    await buttons[0]?.click();
    const player = await page.locator('#video iframe').boundingBox();
    const size = { width: phone.width - 40, height: 240 };
    expect(photograph).toMatchObject(size);
    expect(player).toMatchObject(size);
    await expect.poll(() => problems.splice(0)).toEqual(['asked https://www.youtube-nocookie.com']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are links to where they are', async ({ page }) => {
      await openShowpiece(page);
      await expect(page.locator('#video').getByRole('link')).toHaveAttribute('href', /youtube\.com/);
      await expect(page.locator('#tour').getByRole('link')).toHaveAttribute('href', /matterport\.com/);
      await expect(page.getByRole('button', { name: 'Video laden' })).toBeHidden();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('price, call and appointment stay in reach, and hide nothing at the end of the page', async ({
    page,
  }) => {
    await openShowpiece(page);
    await hydrated(page);
    const appointment = page.locator('.phone-bar').getByRole('link', { name: 'Bezoeken' });
    await expect(appointment).toBeInViewport();
    await expect(appointment).toHaveAttribute('href', /\/nl\/bezoek-aanvragen\/\d+\/$/);
    const last = page.locator('footer').getByRole('link', { name: 'en', exact: true });
    await last.focus();
    const isInSight = async () => {
      // Pressed again, because parts that are drawn when they come near make the page longer.
      await page.keyboard.press('End');
      return last.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    };
    await expect.poll(isInSight).toBe(true);
  });

  test('the rows of the costs open by a tap below their sum, and the plans stand in one row', async ({
    page,
  }) => {
    await openShowpiece(page);
    const costs = page.locator('section', { hasText: 'Kosten van de aankoop' });
    const fee = costs.getByText('Ereloon van de notaris');
    const details = costs.getByText('Hoe die kosten berekend zijn');
    await expect(costs.locator('.price-page')).toBeVisible();
    await expect(fee).toBeHidden();
    await details.click();
    await expect(fee).toBeVisible();
    const plans = await page
      .locator('#plans li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(plans.length).toBeGreaterThan(1);
    expect(new Set(plans).size).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(details).toBeHidden();
    await expect(fee).toBeVisible();
  });

  test('the price there stands on one line, however long the words beside it', async ({ page }) => {
    await openShowpiece(page);
    for (const language of ['nl', 'fr', 'de', 'en']) {
      const path = await page.locator(`link[hreflang^="${language}"]`).first().getAttribute('href');
      await page.goto(new URL(path ?? '').pathname);
      const price = page.locator('.phone-bar p');
      const lines = await price.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, language).toBe(1);
      const bar = page.locator('.phone-bar');
      expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(
        0,
      );
    }
  });
});

for (const width of [390, 820, 1440])
  test(`one button at a time asks for a visit at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openShowpiece(page);
    const asking = page.getByRole('link', { name: /^(Bezoek aanvragen|Bezoeken)$/ });
    await expect(asking.filter({ visible: true })).toHaveCount(1);
    for (const name of ['Meer info aanvragen', 'Een bod doen'])
      await expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(1);
  });

// The longest values of facts: a number of kilowatt-hours, the class of a zone, the code of a certificate.
for (const home of ['namur/schloss/12', 'eeklo/landwirtschaftsflaeche/85', 'gent/doppelhaushaelfte/140']) {
  test(`the facts of ${home} are no wider than a narrow phone in German`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`/de/zu-verkaufen/${home}/`);
    const ends = await page.locator('.fact-rows dd').evaluateAll((all) =>
      all.map((value) => {
        const words = document.createRange();
        words.selectNodeContents(value);
        return words.getBoundingClientRect().right;
      }),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect(Math.max(...ends)).toBeLessThanOrEqual(300);
  });
}

test('on paper a page has no header, no footer and no buttons', async ({ page }) => {
  await page.goto(href('nl', 'projects'));
  const project = page.locator('main article').filter({ hasText: 'Dokhuis' }).getByRole('link');
  const projectPath = await project.first().getAttribute('href');
  await openShowpiece(page);
  await page.emulateMedia({ media: 'print' });
  for (const path of [page.url(), projectPath ?? '']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    for (const hidden of ['header', 'footer', '#drawer']) await expect(page.locator(hidden)).toBeHidden();
    await expect(page.locator('main .logo')).toBeVisible();
    await expect(page.locator('main').locator('button:visible, input:visible')).toHaveCount(0);
  }
});
