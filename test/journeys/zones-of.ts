import type { Page } from '@playwright/test';

/** The zones that the address of the page asks for. */
export const zonesOf = (page: Page) => new URL(page.url()).searchParams.getAll('zone');
