import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin', { language: 'nl' });

it.each([
  ['/office/owners/', 'Nog geen eigenaars in het portaal'],
  ['/office/owners/?text=xyz', 'Geen eigenaar gevonden'],
  ['/office/content/articles/?category=news', 'Nog geen artikels'],
  ['/office/content/articles/?category=news&q=xyz', 'Geen artikels gevonden'],
  ['/office/content/articles/?category=news&state=draft', 'Geen artikels gevonden'],
  ['/office/content/pictures/', 'Hier staan nog geen beelden'],
  ['/office/content/pictures/?text=xyz', 'Geen beelden gevonden'],
  ['/office/content/newsletter/subscribers/', 'Hier staat nog niemand'],
  ['/office/content/newsletter/subscribers/?text=xyz', 'Niemand gevonden'],
])('%s says %s', async (path, title) => {
  const page = await (await see(path, cookie)).text();
  expect(/<section class="empty-state"><h2[^>]*>([^<]*)/.exec(page)?.[1]).toBe(title);
});
