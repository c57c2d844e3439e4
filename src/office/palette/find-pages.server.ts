import { readPages } from '#commands/page/read-page.ts';
import { listPageEdits } from '#database/site/page-edits.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { pagesWithContent } from '#site/pages/page-content.ts';
import type { Found } from './found.ts';

/** The pages of the site by their title in any language, also one that waits to be published. */
export async function findPages(
  { database, language }: OfficeContext,
  isMeant: (text: string) => boolean,
): Promise<Found[]> {
  const [pages, edits] = await Promise.all([readPages(database), listPageEdits(database)]);
  return pages.flatMap((page) => {
    const edit = edits.find(({ pageId }) => pageId === page.id);
    const edited = edit && pagesWithContent(pages, page.id, edit.document).find(({ id }) => id === page.id);
    const shown = edited ?? page;
    const text = pageTitle(shown, language);
    const titles = [text, ...Object.values(page.title), ...Object.values(shown.title)];
    if (!titles.some((title) => isMeant(title))) return [];
    return [{ href: `/office/content/pages/${page.name}/`, text, detail: '' }];
  });
}
