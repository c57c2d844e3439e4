import type { Page } from '@playwright/test';

export const cell = (page: Page, label: string) =>
  page.locator('main details:visible').filter({ has: page.locator('summary', { hasText: label }) });

export const chips = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' });

/** The number of results on the list. */
export async function count(page: Page): Promise<number> {
  const text = await page.locator('main [aria-live]').first().innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** The same of the list at an address. */
export async function countAt(page: Page, list: string): Promise<number> {
  const other = await page.context().newPage();
  await other.goto(list);
  const found = await count(other);
  await other.close();
  return found;
}

/** Without JavaScript the fields are on a page of their own, with this cell open. */
async function unfold(details: ReturnType<typeof cell>) {
  const link = details.getByRole('link', { name: 'Alle filters tonen' });
  if (await link.isVisible()) await link.click();
}

/** Opens a cell of the filter bar, fills it in and sends it. */
export async function filter(
  page: Page,
  label: string,
  fill: (form: ReturnType<typeof cell>) => Promise<void>,
) {
  const details = cell(page, label);
  await details.locator('summary').click();
  await unfold(details);
  await fill(details);
  await details.getByRole('button').click();
}
