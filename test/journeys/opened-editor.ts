import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { listEdits } from '#database/property/property-edits.ts';
import { demoStaff } from '#demo/staff.ts';
import { addProperty } from '#test/factories.ts';
import { readEmbedded } from '#test/site-process.ts';
import { officeUrl, send } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

export const oldest = new Date('2001-01-01');

export const field = (page: Page, key: string) => page.locator(`[id="field-${key}"]`);
export const input = (page: Page, key: string) => page.locator(`[name="${key}"]`);

export async function logInAsStijn(page: Page): Promise<void> {
  await page.goto('/office/login/');
  await page.locator('[name="email"]').fill(demoStaff.stijn.email);
  await page.locator('[name="password"]').fill(demoStaff.stijn.password);
  await send(page);
  await expect(page).toHaveURL('/office/');
}

export async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/office/properties/${id}/`);
  await hydrated(page);
}

/** Properties of their own for the journeys of one file, which calls it before its first one. */
export function editedProperties() {
  const directory = process.env.SITE_DATA_DIR;
  test.skip(directory === undefined, 'makes properties and staff of its own');
  test.use({ baseURL: officeUrl(), realPictures: true });
  let database: Kysely<Database>;
  test.beforeAll(() => {
    database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
  });
  test.afterAll(() => database.destroy());
  return {
    /**
     * The oldest property of the site: visitors in other journeys take the first of a list, which has a place on the
     * map.
     */
    addHome: (given: Parameters<typeof addProperty>[1] = {}): Promise<number> => {
      const reference = `J-${randomUUID()}`;
      return addProperty(database, { reference, bedrooms: 2, published_at: oldest, ...given });
    },
    changeHome: (id: number, to: { bedrooms?: number; title?: string; published_at?: Date }) =>
      database.updateTable('property').set(to).where('id', '=', id).execute(),
    /** What is typed and not yet published. */
    waiting: async (id: number) =>
      Object.fromEntries(
        (await listEdits(database, id)).map(({ key, value, typed }) => [key, value ?? typed]),
      ),
  };
}
