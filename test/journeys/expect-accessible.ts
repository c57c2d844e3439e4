import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { atRest, desktop, phone } from './strict-page.ts';

const require = createRequire(import.meta.url);
/**
 * axe-core, as the package for Playwright brings it. That package itself loads it twice for each check, which takes
 * longer than the check. Pages read the minified file in two thirds of the time.
 */
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

type Axe = { run(within: Document, options: object): Promise<{ violations: Violation[] }> };

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Fails with axe's violations on the page as it is; `rule`: checks only that rule. */
export async function expectAccessible(page: Page, rule?: string): Promise<void> {
  // axe in the page asks every frame for its findings, so each needs the script. It cannot ask a frame of another host:
  // the office shows pages of the visitors' site, which are checked there, and mails, which are sandboxed.
  const { origin } = new URL(page.url());
  const near = page.frames().filter((frame) => new URL(frame.url(), origin).origin === origin);
  const own = await Promise.all(near.map((frame) => frame.evaluate(() => self.origin)));
  const frames = near.filter((_, index) => own[index] !== 'null');
  // A frame that is still empty does not belong to another host yet, but may by the time axe asks it.
  const isOwn = await page
    .locator('iframe')
    .evaluateAll(
      (all, host) => all.every((each) => new URL((each as HTMLIFrameElement).src, host).origin === host),
      origin,
    );
  const iframes = isOwn && frames.length === page.frames().length;
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const found = await page.evaluate(
    async ({ runOnly, iframes }) => {
      const { axe } = window as unknown as { axe: Axe };
      // Violations only, and without loading style sheets and media again, which no rule of these tags needs.
      const { violations } = await axe.run(document, {
        runOnly,
        iframes,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    },
    { runOnly: rule ? { type: 'rule', values: [rule] } : everything, iframes },
  );
  expect(found, page.url()).toEqual([]);
}

/** Starts and leaves the page at the width of a phone; on a wide screen nothing may be too wide either. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  try {
    await atRest(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  } finally {
    await page.setViewportSize(phone);
  }
}
