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

    test('touch no other name, stay inside their border, and tell where homes are', async ({ page }) => {
      for (const address of [
        '/nl/kies-op-de-kaart/',
        '/de/auf-der-karte-waehlen/',
        '/nl/kies-op-de-kaart/?in=province-east-flanders',
      ]) {
        await page.goto(address);
        await hydrated(page);
        expect(await touchingNames(page), address).toEqual([]);
        const { outside, unnumbered, zeros } = await page.locator('.zone-map').evaluateAll((drawings) => {
          const zones = drawings.flatMap((drawing) =>
            [...drawing.querySelectorAll<SVGPathElement>('path')].map((path) => {
              const key = path.closest('[data-zone]')?.getAttribute('data-zone');
              const name = drawing.nextElementSibling?.querySelector(`[data-zone="${key}"]`);
              return { key, path, lines: [...(name?.children ?? [])] };
            }),
          );
          const isWithin = (path: SVGPathElement, line: Element) => {
            const { left, right, top, bottom } = line.getBoundingClientRect();
            const middle = (left + right) / 2;
            const holds = (x: number) =>
              path.isPointInFill(
                new DOMPoint(x, (top + bottom) / 2).matrixTransform(path.getScreenCTM()?.inverse()),
              );
            // A number may reach four pixels beyond; two pixels are those of an estimated width.
            const beyond = /^\d+$/.test(line.textContent) ? 6 : 2;
            return [Math.min(left + beyond, middle), middle, Math.max(right - beyond, middle)].every(holds);
          };
          const numbered = zones.filter(({ lines }) => /\d$/.test(lines.at(-1)?.textContent ?? ''));
          const withNumber = numbered.map(({ key }) => key);
          return {
            outside: zones
              .filter(({ path, lines }) => lines.some((line) => !isWithin(path, line)))
              .map(({ key }) => key),
            unnumbered: zones
              .filter(({ key, path }) => !('empty' in path.dataset) && !withNumber.includes(key))
              .map(({ key }) => key),
            zeros: numbered.filter(({ path }) => 'empty' in path.dataset).map(({ key }) => key),
          };
        });
        expect({ outside, unnumbered, zeros }, address).toEqual({ outside: [], unnumbered: [], zeros: [] });
      }
    });
  });

test.describe('the list of zones', () => {
  test('has the name, the number and the link of a row on one line', async ({ page }) => {
    await page.goto('/nl/kies-op-de-kaart/');
    await hydrated(page);
    const steps = await page.locator('.zone-row').evaluateAll((rows) =>
      rows.map((row) => {
        const baselines = [...row.querySelectorAll('label > span, label + span, button')].map((text) => {
          const probe = document.createElement('span');
          probe.style.display = 'inline-block';
          text.prepend(probe);
          const { bottom } = probe.getBoundingClientRect();
          probe.remove();
          return bottom;
        });
        return Math.max(...baselines) - Math.min(...baselines);
      }),
    );
    expect(steps.length).toBeGreaterThan(20);
    expect(Math.max(...steps)).toBeLessThan(0.5);
  });
});

const addresses = {
  nl: '/nl/kies-op-de-kaart/',
  fr: '/fr/choisir-sur-la-carte/',
  de: '/de/auf-der-karte-waehlen/',
  en: '/en/choose-on-the-map/',
};

for (const javaScriptEnabled of [true, false])
  test.describe(`the provinces ${javaScriptEnabled ? 'on a telephone' : 'without JavaScript'}`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    for (const [language, address] of Object.entries(addresses))
      test(`all have their name or their number on the map: ${language}`, async ({ page }) => {
        await page.goto(address);
        const names = page.locator('.zone-map-names').first().locator('> span');
        await expect(names).toHaveCount(10);
        // Without JavaScript they are laid for 320 px, where both Brabants have room for their number alone.
        await expect(names.filter({ hasText: /\p{L}/u })).toHaveCount(javaScriptEnabled ? 10 : 8);
        // The name of Brussels stands above its own drawing.
        await expect(page.locator('.zone-map-names').nth(1)).toHaveText(/^\d+$/);
      });
  });

for (const viewport of [{ width: 320, height: 640 }, phone, desktop])
  test.describe(`without JavaScript at ${viewport.width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('nothing on the map of zones lies over anything else', async ({ page }) => {
      for (const address of ['/nl/kies-op-de-kaart/', '/nl/kies-op-de-kaart/?in=province-east-flanders']) {
        await page.goto(address);
        expect(await page.locator('.zone-map-names > span').count()).toBeGreaterThan(12);
        expect(await touchingNames(page, 0), address).toEqual([]);
      }
    });
  });

/** Pairs of names on the map with less room between them, in pixels. */
function touchingNames(page: Page, gap = 5): Promise<string[]> {
  return page.locator('.zone-map-names > span').evaluateAll((names, gap) => {
    const lines = names.flatMap((name) =>
      [...name.children]
        .filter((line) => line.getClientRects().length > 0)
        .map((line) => ({ name, words: line.textContent, box: line.getBoundingClientRect() })),
    );
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            other.name !== one.name &&
            one.box.left - gap < other.box.right &&
            other.box.left - gap < one.box.right &&
            one.box.top < other.box.bottom &&
            other.box.top < one.box.bottom,
        )
        .map((other) => `${one.words}, ${other.words}`),
    );
  }, gap);
}
