import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Only what fails, and without loading style sheets and media again, which no rule of these tags asks for.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    // In the page itself: no frame of a page is of another site, and a page of its own per look takes half the time.
    .setLegacyMode(true)
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(told).toEqual([]);
}
