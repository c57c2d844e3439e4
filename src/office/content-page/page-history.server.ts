import { contentHash } from '#commands/content-hash.ts';
import type { PageToEdit } from '#commands/page/read-page.ts';
import { listPageChanges } from '#database/site/site-changes.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { contentOfPage, type PageContent } from '#site/pages/page-content.ts';
import { readStoredPage } from '#site/pages/stored-page.ts';

const SHOWN = 12;

/** What was published of this page, newest first. */
export async function historyOf({ database, language, now }: OfficeContext, { page }: PageToEdit) {
  const changes = await listPageChanges(database, page.id, { defaults: defaultPages, limit: SHOWN });
  const ofPage = changes
    .map((change) => ({ ...change, from: contentIn(change.before), to: contentIn(change.after) }))
    .filter(({ from, to }) => to && (!from || contentHash(from) !== contentHash(to)));
  const names = await namesOf(
    database,
    ofPage.map(({ changedBy }) => changedBy),
    language,
  );
  return ofPage.map(({ id, changedAt, changedBy, from }) => ({
    id,
    when: whenText(changedAt, language, now),
    who: names(changedBy),
    canPutBack: from !== undefined,
  }));
}

/** The page as it was before that change. */
export async function contentBefore(
  { database }: Pick<OfficeContext, 'database'>,
  pageId: number,
  changeId: number,
): Promise<PageContent | undefined> {
  const which = { defaults: defaultPages, limit: 1, id: changeId };
  const [change] = isId(changeId) ? await listPageChanges(database, pageId, which) : [];
  return change && contentIn(change.before);
}

/** Undefined also if another version stored something that this one does not understand. */
function contentIn(stored: unknown): PageContent | undefined {
  const { page, problems } = readStoredPage(stored);
  return page && problems.length === 0 ? contentOfPage(page) : undefined;
}

/** False for anything that cannot be the id of a change. */
function isId(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}
