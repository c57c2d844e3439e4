import { articlesOfScreens } from '#commands/article/create-article.ts';
import { contentIn } from '#commands/article/read-article.ts';
import { type ArticleEdit, listArticleEdits } from '#database/site/article-edits.ts';
import {
  listArticleKeys,
  listWrittenArticles,
  type WrittenArticle,
} from '#database/site/written-articles.ts';
import { type Language, pickText } from '#domain/language.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import { whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { type ArticleContent, articleCategories } from '#site/articles/article-content.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { screaming } from '#texts/screaming.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pageTitle } from '#texts/wording/page-title.ts';

const ON_PAGE = 50;

const articleStates = ['draft', 'published', 'planned', 'withdrawn'] as const;

/** `?category=`, `?state=`, `?q=` and `?page=`. */
export async function loadArticles(office: OfficeContext, url: URL) {
  const { database, language, settings } = office;
  const t = officeTextsFor(language);
  const asked = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200);
  const category = articleCategories.find((each) => each === asked('category')) ?? 'news';
  const state = articleStates.find((each) => each === asked('state'));
  const q = foldText(asked('q'));
  const [articles, edits, keys] = await Promise.all([
    listWrittenArticles(database, category),
    listArticleEdits(database),
    listArticleKeys(database),
  ]);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const rows = articles.map((article) =>
    presentRow(office, article, { edit: edits.find(({ articleId }) => articleId === article.id), languages }),
  );
  const found = rows.filter(
    ({ words, publication, planned }) =>
      words.includes(q) && (!state || (state === 'planned' ? planned : publication === state)),
  );
  const query = (more: Record<string, string>) =>
    `?${new URLSearchParams({ category, ...(state && { state }), ...(asked('q') && { q: asked('q') }), ...more })}`;
  const pages = Math.max(1, Math.ceil(found.length / ON_PAGE));
  const page = Math.min(pages, Number(/^[1-9]\d{0,4}$/.exec(asked('page'))?.[0] ?? 1));
  const note = t('ARTICLES_COUNT', { count: found.length });
  return {
    told: asked('told') === 'removed' ? t('ARTICLE_TOLD_REMOVED') : '',
    category,
    state: state ?? '',
    q: asked('q'),
    note,
    tabs: articleCategories.map((each) => ({
      to: `/office/content/articles/?category=${each}`,
      text: t(`ARTICLES_${screaming(each)}`),
      isCurrent: each === category,
    })),
    rows: found.slice((page - 1) * ON_PAGE, page * ON_PAGE).map(({ words, ...row }) => row),
    paging:
      found.length > ON_PAGE
        ? pagingOf(page, pages, note, (number) => query({ page: String(number) }))
        : undefined,
    kinds: [
      { value: 'news', label: t('ARTICLES_KIND_NEWS') },
      { value: 'page', label: t('ARTICLES_KIND_PAGE') },
      // A screen that consists of an article has none until it is written.
      ...articlesOfScreens
        .filter(({ key }) => !keys.has(key))
        .map(({ key }) => ({ value: key, label: pageTitle(textsFor(language), key) })),
    ],
  };
}

function presentRow(
  { language, settings, now }: OfficeContext,
  { id, publication, content: stored }: WrittenArticle,
  { edit, languages }: { edit: ArticleEdit | undefined; languages: readonly Language[] },
) {
  const content = (edit && contentIn(edit.document, stored)) ?? stored;
  const isPlanned = edit?.publishAt && !edit.refusedAt;
  return {
    id,
    title: pickText(content.title, language, settings.defaultLanguage)?.text ?? String(id),
    publication,
    isWaiting: edit !== undefined,
    planned: isPlanned ? whenText(edit.publishAt as Date, language, now) : undefined,
    refused: edit?.refusedAt ? whenText(edit.refusedAt, language, now) : undefined,
    day: content.publishedOn ? formatDay(content.publishedOn, language) : '',
    states: languages.map((code) => ({ code, state: stateIn(content, code) })),
    words: foldText([...Object.values(content.title), ...Object.values(content.slug)].join(' ')),
  };
}

function stateIn({ title, body }: ArticleContent, language: Language): 'complete' | 'partly' | 'empty' {
  const written = [title[language], body[language]].filter(Boolean).length;
  return written === 2 ? 'complete' : written === 1 ? 'partly' : 'empty';
}

export type ListedArticle = Awaited<ReturnType<typeof loadArticles>>['rows'][number];
