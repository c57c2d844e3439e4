import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '#database/client.ts';
import { languages } from '#domain/language.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { gevelProcess } from '#test/gevel-process.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { expect, test } from './strict-page.ts';

const port = await findFreePort();

test.skip(process.env.SITE_DATA_DIR === undefined, 'starts a site of its own');
// The bar must be right before any script runs.
test.use({ baseURL: `http://localhost:${port}`, javaScriptEnabled: false });

let directory: string;
let site: SiteProcess;
test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'gevel-header-'));
  // The demo fills every entry of the menu.
  site = startSite({ PORT: port, DATA_DIR: directory, DEMO: '1', PUBLIC_URL: `http://localhost:${port}` });
  await site.ready();
});
test.afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(directory, { recursive: true });
});

const widths = [320, 360, 390, 600, 820, 961, 1024, 1120, 1280, 1366, 1440, 1536, 1680, 1920];
const left = { logo: 'left', menu: 'left', languageSwitch: 'right' } as const;

/** `picture`: a logo of this ratio of width to height, in place of the name. */
type Bar = {
  name: string;
  positions: Record<'logo' | 'menu' | 'languageSwitch', 'left' | 'center' | 'right'>;
  menuFrom: number;
  hasGable?: true;
  picture?: number;
};

const bars: Bar[] = [
  { name: 'Rooilijn', positions: left, menuFrom: 1280, hasGable: true },
  { name: 'Rooilijn', positions: left, menuFrom: 1280, picture: 1 },
  { name: 'Rooilijn', positions: left, menuFrom: 1440, picture: 9 },
  { name: 'Immo Scheldezicht & Zonen', positions: left, menuFrom: 1440 },
  { name: 'Vastgoed Scheldezicht & Zonen.', positions: left, menuFrom: 1440, hasGable: true },
  {
    name: 'Rooilijn',
    positions: { logo: 'center', menu: 'right', languageSwitch: 'left' },
    menuFrom: Number.POSITIVE_INFINITY,
  },
];

test('the bar is one row at every width, whatever the agency is called', async ({ page }) => {
  const faults: string[] = [];
  for (const bar of bars) {
    const { name, positions, menuFrom, picture } = bar;
    await call(bar);
    // A picture has the same width in every language.
    for (const language of picture ? (['de'] as const) : languages) {
      await page.goto(pathEntry('forSale')[language]);
      if (picture) await expect(page.locator('header').getByAltText(name)).toBeVisible();
      else await expect(page.locator('header .logo')).toHaveText(name);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { hasMenu, hasButton, fromMiddlePx, ...measured } = await measure(page);
        const found = [...measured.faults];
        if (hasMenu === hasButton) found.push('menu and its button are both there, or neither');
        if (width >= menuFrom && !hasMenu) found.push('there is room for the menu');
        if (positions.logo === 'center' && width >= 820 && fromMiddlePx > 1)
          found.push(`the logo is ${fromMiddlePx} px from the middle`);
        const what = [name, picture && `as a picture of ${picture} : 1`].filter(Boolean).join(' ');
        faults.push(...found.map((fault) => `${what}, ${language} at ${width}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
});

async function call({ name, positions, hasGable, picture }: Bar) {
  const pictureId = picture ? await addLogo(picture) : null;
  const database = openDatabase(readEmbedded(directory).url, { maxConnections: 1 });
  const { logo, ...others } = Object.fromEntries(
    Object.entries(positions).map(([part, position]) => [part, { position }]),
  );
  const icon = hasGable ? 'gable' : 'letter';
  const document = JSON.stringify({
    agency: { name },
    header: { ...others, logo: { ...logo, pictureId, icon } },
  });
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('setting').execute();
    await transaction.insertInto('setting').values({ document }).execute();
  });
  await database.destroy();
  await expect
    .poll(async () => (await fetch(`${site.url}/nl/te-koop/`)).text())
    .toContain(pictureId ?? `${name.replace('&', '&amp;')}</span>`);
}

/** Adds a logo; gives its id. */
async function addLogo(timesAsWide: number): Promise<string> {
  const file = join(directory, `logo-${timesAsWide}.png`);
  await sharp({ create: { width: 80 * timesAsWide, height: 80, channels: 3, background: '#224466' } })
    .png()
    .toFile(file);
  const said = await gevelProcess({ DATA_DIR: directory }, 'pictures', 'add', file);
  return /\b[0-9a-f]{20}\b/.exec(said)?.[0] ?? '';
}

/** The faults of the bar, and the places of its parts. */
function measure(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    const isSeen = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;
    const logo = header.querySelector('.logo, .logo-picture') as HTMLElement;
    const text = document.createRange();
    text.selectNodeContents(logo.lastChild ?? logo);
    const namePx = Number.parseFloat(getComputedStyle(logo).fontSize);
    const isPhone = innerWidth < 768;
    const entries = [...header.querySelectorAll('nav > *')].filter(isSeen);
    const parts = [logo, ...header.querySelectorAll('nav > *, .column > :last-child > *:not(nav)')]
      .filter((part) => isSeen(part) && part.getBoundingClientRect().width > 0)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .sort((a, b) => a.box.left - b.box.left);
    const words = (part: Element) => part.textContent?.trim() || part.className.toString().slice(0, 20);
    const { top, bottom } = header.getBoundingClientRect();
    const column = header.querySelector('.column') as HTMLElement;
    // The picture of the drawer's button, not its edge, is at the end of the column.
    const buttonMarginPx = 11;
    const edgePx = Number.parseFloat(getComputedStyle(column).paddingLeft);
    const from = column.getBoundingClientRect().left + edgePx;
    const to = column.getBoundingClientRect().right - edgePx;
    const faults = [
      text.getClientRects().length > (isPhone ? 2 : 1) ? ['the name stands on too many lines'] : [],
      logo.matches('.logo') && namePx < leastPx(entries.length > 0, isPhone)
        ? [`the name is ${namePx} px high, and has more room`]
        : [],
      new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size > 1
        ? ['the menu has two rows']
        : [],
      parts.flatMap(({ part, box }, at) => {
        const next = parts[at + 1];
        return next && next.box.left < box.right + 1 ? [`${words(next.part)} lies over ${words(part)}`] : [];
      }),
      parts
        .filter(
          ({ box }) =>
            box.top < top || box.bottom > bottom || box.left < from - 1 || box.right > to + buttonMarginPx,
        )
        .map(({ part }) => `${words(part)} stands outside`),
      document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [],
    ].flat();
    const { left, right } = logo.getBoundingClientRect();

    function leastPx(isBesideMenu: boolean, isPhone: boolean): number {
      if (isPhone) return 14;
      return isBesideMenu ? 18 : 28;
    }
    return {
      faults,
      hasMenu: entries.length > 0,
      hasButton: isSeen(header.querySelector('[popovertarget=drawer]')),
      fromMiddlePx: Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2),
    };
  });
}
