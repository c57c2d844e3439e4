import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';
import { zonesOf } from './zones-of.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('zones are ticked level by level, and lead to the list', async ({ page }) => {
    await page.goto('/nl/te-huur/?zone=drongen&bedrooms=1&filters=zone');
    await page.goto((await page.getByText('Kiezen op de kaart').getAttribute('href')) ?? '');
    await page.getByLabel('Henegouwen', { exact: true }).check();
    await page.getByRole('button', { name: 'Gemeenten in Luik' }).click();
    await page.getByLabel('Luik', { exact: true }).check();
    await page.getByRole('button', { name: /^\d+ pand(en)? tonen$/ }).click();

    await expect(page).toHaveURL(/te-huur\/\?/);
    expect(zonesOf(page).sort()).toEqual(['drongen-gent', 'municipality-liege', 'province-hainaut']);
    expect(new URL(page.url()).searchParams.get('bedrooms')).toBe('1');
  });

  test('Brussels has municipalities and no province', async ({ page }) => {
    await page.goto('/fr/choisir-sur-la-carte/?in=region-brussels');
    await expect(page.getByRole('checkbox')).toHaveCount(1 + 19);
    await expect(page.locator('.zone-map path')).toHaveCount(19);
  });

  test('a click on the map chooses', async ({ page }) => {
    await page.goto('/nl/kies-op-de-kaart/');
    await page.goto(await drawn(page, 'Oost-Vlaanderen'));
    await page.goto(await drawn(page, 'Gent'));
    await expect(page.getByLabel('Gent', { exact: true })).toBeChecked();
    await page.goto(await drawn(page, 'Gent'));
    await expect(page.getByLabel('Gent', { exact: true })).not.toBeChecked();
  });
});

/** The address that a zone on the drawing links to. */
async function drawn(page: Page, name: string): Promise<string> {
  const link = page
    .locator('.zone-map a')
    .filter({ has: page.locator('title', { hasText: new RegExp(`^${name}: `) }) });
  return (await link.getAttribute('href')) ?? '';
}

test.describe('the map of zones', () => {
  test.use({ viewport: desktop });

  test('is drawn beside its list, and follows it', async ({ page }) => {
    await page.goto('/de/auf-der-karte-waehlen/?purpose=sale');
    await hydrated(page);
    // Brussels and Luxembourg are drawn once more, for a finger.
    await expect(page.locator('.zone-map path')).toHaveCount(10 + 1 + 12 + 1 + 12);
    for (const inset of await page.locator('.zone-map').nth(2).locator('path').all()) {
      const { width = 0, height = 0 } = (await inset.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page);
    await page.getByLabel('Antwerpen', { exact: true }).check();
    await expect(page.locator('.zone-map path[data-chosen]')).toHaveCount(1);
    await page.getByLabel('Wallonie', { exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.zone-map path[data-chosen]')).toHaveCount(1 + 5);
    await page.getByRole('button', { name: 'Gemeinden: Ostflandern' }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ostflandern');
    await hydrated(page);
    await expect(page.getByRole('checkbox', { name: 'Provinz Antwerpen' })).toBeChecked();
    const ghent = page.locator('.zone-map a').filter({ has: page.locator('title', { hasText: /^Gent: / }) });
    // The zone under the pointer is drawn last: it moves before it is clicked.
    await ghent.hover();
    await ghent.click();
    await expect(page.getByLabel('Gent', { exact: true })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^\d+ Objekte? anzeigen$/ }).click();

    await expect(page).toHaveURL(/zu-verkaufen/);
    expect(zonesOf(page).sort()).toEqual(['municipality-gent', 'province-antwerp', 'region-wallonia']);
  });
});

for (const viewport of [phone, desktop])
  test.describe(`the names on the map of zones at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('touch neither each other nor a border, and every canton has its number', async ({ page }) => {
      await page.goto('/nl/kies-op-de-kaart/');
      await hydrated(page);
      const { touching, outside, unnamed } = await page.locator('.zone-map').evaluateAll((drawings) => {
        const names = drawings.flatMap((drawing) => {
          const paths = [...drawing.querySelectorAll<SVGPathElement>('path')];
          const spans = [...(drawing.nextElementSibling?.querySelectorAll(':scope > span') ?? [])];
          return spans.map((span) => {
            const lines = [...span.children].filter((line) => line.getClientRects().length > 0);
            return { paths, words: lines.map((line) => line.textContent).join(' '), lines };
          });
        });
        const boxes = names.flatMap(({ words, lines }) =>
          lines.map((line) => ({ words, box: line.getBoundingClientRect() })),
        );
        return {
          touching: boxes.flatMap((one, index) =>
            boxes
              .slice(index + 1)
              .filter(
                (other) =>
                  other.words !== one.words &&
                  one.box.left - 5 < other.box.right &&
                  other.box.left - 5 < one.box.right &&
                  one.box.top < other.box.bottom &&
                  other.box.top < one.box.bottom,
              )
              .map((other) => `${one.words}, ${other.words}`),
          ),
          // Both ends of a line lie in the same zone.
          outside: names
            .filter(({ paths, lines }) =>
              lines.some((line) => {
                const { left, right, top, bottom } = line.getBoundingClientRect();
                const holds = (path: SVGPathElement, x: number) =>
                  path.isPointInFill(
                    new DOMPoint(x, (top + bottom) / 2).matrixTransform(path.getScreenCTM()?.inverse()),
                  );
                return !paths.some((path) => holds(path, left) && holds(path, right));
              }),
            )
            .map(({ words }) => words),
          unnamed: names.filter(({ lines }) => lines.length === 0).length,
        };
      });
      expect({ touching, outside, unnamed }).toEqual({ touching: [], outside: [], unnamed: 0 });
    });
  });

for (const viewport of [phone, desktop])
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('nothing on the map of zones lies over anything else', async ({ page }) => {
      for (const address of ['/nl/kies-op-de-kaart/', '/nl/kies-op-de-kaart/?in=province-east-flanders']) {
        await page.goto(address);
        const boxes = await page.locator('.zone-map-names > span > *').evaluateAll((lines) =>
          lines
            .filter((line) => line.getClientRects().length > 0)
            .map((line) => {
              const { left, right, top, bottom } = line.getBoundingClientRect();
              return { words: line.textContent, left, right, top, bottom };
            }),
        );
        expect(boxes.length).toBeGreaterThan(20);
        const touching = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => `${one.words}, ${other.words}`),
        );
        expect(touching, address).toEqual([]);
      }
    });
  });
