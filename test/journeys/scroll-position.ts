import type { Page } from '@playwright/test';

/** How far a page is scrolled down, in pixels. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
