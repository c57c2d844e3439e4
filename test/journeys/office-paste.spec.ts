import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase } from '#database/client.ts';
import { Random } from '#test/random.ts';
import { readEmbedded } from '#test/site-process.ts';
import { arrive, forgiveRefusals, officeUrl } from './office.ts';
import { hostileHtml, ofGoogleDocs, ofPage, ofWord } from './pasted-examples.ts';
import { expect, hydrated, test } from './strict-page.ts';

const directory = process.env.SITE_DATA_DIR;
test.skip(directory === undefined, 'makes articles and staff of its own');
test.use({ baseURL: officeUrl(), locale: 'nl-BE' });

const title = `Geplakt ${randomUUID().slice(0, 8)}`;
let database: Kysely<Database>;
test.beforeAll(() => {
  database = openDatabase(readEmbedded(directory ?? '').url, { maxConnections: 1 });
});
test.afterAll(async () => {
  await sql`delete from article where title ->> 'nl' = ${title}`.execute(database);
  await database.destroy();
});

/** All elements that a text of the site may have (site/articles/clean-text.ts). */
const allowed = /^(P|H2|H3|UL|OL|LI|BLOCKQUOTE|STRONG|EM|BR|A)$/;
const allowedAddresses = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/;

async function openArticle(page: Page): Promise<void> {
  await arrive(page, 'editor', 'nl');
  await page.goto('/office/content/articles/');
  await hydrated(page);
  await page.locator('main [name="title"]').fill(title);
  await page.locator('main form:has([name="title"]) button[type="submit"]').click();
  await expect(body(page)).toBeVisible();
}

const body = (page: Page) => page.locator('.body-text').first();

/** Pastes each document over the whole text; gives the result, and whether any of it ran. */
async function paste(page: Page, documents: string[]) {
  return body(page).evaluate(
    (editor, { pasted, names, addresses }) => {
      const isKnown = (element: Element) =>
        new RegExp(names).test(element.tagName) &&
        [...element.attributes].every(
          ({ name, value }) =>
            (element.localName === 'a' && name === 'href' && new RegExp(addresses, 'i').test(value)) ||
            (element.localName === 'br' && value === 'ProseMirror-trailingBreak'),
        );
      return pasted.map((html) => {
        getSelection()?.selectAllChildren(editor);
        document.dispatchEvent(new Event('selectionchange'));
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        clipboardData.setData('text/plain', 'zonder opmaak');
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        // The editor adds this picture itself, so that the caret can stand beside it.
        const all = [...editor.querySelectorAll(':not(img.ProseMirror-separator)')];
        return {
          html: editor.innerHTML.replaceAll('<br class="ProseMirror-trailingBreak">', ''),
          strange: all.filter((each) => !isKnown(each)).map((each) => each.outerHTML.slice(0, 200)),
          ran: 'hasRun' in window,
        };
      });
    },
    { pasted: documents, names: allowed.source, addresses: allowedAddresses.source },
  );
}

test('what is pasted from Word, Google Docs and a page keeps what the site draws, and nothing of it runs', async ({
  page,
  problems,
}) => {
  await openArticle(page);
  const examples = [ofWord, ofGoogleDocs, ofPage];
  expect(
    await paste(
      page,
      examples.map(({ pasted }) => pasted),
    ),
  ).toEqual(examples.map(({ kept }) => ({ html: kept, strange: [], ran: false })));

  await page.locator('button[value="save"]:not([aria-hidden])').first().click();
  await expect(page).toHaveURL(/told=saved/);
  await expect(body(page)).toContainText('De kust in de winter');
  expect((await body(page).innerHTML()).replaceAll(/<br class="[^"]*">/g, '')).toBe(ofPage.kept);
  forgiveRefusals(problems);
});

test('a thousand random documents leave nothing strange behind, and nothing of them is asked for or runs', async ({
  page,
  problems,
}) => {
  test.slow();
  await openArticle(page);
  const random = new Random(17);
  for (let round = 0; round < 20; round++) {
    const documents = Array.from({ length: 50 }, () => hostileHtml(random));
    const left = await paste(page, documents);
    const wrong = documents.filter((_, nth) => left[nth]?.ran || left[nth]?.strange.length !== 0);
    expect(wrong).toEqual([]);
    // Something of the documents must be left.
    expect(new Set(left.map(({ html }) => html)).size).toBeGreaterThan(10);
  }
  forgiveRefusals(problems);
});
