import { randomUUID } from 'node:crypto';
import { expectAccessible } from './expect-accessible.ts';
import { arrive, forgiveRefusals, logOut } from './office.ts';
import { editedProperties, field, input, logInAsStijn, oldest, openEditor } from './opened-editor.ts';
import { desktop, expect, hydrated, phone, tablet, test } from './strict-page.ts';

const { addHome, changeHome } = editedProperties();

test('a published property changes on the site when it is published, by the keyboard alone', async ({
  page,
  request,
  problems,
}) => {
  const id = await addHome({ title: JSON.stringify({ nl: 'Hoeve met boomgaard' }) });
  await logInAsStijn(page);
  await openEditor(page, id);
  await page.getByRole('link', { name: 'Voorbeeld' }).click();
  const href = await page.getByLabel('Link om te delen').inputValue();
  const seen = async () => (await request.get(href.split('?')[0] ?? '')).text();
  await openEditor(page, id);
  expect(await seen()).toContain('Hoeve met boomgaard');
  await input(page, 'title.nl').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hoeve met vijver');
  // Enter sends no form, and undoes nothing.
  await page.keyboard.press('Enter');
  await expect(field(page, 'title.nl')).toContainText('Nog niet gepubliceerd');
  await expect(input(page, 'title.nl')).toBeFocused();
  expect(await seen()).not.toContain('vijver');
  const publish = page.getByRole('button', { name: 'Wijzigingen publiceren' });
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await publish.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gepubliceerd. De site toont het nu.')).toBeVisible();
  await expect.poll(seen).toContain('Hoeve met vijver');
  // The preview framed a page of the visitors' site.
  forgiveRefusals(problems);
});

for (const language of ['nl', 'de'] as const) {
  test(`the editor and the history can be read and worked at every width in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await arrive(page, 'agent', language);
    const own = await addHome({ publication: 'draft', published_at: null });
    const fed = await addHome({ source: 'whise', source_ref: randomUUID() });
    await changeHome(fed, { bedrooms: 5, title: JSON.stringify({ nl: 'Huis'.repeat(14) }) });
    for (const path of [`${own}/`, `${fed}/`, `${fed}/history/`]) {
      await page.goto(`/office/properties/${path}`);
      await hydrated(page);
      for (const details of await page.locator('details.editor-more').all())
        await details.evaluate((each) => each.setAttribute('open', ''));
      for (const viewport of [phone, tablet, desktop]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the menu of a property is whole in the window at every width, and reaches below neither rail nor edge', async ({
  page,
}) => {
  const id = await addHome();
  for (const language of ['nl', 'de'] as const) {
    await arrive(page, 'agent', language);
    await openEditor(page, id);
    await page.locator('.editor-menu > summary').click();
    for (const width of [320, 390, 768, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${language} at ${width}`;
      const box = await page.locator('.editor-menu-panel').boundingBox();
      const rail = width < 1024 ? 0 : 232;
      expect(box?.x, place).toBeGreaterThanOrEqual(rail);
      expect((box?.x ?? width) + (box?.width ?? 0), place).toBeLessThanOrEqual(width);
      if (width < 768) expect(box?.width, place).toBeGreaterThanOrEqual(width - 42);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, place).toBeLessThanOrEqual(0);
    }
    await logOut(page);
  }
});

test('a property that lacks what the law asks for has a publish button that says so, and does nothing', async ({
  page,
  problems,
}) => {
  const id = await addHome({ publication: 'draft', published_at: null, energy_value: null });
  await logInAsStijn(page);
  for (const path of ['', 'preview/']) {
    await page.goto(`/office/properties/${id}/${path}`);
    await hydrated(page);
    const button = page.locator('main').getByRole('button', { name: 'Publiceren', exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^De wet vraagt nog \d+ vermelding/);
    await button.focus();
    await expect(button).toBeFocused();
    const { href } = new URL(page.url());
    await page.keyboard.press('Enter');
    await button.click({ force: true });
    expect(page.url()).toBe(href);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  // Who may publish all the same gives a reason.
  await page.getByText('Toch publiceren', { exact: true }).first().click();
  await page.getByLabel('Toch publiceren, omdat').fill('Attest aangevraagd');
  await page.getByRole('button', { name: 'Toch publiceren' }).click();
  await expect(page.getByText('Gepubliceerd. De site toont het nu.')).toBeVisible();
  // Else it would be the first of every list.
  await changeHome(id, { published_at: oldest });
  // The preview framed a page of the visitors' site.
  forgiveRefusals(problems);
});

test('what belongs to a property stands below the sections, and leaves the head in one row', async ({
  page,
}) => {
  const id = await addHome();
  await arrive(page, 'agent', 'de');
  await page.setViewportSize(desktop);
  await openEditor(page, id);
  expect((await page.locator('.editor-heading').boundingBox())?.height).toBeLessThan(100);
  const links = page.getByRole('navigation', { name: 'Zum Objekt' });
  await expect(links.getByRole('link')).toHaveCount(7);
  const index = await page.locator('.editor-index').boundingBox();
  const below = await links.boundingBox();
  expect(below?.x).toBe(index?.x);
  expect(below?.y).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
  await page.setViewportSize(phone);
  expect((await links.boundingBox())?.height).toBeLessThan(60);
  expect((await page.locator('.editor-heading').boundingBox())?.height).toBeLessThan(240);
  // No button stands alone in a row that it does not fill.
  const menu = await page.locator('.editor-menu').boundingBox();
  expect(Math.round((menu?.x ?? 0) + (menu?.width ?? 0))).toBe(phone.width - 20);
});
