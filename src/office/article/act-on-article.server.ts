import { data, redirect } from 'react-router';
import { discardArticleEdit } from '#commands/article/discard-article-edit.ts';
import { forgetArticlePlan, planArticle } from '#commands/article/plan-article.ts';
import { publishArticle } from '#commands/article/publish-article.ts';
import { type ArticleToEdit, contentIn } from '#commands/article/read-article.ts';
import { saveArticleEdit } from '#commands/article/save-article-edit.ts';
import { removeArticle, withdrawArticle } from '#commands/article/withdraw-article.ts';
import { findArticleChange } from '#database/site/article-edits.ts';
import { isLanguage } from '#domain/language.ts';
import { type EditAnswer, shownIn } from '#office/content-editing/edit-answer.ts';
import { plannedAt } from '#office/forms/planned-at.ts';
import { textOf } from '#office/forms/read-form.ts';
import { storePictures } from '#office/pictures/store-pictures.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { countUnread } from '#office/translation/unread-texts.server.ts';
import type { ArticleContent } from '#site/articles/article-content.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { articleProblems } from './article-problems.server.ts';
import { textFromSettings } from './legal-text.server.ts';
import { findArticleToEdit } from './load-article.server.ts';
import { readArticleForm } from './read-article-form.ts';

const LIST = '/office/content/articles/';

export type ArticleAnswer = EditAnswer<ArticleContent>;

