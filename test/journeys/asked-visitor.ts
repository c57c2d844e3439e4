import type { Page } from '@playwright/test';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { type Collector, collect } from './collector.ts';
import { test as base, hydrated } from './strict-page.ts';

/** A visitor who has not been asked about cookies yet; the collector stands in for Google and Meta. */
export const test = base.extend<{ collector: Collector }>({
  agreed: null,
  collector: [
    async ({ context, problems }, use) => {
      await use(await collect(context));
      // Each test checks the requests to other hosts itself.
      const others = problems
        .splice(0)
        .filter((problem) => !/^asked https:\/\/[a-z0-9.-]+\.(com|net)$/.test(problem));
      problems.push(...others);
    },
    { auto: true },
  ],
});

export const views = ({ told }: Collector) => told.filter((line) => line.startsWith('event page_view'));
export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const reopen = (page: Page) =>
  page.locator('footer').getByRole('button', { name: /^(Cookie-instellingen|Cookie-Einstellungen)$/ });
export const switchOf = (page: Page, name: string) => dialog(page).getByRole('switch', { name, exact: true });

export async function stored(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), ownKeys.consent.key);
  return text === null ? null : JSON.parse(text);
}

/** Waits until no more requests can come: the question was shown, and the network is quiet. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

export const flags = (analytics: boolean, advertising: boolean) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});
const state = (granted: boolean) => (granted ? 'granted' : 'denied');
export const states = (analytics: boolean, advertising: boolean) =>
  JSON.stringify({
    ad_user_data: state(advertising),
    ad_storage: state(advertising),
    analytics_storage: state(analytics),
    ad_personalization: state(advertising),
  });
export const denied = states(false, false).replace('}', ',"wait_for_update":500}');
