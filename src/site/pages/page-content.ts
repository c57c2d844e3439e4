import type { Page } from './page-schema.ts';
import { readStoredPage } from './stored-page.ts';

/** What is edited in a page; its place in the menu and its parent are changed separately. */
export type PageContent = Omit<Page, 'id' | 'parentId' | 'sort' | 'createdAt' | 'updatedAt'>;

export function contentOfPage({ id, parentId, sort, createdAt, updatedAt, ...content }: Page): PageContent {
  return content;
}

/** The pages as they will be once the content is published. What it lacks stays as the page has it. */
export function pagesWithContent(pages: readonly Page[], pageId: number, content: unknown): readonly Page[] {
  return pages.map((page) => {
    if (page.id !== pageId) return page;
    const { id, parentId, sort } = page;
    const written = typeof content === 'object' ? content : {};
    return readStoredPage({ ...contentOfPage(page), ...written, id, parentId, sort }).page ?? page;
  });
}
