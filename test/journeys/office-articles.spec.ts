import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { markTranslations } from '#commands/translation/mark-translation.ts';
import { openDatabase } from '#database/client.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { expect, hydrated, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes an article and staff of its own');
test.use({ baseURL: officeUrl(), locale: 'nl-BE', realPictures: true });

test('a save in the background that is refused after another answer leaves the focus with whoever types', async ({
  page,
  problems,
}) => {
  const title = `Gids ${randomUUID().slice(0, 8)}`;
  const database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
  await arrive(page, 'editor', 'nl');
  await page.goto('/office/content/articles/');
  await hydrated(page);
  await page.locator('main [name="title"]').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/told=created/);
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  const french = 'Guide';
  await page.locator('[name="in"][value="fr"]').press('Space');
  await page.locator('[name="title.fr"]').fill(french);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/told=saved/);

  // The answer to this button refuses nothing: it asks.
  const pair = { sourceLanguage: 'nl', language: 'fr', source: title, target: french } as const;
  await markTranslations({ database, now: new Date(), actor: 'command' }, { kind: 'article', id }, [
    { ...pair, state: 'machine' },
  ]);
  await page.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText('1 tekst is van een machine en door niemand nagelezen')).toBeVisible();

  // As if a colleague saved meanwhile.
  await sql`update article_edit set document = jsonb_set(document, '{intro,nl}', '"Kort."') where article_id = ${id}`.execute(
    database,
  );
  const field = page.locator('[name="title.fr"]');
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' pratique');
  await expect(page.getByRole('alert').filter({ hasText: 'intussen' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.insertText(' et court');
  await expect(field).toHaveValue('Guide pratique et court');

  // Nothing else keeps what was refused.
  const elsewhere = page.getByRole('link', { name: 'Account van' });
  page.once('dialog', (dialog) => dialog.dismiss());
  await elsewhere.click();
  await expect(field).toHaveValue('Guide pratique et court');
  page.once('dialog', (dialog) => dialog.accept());
  await elsewhere.click();
  await expect(page).toHaveURL(/\/office\/account\/$/);

  await sql`delete from article where id = ${id}`.execute(database);
  await database.destroy();
  forgiveRefusals(problems);
  expect(problems.splice(0).filter((problem) => !/409/.test(problem))).toEqual([]);
});
