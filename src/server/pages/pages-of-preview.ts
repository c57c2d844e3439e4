import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findPageEdit } from '#database/site/page-edits.ts';
import type { Preview } from '#links/preview-link.ts';
import { pagesWithContent } from '#site/pages/page-content.ts';
import type { Page } from '#site/pages/page-schema.ts';

/** The pages with staff's unsaved changes in the previewed page, if the link was made for that. */
export async function pagesOfPreview(
  database: Kysely<Database>,
  preview: Preview | undefined,
  pages: readonly Page[],
): Promise<readonly Page[]> {
  if (preview?.kind !== 'page' || !preview.withEdits) return pages;
  const edit = await findPageEdit(database, preview.id);
  return edit ? pagesWithContent(pages, preview.id, edit.document) : pages;
}
