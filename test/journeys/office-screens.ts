import type { Page } from '@playwright/test';
import { type Screen, screens } from '#office/screens.ts';
import { addImportedRecord } from './imported-record.ts';
import { expect } from './strict-page.ts';

/**
 * The addresses of its screens with a parameter; those must be listed here. `remove`: takes away what was made for
 * them.
 */
type Found = { addresses: Record<string, string | null>; remove?: () => Promise<void> };

type Part = {
  /** Whom its screens are for. */
  whose: Screen['for'][];
  /** `own`: a suffix for the names of things that it makes. */
  find: (page: Page, own: string) => Promise<Found>;
};

/** The screens of the office, by the work that they are for: each part can be tested alone. */
export const parts: Record<string, Part> = {
  'of everybody': {
    whose: ['staff'],
    find: async () => ({ addresses: { 'office/*': '/office/nowhere/' } }),
  },
  people: {
    whose: ['staff.manage', 'audit.read'],
    async find(page) {
      await page.goto('/office/staff/');
      const member = await page.locator('main table a').first().getAttribute('href');
      const agent = await firstOf(page, '/office/team/');
      const place = await firstOf(page, '/office/offices/');
      return {
        addresses: { 'office/staff/:id': member, 'office/team/:id': agent, 'office/offices/:id': place },
      };
    },
  },
  homes: {
    whose: ['homes.read', 'homes.write', 'homes.publish', 'figures.read'],
    async find(page) {
      const home = await firstOf(page, '/office/properties/');
      await page.goto(`${home}photos/`);
      const photo = await page.locator('.photo-panel a').first().getAttribute('href');
      const project = await firstOf(page, '/office/projects/');
      return {
        addresses: {
          'office/properties/:id': home,
          'office/properties/:id/price': `${home}price/`,
          'office/properties/:id/preview': `${home}preview/`,
          'office/properties/:id/history': `${home}history/`,
          'office/properties/:id/figures': `${home}figures/`,
          'office/properties/:id/photos': `${home}photos/`,
          'office/properties/:id/photos/:media': photo,
          'office/properties/:id/documents': `${home}documents/`,
          'office/properties/:id/open-days': `${home}open-days/`,
          'office/projects/:id': project,
          'office/projects/:id/units': `${project}units/`,
          'office/projects/:id/documents': `${project}documents/`,
        },
      };
    },
  },
  'visits and owners': {
    whose: ['visits.plan', 'owners.read'],
    async find(page) {
      const home = await firstOf(page, '/office/properties/');
      await page.goto('/office/calendar/');
      const visit = await page.locator('.wish h3 a, .visit-name').first().getAttribute('href').then(planOf);
      return {
        addresses: { 'office/calendar/:id': visit, 'office/properties/:id/owner': `${home}owner/` },
      };
    },
  },
  requests: {
    whose: ['requests.answer', 'requests.read'],
    async find(page) {
      await page.goto('/office/requests/?view=all');
      const request = await page.locator('.row-link').first().getAttribute('href');
      await page.goto(request ?? 'no request');
      const person = await page.locator('main a[href^="/office/people/"]').first().getAttribute('href');
      return { addresses: { 'office/requests/:id': request, 'office/people/:key': person } };
    },
  },
  content: {
    whose: ['content.write'],
    async find(page) {
      const article = await firstOf(page, '/office/content/articles/');
      await page.goto('/office/content/testimonials/?state=published');
      const testimonial = await page.locator('main table a').first().getAttribute('href');
      await page.goto('/office/content/newsletter/');
      await page.locator('[name=subject]').fill('Herfst');
      await page.locator('[value=begin]').click();
      await page.waitForURL(/newsletter\/\d+\//);
      return {
        addresses: {
          'office/content/testimonials/:id': testimonial,
          'office/content/articles/:id': article,
          'office/content/pages/:name': '/office/content/pages/home/',
          'office/content/newsletter/:id': new URL(page.url()).pathname,
          'office/content/translations/:subject': '/office/content/translations/page-1/?to=fr',
        },
      };
    },
  },
  settings: {
    whose: ['settings.write'],
    find: async () => ({ addresses: { 'office/settings/:section': '/office/settings/agency/' } }),
  },
  'imports and portals': {
    whose: ['imports.manage', 'portals.manage'],
    async find(page, own) {
      const { source, record, remove } = await addImportedRecord(`whise-${own}`);
      await page.goto('/office/portals/');
      await page.locator('[name=name]').fill(`Portaal ${own}`);
      await page.getByRole('main').locator('[value=add]').click();
      await page.waitForURL(/portals\/\d+\//);
      const portal = new URL(page.url()).pathname;
      await page.goto('/office/portals/webhooks/');
      await page.locator('[name=address]').fill(`https://hooks.example/${own}`);
      await page.getByRole('main').locator('[value=add]').click();
      await expect(page.locator('.import-secret')).toBeVisible();
      const webhook = await page.locator('main table a').first().getAttribute('href');
      return {
        addresses: {
          'office/imports/:source': source,
          'office/imports/:source/records/:ref': record,
          'office/portals/:id': portal,
          'office/portals/webhooks/:id': webhook,
        },
        remove,
      };
    },
  },
};

/** Screens that answer scripts or give a file, and show nothing. */
const onlyForScripts = [
  ...['field', 'presence', 'photos/upload', 'documents/upload', 'documents/:document', 'figures/csv'].map(
    (each) => `office/properties/:id/${each}`,
  ),
  'office/projects/:id/documents/upload',
  'office/projects/:id/documents/:document',
  'office/search',
  'office/properties/new/address',
  'office/log/csv',
  'office/figures/csv',
  'office/requests/:id/presence',
  'office/requests/:id/draft',
  'office/people/:key/export',
  // This leads to the portal.
  'office/owners/:id/as-seen',
  'office/content/newsletter/subscribers/csv',
  // This is a mail, in a frame of the screen around it.
  'office/content/newsletter/:id/preview',
];

/** The screens that only logged-in staff see. */
export const shownScreens = screens.filter(
  ({ path, for: whose }) => whose !== 'strangers' && !onlyForScripts.includes(path),
);

/** The first link of a list to one of its rows, not to the list itself or a form for a new one. */
async function firstOf(page: Page, list: string): Promise<string | null> {
  await page.goto(list);
  const links = await page
    .locator(`main a[href^="${list}"]`)
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  return links.find((href) => /^\d+\/$/.test(href.slice(list.length))) ?? null;
}

/** Turns the link of a wish into the address of the screen on which it is planned. */
function planOf(href: string | null): string {
  const id = /wish=(\d+)|calendar\/(\d+)/.exec(href ?? '');
  return `/office/calendar/${id?.[1] ?? id?.[2]}/`;
}
