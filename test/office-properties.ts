import { beforeAll, beforeEach, expect } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { complete } from '#domain/property/legal-completeness/complete-properties.ts';
import { createTestApp } from './app.ts';
import { officeSite } from './staff.ts';
import { staffBrowser } from './staff-browser.ts';

export const list = '/office/properties/';

const { region: _, type, ...details } = complete.flemishSale;
/** A house for sale in Flanders that lacks nothing. */
export const lawful = { type, energy_label: 'c', energy_value: 240, details } as const;

export const day = (number: number) => new Date(Date.UTC(2026, 9, number));

/** The references of the properties in the table. */
export const shown = (html: string) =>
  [...html.matchAll(/<td class="cell-reference"[^>]*>([^<]*)/g)].map(([, reference]) => reference);

export const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The list of properties in an agent's browser; each test starts without properties. */
export async function officeProperties() {
  const app = await createTestApp(officeSite);
  const { database } = app;
  const agent = await staffBrowser(app, 'agent');

  beforeAll(() => loadPlaces(database));
  beforeEach(async () => {
    await database.deleteFrom('property').execute();
    await database.deleteFrom('staff_view').execute();
    await database.deleteFrom('audit_entry').execute();
  });

  async function page(query = ''): Promise<string> {
    const response = await agent.get(`${list}${query && `?${query}`}`);
    expect(response.status).toBe(200);
    return response.text();
  }

  const propertyOf = (id: number) =>
    database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return { app, database, agent, page, propertyOf };
}
