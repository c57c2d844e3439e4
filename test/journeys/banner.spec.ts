import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bareEnvironment } from '#test/bare-environment.ts';
import { desktop, expect, hydrated, phone, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;

const gallery = '/nl/proef-galerij/';
const film = '/nl/proef-film/';
const filmFile = '/proef-film.webm';
const farFilm = '/nl/proef-verre-film/';
const farFilmFile = 'https://film.example/proef.webm';

/** Adds two pages outside the menu, so that other journeys do not see them. */
test.beforeAll(() => {
  test.skip(!directory, 'needs the data of the site');
  const gevel = (...words: string[]) =>
    execFileSync(process.execPath, ['src/gevel.ts', ...words], {
      env: { ...bareEnvironment, DATA_DIR: directory },
      encoding: 'utf8',
    });
  const pages: { id: number; name: string; modules: object[] }[] = JSON.parse(gevel('pages', 'export'));
  if (pages.some(({ name }) => name === 'proefgalerij')) return;
  const pictureIds = [...new Set(JSON.stringify(pages).match(/(?<=")[0-9a-f]{20}(?=")/g))].slice(0, 3);
  const page = (id: number, path: string, banner: object) => ({
    id,
    name: path.replaceAll('-', ''),
    path: { nl: path },
    inMenu: false,
    modules: [{ type: 'banner', position: 0, title: { nl: 'Proef' }, pictureIds, ...banner }],
  });
  const settings = JSON.parse(gevel('settings', 'export'));
  const settingsFile = join(mkdtempSync(join(tmpdir(), 'gevel-settings-')), 'settings.json');
  writeFileSync(settingsFile, JSON.stringify({ ...settings, filmHosts: ['film.example'] }));
  gevel('settings', 'import', settingsFile, '--yes');
  const added = [
    page(9001, 'proef-galerij', { view: 'gallery' }),
    page(9002, 'proef-film', { view: 'video', video: filmFile }),
    page(9003, 'proef-verre-film', { view: 'video', video: farFilmFile }),
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'gevel-pages-')), 'pages.json');
  writeFileSync(file, JSON.stringify([...pages, ...added]));
  gevel('pages', 'import', file, '--yes');
});

const pictures = (page: Page) => page.locator('main .isolate > span');

/** The index of the picture on top. */
const shown = (page: Page) =>
  pictures(page).evaluateAll((all) => all.findIndex((each) => getComputedStyle(each).zIndex === '1'));

test.describe('the pictures of a banner', () => {
  test.use({ viewport: desktop });

  test('take turns until one is looked at, or they are stopped', async ({ page }) => {
    await page.clock.install();
    await page.goto(gallery);
    await hydrated(page);
    const stop = page.getByRole('button', { name: 'Beelden stilzetten' });
    await expect(stop).toBeVisible();
    // Only the next one is loaded.
    await expect(pictures(page)).toHaveCount(2);
    await page.clock.runFor(6100);
    await expect.poll(() => shown(page)).toBe(1);

    await page.locator('h1').hover();
    await page.clock.runFor(13_000);
    expect(await shown(page)).toBe(1);
    await page.mouse.move(5, 20);
    await page.clock.runFor(6100);
    await expect.poll(() => shown(page)).toBe(2);

    await stop.focus();
    await page.clock.runFor(13_000);
    expect(await shown(page)).toBe(2);
    await page.keyboard.press('Enter');
    await page.locator('footer a').first().focus();
    await page.clock.runFor(13_000);
    expect(await shown(page)).toBe(2);
    await page.getByRole('button', { name: 'Beelden afwisselen' }).click();
    await page.clock.runFor(6100);
    await expect.poll(() => shown(page)).toBe(0);
  });

  test.describe('for who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stay at the first, and no other is loaded, until they are started', async ({ page }) => {
      await page.clock.install();
      await page.goto(gallery);
      await hydrated(page);
      await page.clock.runFor(13_000);
      await expect(pictures(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Beelden afwisselen' }).click();
      await page.clock.runFor(6100);
      await expect.poll(() => shown(page)).toBe(1);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are the first one', async ({ page }) => {
      await page.goto(gallery);
      await expect(pictures(page)).toHaveCount(1);
      await expect(page.locator('main button')).toHaveCount(0);
    });
  });
});

test.describe('the film of a banner', () => {
  /** Opens the page with a film that never arrives; gives the number of requests for it. */
  async function open(page: Page) {
    let asked = 0;
    await page.route(`**${filmFile}`, () => {
      asked++;
    });
    await page.goto(film);
    await hydrated(page);
    return () => asked;
  }

  test.describe('on a wide screen', () => {
    test.use({ viewport: desktop });

    test('begins by itself, without sound, over its picture, and can be stopped', async ({ page }) => {
      const asked = await open(page);
      await expect.poll(asked).toBe(1);
      await expect(pictures(page)).toBeVisible();
      const video = page.locator('main video');
      expect(
        await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline]),
      ).toEqual([true, true, true]);
      await page.getByRole('button', { name: 'Film stilzetten' }).click();
      await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    });

    test('waits for who pays for data', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const asked = await open(page);
      await expect(page.getByRole('button', { name: 'Film afspelen' })).toBeVisible();
      await expect(page.locator('main video')).toHaveCount(0);
      expect(asked()).toBe(0);
    });
  });

  test.describe('for who asked for less motion', () => {
    test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

    test('waits until it is asked for', async ({ page }) => {
      const asked = await open(page);
      const play = page.getByRole('button', { name: 'Film afspelen' });
      await expect(play).toBeVisible();
      expect(asked()).toBe(0);
      await play.click();
      await expect.poll(asked).toBe(1);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone });

    test('waits until it is asked for', async ({ page }) => {
      const asked = await open(page);
      await expect(page.getByRole('button', { name: 'Film afspelen' })).toBeVisible();
      expect(asked()).toBe(0);
    });
  });
});

test.describe('the film of a banner on another host', () => {
  test.use({ viewport: desktop });

  test('is asked for only once the visitor has agreed to films of others', async ({ page, problems }) => {
    let asked = 0;
    await page.route(farFilmFile, () => {
      asked++;
    });
    await page.goto(farFilm);
    await hydrated(page);
    await expect(pictures(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Film/ })).toHaveCount(0);
    await expect(page.locator('main video')).toHaveCount(0);
    expect([asked, problems]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    await page.getByRole('button', { name: 'Alles aanvaarden' }).click();
    await expect.poll(() => asked).toBe(1);
    // The visitor agreed, so other hosts are asked now.
    problems.splice(0);
  });
});
