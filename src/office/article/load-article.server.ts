import { data } from 'react-router';
import { type ArticleToEdit, contentIn, readArticle } from '#commands/article/read-article.ts';
import { neededArticles } from '#commands/article/withdraw-article.ts';
import { readPages } from '#commands/page/read-page.ts';
import { getSecret } from '#database/secrets.ts';
import { listArticleChanges } from '#database/site/article-edits.ts';
import { pickText } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { choosablePictures } from '#office/pictures/choosable-pictures.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { articlePaths } from '#site/articles/article-places.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { legalState } from './legal-text.server.ts';

const PREVIEW_DAYS = 14;
const CHANGES_SHOWN = 12;

const told = {
  saved: 'SAVED',
  created: 'ARTICLE_TOLD_CREATED',
  published: 'ARTICLE_TOLD_PUBLISHED',
  planned: 'EDITOR_TOLD_PLANNED',
  forgotten: 'EDITOR_TOLD_FORGOTTEN',
  discarded: 'CONTENT_TOLD_DISCARDED',
  back: 'CONTENT_TOLD_BACK',
  withdrawn: 'ARTICLE_TOLD_WITHDRAWN',
  legal: 'ARTICLE_TOLD_LEGAL',
} as const;

/** Throws 404 if there is none. */
export async function findArticleToEdit({ database }: OfficeContext, id: string): Promise<ArticleToEdit> {
  const found = /^[1-9]\d{0,8}$/.test(id) ? await readArticle(database, Number(id)) : undefined;
  if (!found) throw data(null, 404);
  return found;
}

export async function loadArticle(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings, publicUrl, now } = office;
  const found = await findArticleToEdit(office, id);
  const { article, content, edit } = found;
  const t = officeTextsFor(language);
  const [pages, key, pictures, changes] = await Promise.all([
    readPages(database),
    getSecret(database, PREVIEW_KEY),
    choosablePictures(office, content),
    listArticleChanges(database, article.id, CHANGES_SHOWN),
  ]);
  const names = await namesOf(
    database,
    [...(edit ? [edit.actor] : []), ...changes.map(({ actor }) => actor)],
    language,
  );
  const until = new Date(now.getTime() + PREVIEW_DAYS * dayMs);
  const token = signPreview(key, { kind: 'article', id: article.id, until, withEdits: true });
  const paths = articlePaths({ ...article, slug: content.slug }, pages, settings.defaultLanguage);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  const asked = url.searchParams.get('in');
  return {
    id: article.id,
    category: article.category,
    publication: article.publication,
    /** The key by which a page can choose it, if no page shows it yet. */
    keyToChoose: Object.keys(paths).length === 0 ? article.key : null,
    isNeeded: neededArticles.includes(article.key),
    legal: legalState(office, article),
    title: pickText(content.title, language, settings.defaultLanguage)?.text ?? String(article.id),
    address: paths[settings.defaultLanguage] ?? Object.values(paths)[0] ?? '',
    content,
    seen: found.seen,
    told: toldKey ? t(toldKey) : '',
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
    pictures,
    history: changes.map(({ id: change, at, actor, before }) => ({
      id: change,
      when: whenText(at, language, now),
      who: names(actor),
      canPutBack: contentIn(before) !== undefined,
    })),
  };
}

export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;
