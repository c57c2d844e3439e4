import type { FrameLocator, Page } from '@playwright/test';
import { atRest, expect } from './strict-page.ts';

/** Waits until the map shows the properties in view; gives the content of its frame. */
export async function openMap(page: Page): Promise<FrameLocator> {
  const map = page.frameLocator('iframe');
  await expect(map.locator('.flag:not(.is-out)').first()).toBeVisible();
  return map;
}

/** Moves the map and waits until it shows the result. */
export async function moveMap(page: Page, move: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/map\/points\//);
  await move();
  await (await answer).finished();
  await atRest(page);
}

/** Collects the list data loaded from now on. */
export function listsLoaded(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nl/te-koop/')) loaded.push(request.url());
  });
  return loaded;
}
