import { type Kysely, sql, type Transaction } from 'kysely';
import { contentHash } from '#commands/content-hash.ts';
import { pagesDocument } from '#commands/site/pages-document.ts';
import type { Database } from '#database/client.ts';
import { findPageEdit, type PageEdit } from '#database/site/page-edits.ts';
import { contentOfPage, type PageContent, pagesWithContent } from '#site/pages/page-content.ts';
import { type Page, pagesSchema } from '#site/pages/page-schema.ts';

/** The product's pages if the agency has stored none. Throws if the stored ones are not valid. */
export async function readPages(database: Kysely<Database>): Promise<Page[]> {
  return pagesSchema.parse(pagesDocument.complete(await pagesDocument.find(database)));
}

/** Saving, publishing and moving pages take turns; readers do not wait. Take this lock before any other. */
export async function lockPages(transaction: Transaction<Database>): Promise<void> {
  await sql`lock table page in share row exclusive mode`.execute(transaction);
}

export type PageToEdit = {
  pages: readonly Page[];
  /** The version on the site. */
  page: Page;
  edit: PageEdit | undefined;
  /** With the waiting edit applied. */
  content: PageContent;
  /** Stands for `content`: a writer who saves sends it back to show what they saw. */
  seen: string;
  /** Somebody published the page after the edit was begun. */
  isOverOlder: boolean;
};

export async function readPage(
  database: Kysely<Database>,
  which: { id: number } | { name: string },
): Promise<PageToEdit | undefined> {
  const pages = await readPages(database);
  const page = pages.find((each) => ('id' in which ? each.id === which.id : each.name === which.name));
  if (!page) return undefined;
  const edit = await findPageEdit(database, page.id);
  const edited = edit && pagesWithContent(pages, page.id, edit.document).find(({ id }) => id === page.id);
  const content = contentOfPage(edited ?? page);
  const isOverOlder = edit !== undefined && edit.baseHash !== contentHash(contentOfPage(page));
  return { pages, page, edit, content, seen: contentHash(content), isOverOlder };
}
