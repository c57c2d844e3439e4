import { data } from 'react-router';
import { type PageToEdit, readPage } from '#commands/page/read-page.ts';
import { getSecret } from '#database/secrets.ts';
import { listPublishedArticleKeys } from '#database/site/articles.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { pageTitle } from '#office/content-pages/page-title.server.ts';
import { choosablePictures } from '#office/pictures/choosable-pictures.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { pagePaths } from '#site/pages/find-page.ts';
import { pagesWithContent } from '#site/pages/page-content.ts';
import { type Page, screenOf } from '#site/pages/page-schema.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { historyOf } from './page-history.server.ts';

const PREVIEW_DAYS = 14;

const told = {
  saved: 'SAVED',
  created: 'CONTENT_TOLD_CREATED',
  published: 'CONTENT_TOLD_PUBLISHED',
  planned: 'EDITOR_TOLD_PLANNED',
  forgotten: 'EDITOR_TOLD_FORGOTTEN',
  discarded: 'CONTENT_TOLD_DISCARDED',
  placed: 'CONTENT_TOLD_PLACED',
  'taken-off': 'CONTENT_TOLD_TAKEN_OFF',
  back: 'CONTENT_TOLD_BACK',
} as const;

/** Throws 404 if there is none. */
export async function findPageToEdit({ database }: OfficeContext, name: string): Promise<PageToEdit> {
  const found = await readPage(database, { name });
  if (!found) throw data(null, 404);
  return found;
}

export async function loadPage(office: OfficeContext, name: string, url: URL) {
  const { database, language, settings, publicUrl, now } = office;
  const found = await findPageToEdit(office, name);
  const { page, pages, content, edit } = found;
  const t = officeTextsFor(language);
  const edited = pagesWithContent(pages, page.id, content);
  const shown = edited.find(({ id }) => id === page.id) ?? page;
  const [names, key, articleKeys, pictures, history] = await Promise.all([
    namesOf(database, edit ? [edit.actor] : [], language),
    getSecret(database, PREVIEW_KEY),
    listPublishedArticleKeys(database),
    choosablePictures(office, content),
    historyOf(office, found),
  ]);
  const until = new Date(now.getTime() + PREVIEW_DAYS * dayMs);
  const token = signPreview(key, { kind: 'page', id: page.id, until, withEdits: true });
  const paths = pagePaths(edited, shown);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  const asked = url.searchParams.get('in');
  return {
    id: page.id,
    name,
    title: pageTitle(shown, language),
    usualTitle: screenOf(page) && Object.fromEntries(languages.map((code) => [code, pageTitle(shown, code)])),
    address: Object.values(paths)[0] ?? '',
    isOwn: screenOf(page) === undefined,
    isDraft: page.status === 'draft',
    canTakeOff: page.status === 'published' && page.name !== 'home',
    parentId: page.parentId,
    parents: parentsFor(page, pages).map((each) => ({
      value: String(each.id),
      label: pageTitle(each, language),
    })),
    content,
    seen: found.seen,
    told: toldKey ? t(toldKey) : '',
    open: Number(url.searchParams.get('open') ?? -1),
    languages: languages.map((code) => ({ code, name: ownLanguageNames[code] })),
    shownIn:
      languages.find((code) => code === asked) ??
      (languages.includes(language) ? language : (languages[0] ?? 'nl')),
    waiting: edit && { who: names(edit.actor), when: whenText(edit.at, language, now) },
    isOverOlder: found.isOverOlder,
    plan: edit?.publishAt && {
      when: whenText(edit.publishAt, language, now),
      isRefused: edit.refusedAt !== null,
    },
    previews: languages.flatMap((code) =>
      paths[code]
        ? [{ code, name: ownLanguageNames[code], href: `${publicUrl}${paths[code]}?preview=${token}` }]
        : [],
    ),
    articleKeys: [...articleKeys].toSorted(),
    linkTargets: pages.map((each) => ({
      value: screenOf(each) ? `page:${each.name}` : `own:${each.name}`,
      label: pageTitle(each, language),
    })),
    pictures,
    history,
  };
}

/** A page cannot stand below itself. */
function parentsFor(page: Page, pages: readonly Page[]): Page[] {
  const below = (parentId: number): number[] =>
    pages.filter((each) => each.parentId === parentId).flatMap(({ id }) => [id, ...below(id)]);
  const without = [page.id, ...below(page.id)];
  return pages.filter(({ id }) => !without.includes(id));
}

export type LoadedPage = Awaited<ReturnType<typeof loadPage>>;
