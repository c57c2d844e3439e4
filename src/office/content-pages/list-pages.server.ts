import { readPages } from '#commands/page/read-page.ts';
import { listPageEdits } from '#database/site/page-edits.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { languageState } from '#site/pages/language-state.ts';
import { pagesWithContent } from '#site/pages/page-content.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { pageTitle } from './page-title.server.ts';

/** All pages in the order of the menu, with their waiting changes. */
export async function loadPages({ database, language, settings, now }: OfficeContext, url: URL) {
  const [pages, edits] = await Promise.all([readPages(database), listPageEdits(database)]);
  const t = officeTextsFor(language);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  return {
    told: url.searchParams.get('told') === 'moved' ? t('CONTENT_TOLD_MOVED') : '',
    languages,
    pages: inTree(pages).map((page) => {
      const edit = edits.find(({ pageId }) => pageId === page.id);
      const edited = edit ? pagesWithContent(pages, page.id, edit.document) : pages;
      const shown = edited.find(({ id }) => id === page.id) ?? page;
      const beside = pages.filter(({ parentId }) => parentId === page.parentId);
      return {
        id: page.id,
        name: page.name,
        title: pageTitle(shown, language),
        isBelow: page.parentId !== null,
        isFirst: beside[0] === page,
        isLast: beside.at(-1) === page,
        inMenu: page.inMenu,
        isDraft: page.status === 'draft',
        isWaiting: edit !== undefined,
        planned: edit?.publishAt && !edit.refusedAt ? whenText(edit.publishAt, language, now) : undefined,
        refused: edit?.refusedAt ? whenText(edit.refusedAt, language, now) : undefined,
        states: languages.map((code) => ({ code, state: languageState(edited, shown, code) })),
      };
    }),
  };
}

/** Each page followed by those below it. */
function inTree(pages: readonly Page[], parentId: number | null = null): Page[] {
  return pages
    .filter((page) => page.parentId === parentId)
    .flatMap((page) => [page, ...inTree(pages, page.id)]);
}

export type ListedPage = Awaited<ReturnType<typeof loadPages>>['pages'][number];