export async function actOnArticle(office: OfficeContext, id: string, form: FormData) {
  const found = await findArticleToEdit(office, id);
  const articleId = found.article.id;
  const by = staffBy(office);
  const button = textOf(form, 'over') ? 'save' : textOf(form, 'do');
  const here = (told: string) => redirect(`${LIST}${articleId}/?told=${told}${shownIn(form)}`, 303);
  switch (button) {
    case 'forget-plan':
      await forgetArticlePlan(by, articleId);
      return here('forgotten');
    case 'discard':
      await discardArticleEdit(by, articleId);
      return here('discarded');
    case 'withdraw':
      if ((await withdrawArticle(by, articleId)) !== 'withdrawn') throw data(null, 409);
      return here('withdrawn');
    case 'remove':
      if (!(await removeArticle(by, articleId))) throw data(null, 409);
      return redirect(`${LIST}?category=${found.article.category}&told=removed`, 303);
    case 'put-back':
      return putBack(office, found, form);
    case 'from-settings': {
      const written = textFromSettings(office, found.article.key);
      if (!written) throw data(null, 404);
      const content = { ...found.content, ...written };
      return replaceContent(office, found, form, { content, told: 'legal' });
    }
    case 'auto':
      return keep(office, found, form, ({ seen }) => data<ArticleAnswer>({ seen }));
    case 'save':
      return keep(office, found, form, () => here('saved'));
    case 'plan':
    case 'publish':
    case 'publish-anyhow':
      return keep(office, found, form, async (kept) => {
        const isTold = form.has('unread');
        const count = isTold ? 0 : await countUnread(office, { kind: 'article', id: articleId });
        if (count > 0) return data<ArticleAnswer>({ unread: { count, button }, ...kept }, 409);
        return button === 'plan'
          ? plan(office, found, form, kept)
          : publish(office, found, form, { button, kept });
      });
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

/** What was just kept; the form has to know it if nothing is published. */
type Kept = { sent: ArticleContent; seen: string };

/** Keeps the content of the form; runs `after` only if that succeeds. */
async function keep(
  office: OfficeContext,
  found: ArticleToEdit,
  form: FormData,
  after: (kept: Kept) => Promise<unknown> | unknown,
): Promise<unknown> {
  if (!form.has('seen')) throw new Response('An article is expected here.', { status: 400 });
  const refusal = await storePictures(office, form);
  const sent = readArticleForm(form, found.content);
  const asSent = { sent, seen: textOf(form, 'seen') };
  if (refusal) return data<ArticleAnswer>({ refusal, ...asSent }, 422);
  const saved = await saveArticleEdit(staffBy(office), {
    articleId: found.article.id,
    content: sent,
    seen: textOf(form, 'over') || asSent.seen,
  });
  switch (saved.outcome) {
    case 'no such article':
      throw data(null, 404);
    case 'conflict': {
      const refused = await conflictText(office, saved);
      return data<ArticleAnswer>({ refusal: refused, ...asSent, over: saved.seen }, 409);
    }
    case 'refused':
      return data<ArticleAnswer>({ ...problemsIn(office, form, saved.problems), ...asSent }, 422);
    default:
      return after({ sent, seen: saved.seen });
  }
}

async function conflictText(
  { database, language, now }: OfficeContext,
  { actor, at }: { actor: string | undefined; at: Date | undefined },
): Promise<string> {
  const t = officeTextsFor(language);
  if (!actor || !at) return t('ARTICLE_CONFLICT_PUBLISHED');
  const names = await namesOf(database, [actor], language);
  return t('ARTICLE_CONFLICT', { who: names(actor), when: whenText(at, language, now) });
}

function problemsIn({ language, settings }: OfficeContext, form: FormData, problems: readonly SiteProblem[]) {
  const shown = textOf(form, 'in');
  return articleProblems(problems, language, isLanguage(shown) ? shown : settings.defaultLanguage);
}

async function plan(office: OfficeContext, { article }: ArticleToEdit, form: FormData, kept: Kept) {
  const t = officeTextsFor(office.language);
  const at = plannedAt(form, office.now, '08:00');
  if (!at) return data<ArticleAnswer>({ refusal: t('EDITOR_PLAN_PAST'), ...kept }, 422);
  const planned = await planArticle(staffBy(office), { articleId: article.id, at });
  return planned === 'planned'
    ? redirect(`${LIST}${article.id}/?told=planned${shownIn(form)}`, 303)
    : data<ArticleAnswer>({ refusal: t('ARTICLE_NOTHING_WAITS'), ...kept }, 422);
}

async function publish(
  office: OfficeContext,
  { article }: ArticleToEdit,
  form: FormData,
  { button, kept }: { button: string; kept: Kept },
) {
  const t = officeTextsFor(office.language);
  const isAnyhow = button === 'publish-anyhow';
  const published = await publishArticle(staffBy(office), { articleId: article.id, isAnyhow });
  switch (published.outcome) {
    case 'published':
      return redirect(`${LIST}${article.id}/?told=published${shownIn(form)}`, 303);
    case 'stale':
      return data<ArticleAnswer>({ refusal: t('ARTICLE_STALE'), isStale: true, ...kept }, 409);
    case 'refused':
      return data<ArticleAnswer>({ ...problemsIn(office, form, published.problems), ...kept }, 422);
    default:
      return data<ArticleAnswer>({ refusal: t('ARTICLE_NOTHING_WAITS'), ...kept }, 422);
  }
}

async function putBack(office: OfficeContext, found: ArticleToEdit, form: FormData) {
  const changeId = Number(/^[1-9]\d{0,8}$/.exec(textOf(form, 'change'))?.[0] ?? 0);
  const change = await findArticleChange(office.database, found.article.id, changeId);
  const content = contentIn(change?.before);
  if (!content) throw data(null, 404);
  return replaceContent(office, found, form, { content, told: 'back' });
}

/** Puts another whole text into the working copy. */
async function replaceContent(
  office: OfficeContext,
  { article }: ArticleToEdit,
  form: FormData,
  { content, told }: { content: ArticleContent; told: string },
) {
  const seen = textOf(form, 'seen');
  const saved = await saveArticleEdit(staffBy(office), { articleId: article.id, content, seen });
  if (saved.outcome === 'saved' || saved.outcome === 'as published')
    return redirect(`${LIST}${article.id}/?told=${told}`, 303);
  const t = officeTextsFor(office.language);
  return data<ArticleAnswer>({ refusal: t('CONTENT_NOT_BACK') }, saved.outcome === 'conflict' ? 409 : 422);
}
