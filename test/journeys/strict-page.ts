import { type BrowserContext, test as base, type ElementHandle, expect, type Page } from '@playwright/test';
import { type ChoosableCategory, choosableCategories, makeConsent } from '#domain/consent/consent.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { consentTextVersion } from '#texts/versions/consent-version.ts';

export { expect } from '@playwright/test';

/**
 * A test that fails on any console error, uncaught error, violation of the content security policy, failed request or
 * request to another host. `problems`: those so far; a test that provokes one must empty it. `realPictures`: false
 * serves every picture as one grey point, because a new site takes a minute to make them. Set it to true if many pages
 * are loaded: while Playwright answers some requests itself, the browser keeps no file from one page to the next.
 * `agreed`: the categories chosen earlier in the cookie dialog; null for a visitor who has not been asked yet.
 */
export const test = base.extend<{
  problems: string[];
  realPictures: boolean;
  agreed: ChoosableCategory[] | null;
}>({
  realPictures: [false, { option: true }],
  agreed: [[], { option: true }],
  problems: [
    async ({ context, baseURL, javaScriptEnabled, realPictures, agreed }, use) => {
      if (agreed) await rememberChoice(context, agreed);
      if (!realPictures)
        await context.route(/\/pictures\/[0-9a-f]{20}\//, (route) => route.fulfill(tinyPicture));
      const problems: string[] = [];
      await watch(context, new URL(baseURL ?? '').origin, problems);
      await use(problems);
      // Without scripts Chromium reports each script as forbidden by the policy.
      const isBlockedScript = (problem: string) => !javaScriptEnabled && /\.js: csp$/.test(problem);
      expect(problems.filter((problem) => !isBlockedScript(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

const tinyPicture = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAMDAwAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
};

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** Starts every page of a context with an earlier choice about cookies. */
export async function rememberChoice(context: BrowserContext, agreed: ChoosableCategory[]): Promise<void> {
  const about = {
    now: new Date(),
    textVersion: consentTextVersion,
    language: 'nl',
    asked: choosableCategories,
  };
  const kept = [ownKeys.consent.key, JSON.stringify(makeConsent(agreed, about))] as const;
  await context.addInitScript(([key, text]) => {
    // An empty page has no storage, and a frame is another site.
    if (location.protocol.startsWith('http') && window === top) localStorage.setItem(key, text);
  }, kept);
}

async function watch(context: BrowserContext, origin: string, problems: string[]): Promise<void> {
  context.on('page', (page) => {
    page.on('console', (message) => {
      // Violations of the policy and hydration mismatches appear here too. Without a graphics card the software driver
      // warns about its own speed.
      if (message.text().includes('GL Driver Message')) return;
      // On a busy machine Chromium gives this of pictures which the page shows; crawl.spec.ts looks for those it does
      // not show, without a clock.
      if (/\/pictures\/\S+ was preloaded .* but not used/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', ({ message }) => {
      // A step that the next one overtakes aborts its request. If part of the answer has come, React Router 8.4 leaves
      // two promises of its decoder rejected without a handler ('done' in turbo-stream).
      if (message !== 'signal is aborted without reason') problems.push(`${page.url()}: ${message}`);
    });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:' && !isOfVisitors(url))
      problems.push(`asked ${url.origin}`);
  });
  context.on('requestfailed', (request) => {
    // Leaving a page before all its pictures have arrived aborts their requests.
    const { errorText } = request.failure() ?? {};
    if (errorText !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${errorText}`);
  });
  context.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) problems.push(`${response.url()}: ${response.status()}`);
  });
}

/** The office shows the site's own pictures: from its address, and with the same limits and names. */
function isOfVisitors({ hostname, pathname }: URL): boolean {
  return hostname === 'localhost' && pathname.startsWith('/pictures/');
}

/** Waits until React has hydrated the page: before that, buttons do not react. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.locator('body').evaluate(isOwnedByReact), { intervals }).toBe(true);
}

/** Waits until React has hydrated an element that came as HTML, or has replaced it. */
export async function takenOver(element: ElementHandle<Element>): Promise<void> {
  const isOver = async () => !(await isConnected(element)) || (await element.evaluate(isOwnedByReact));
  await expect.poll(isOver, { intervals }).toBe(true);
}

// Often, because Playwright's usual pauses of up to a second would add up over thousands of waits.
const intervals = [50];
const isOwnedByReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** True if an element is still on its page. */
export function isConnected(element: ElementHandle<Element>): Promise<boolean> {
  return element.evaluate((each) => each.isConnected);
}

/** Waits until nothing moves any more: changes are drawn, and their transitions have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // In the first frame styles change; before the second, observers of positions are called.
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/**
 * Holds back the files whose path matches. `asked`: waits until the page requests one. `release`: lets them through,
 * now and later.
 */
export async function holdBack(page: Page, path: RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: () => asked.promise, release: () => released.resolve() };
}

/** Also draws the parts that are otherwise drawn only near the viewport: undrawn parts cannot be checked. */
export async function drawEverything(page: Page): Promise<void> {
  await page
    .locator('.drawn-when-near')
    .evaluateAll((all) => all.map((each) => each.classList.remove('drawn-when-near')));
}
