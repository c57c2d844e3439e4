import { data, redirect } from 'react-router';
import { discardPageEdit } from '#commands/page/discard-page-edit.ts';
import { forgetPagePlan, planPage } from '#commands/page/plan-page.ts';
import { publishPage } from '#commands/page/publish-page.ts';
import type { PageToEdit } from '#commands/page/read-page.ts';
import { savePageEdit } from '#commands/page/save-page-edit.ts';
import { listPublishedArticleKeys } from '#database/site/articles.ts';
import { type EditAnswer, shownIn } from '#office/content-editing/edit-answer.ts';
import { plannedAt } from '#office/forms/planned-at.ts';
import { textOf } from '#office/forms/read-form.ts';
import { storePictures } from '#office/pictures/store-pictures.server.ts';
import { namesOf, whenText } from '#office/property-editor/who-and-when.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { countUnread } from '#office/translation/unread-texts.server.ts';
import type { PageContent } from '#site/pages/page-content.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { arrangeModules } from './arrange-modules.ts';
import { findPageToEdit } from './load-page.server.ts';
import { contentBefore } from './page-history.server.ts';
import { pageProblems } from './page-problems.server.ts';
import { placePage, takeOff } from './place-page.server.ts';
import { readPageForm, type SentPage } from './read-page-form.ts';

export type PageAnswer = EditAnswer<PageContent>;

export async function actOnPage(office: OfficeContext, name: string, form: FormData) {
  const found = await findPageToEdit(office, name);
  const button = textOf(form, 'over') ? 'save' : textOf(form, 'do');
  const here = (told: string) => redirect(`/office/content/pages/${name}/?told=${told}${shownIn(form)}`, 303);
  switch (button) {
    case 'forget-plan':
      await forgetPagePlan(staffBy(office), found.page);
      return here('forgotten');
    case 'discard':
      await discardPageEdit(staffBy(office), found.page);
      return here('discarded');
    case 'place': {
      const refused = await placePage(office, found, form);
      return refused ? data<PageAnswer>(refused, 422) : here('placed');
    }
    case 'take-off': {
      const refused = await takeOff(office, found);
      return refused ? data<PageAnswer>(refused, 422) : here('taken-off');
    }
    case 'put-back':
      return putBack(office, found, form);
    case 'auto':
    case 'save':
      return keep(office, found, { form }, ({ seen }) =>
        button === 'auto' ? data<PageAnswer>({ seen }) : here('saved'),
      );
    case 'plan':
    case 'publish':
    case 'publish-anyhow':
      return keep(office, found, { form }, async (kept) => {
        const isTold = form.has('unread');
        const count = isTold ? 0 : await countUnread(office, { kind: 'page', id: found.page.id });
        if (count > 0) return data<PageAnswer>({ unread: { count, button }, ...kept }, 409);
        return publish(office, found, form, { button, kept });
      });
    default:
      return arrange(office, found, form, button);
  }
}

/** What was just kept; the form has to know it if nothing is published. */
type Kept = { sent: PageContent; seen: string };

/** Keeps the content of the form, or `written` in its place; runs `after` only if that succeeds. */
async function keep(
  office: OfficeContext,
  found: PageToEdit,
  { form, written }: { form: FormData; written?: SentPage },
  after: (kept: Kept) => Promise<unknown> | unknown,
): Promise<unknown> {
  if (!form.has('seen')) throw new Response('A page is expected here.', { status: 400 });
  const { database, language, now } = office;
  const t = officeTextsFor(language);
  const refusal = await storePictures(office, form);
  const sent = (written ?? readPageForm(form, found.content)) as PageContent;
  const asSent = { sent, seen: textOf(form, 'seen') };
  if (refusal) return data<PageAnswer>({ refusal, ...asSent }, 422);
  const saved = await savePageEdit(staffBy(office), {
    pageId: found.page.id,
    content: sent,
    seen: textOf(form, 'over') || asSent.seen,
  });
  switch (saved.outcome) {
    case 'no such page':
      throw data(null, 404);
    case 'conflict': {
      const names = await namesOf(database, saved.actor ? [saved.actor] : [], language);
      const refused =
        saved.actor && saved.at
          ? t('CONTENT_CONFLICT', { who: names(saved.actor), when: whenText(saved.at, language, now) })
          : t('CONTENT_CONFLICT_PUBLISHED');
      return data<PageAnswer>({ refusal: refused, ...asSent, over: saved.seen }, 409);
    }
    case 'refused':
      return data<PageAnswer>({ ...pageProblems(saved.problems, language), ...asSent }, 422);
    default:
      return after({ sent, seen: saved.seen });
  }
}

async function publish(
  office: OfficeContext,
  found: PageToEdit,
  form: FormData,
  { button, kept }: { button: string; kept: Kept },
) {
  const { language, films, now } = office;
  const t = officeTextsFor(language);
  const { name, id } = found.page;
  const here = (told: string) => redirect(`/office/content/pages/${name}/?told=${told}${shownIn(form)}`, 303);
  if (button === 'plan') {
    const at = plannedAt(form, now, '08:00');
    if (!at) return data<PageAnswer>({ refusal: t('EDITOR_PLAN_PAST'), ...kept }, 422);
    const planned = await planPage(staffBy(office), { page: found.page, at });
    return planned === 'planned'
      ? here('planned')
      : data<PageAnswer>({ refusal: t('CONTENT_NOTHING_WAITS'), ...kept }, 422);
  }
  const isAnyhow = button === 'publish-anyhow';
  const published = await publishPage({ ...staffBy(office), films }, { pageId: id, isAnyhow });
  switch (published.outcome) {
    case 'published':
      return here('published');
    case 'stale':
      return data<PageAnswer>({ refusal: t('CONTENT_STALE'), isStale: true, ...kept }, 409);
    case 'refused':
      return data<PageAnswer>({ ...pageProblems(published.problems, language), ...kept }, 422);
    default:
      return data<PageAnswer>({ refusal: t('CONTENT_NOTHING_WAITS'), ...kept }, 422);
  }
}

async function arrange(office: OfficeContext, found: PageToEdit, form: FormData, button: string) {
  const refusal = await storePictures(office, form);
  const page = readPageForm(form, found.content);
  if (refusal)
    return data<PageAnswer>({ refusal, sent: page as PageContent, seen: textOf(form, 'seen') }, 422);
  const [articleKey = 'about'] = await listPublishedArticleKeys(office.database);
  const arranged = arrangeModules(page.modules, button, { type: textOf(form, 'add'), articleKey });
  if (!arranged) throw new Response('There is no such button.', { status: 400 });
  const { modules, open } = arranged;
  const to = `/office/content/pages/${found.page.name}/?open=${open}${shownIn(form)}#module-${Math.max(open, 0)}`;
  return keep(office, found, { form, written: { ...page, modules } }, () => redirect(to, 303));
}

async function putBack(office: OfficeContext, found: PageToEdit, form: FormData) {
  const content = await contentBefore(office, found.page.id, Number(textOf(form, 'change')));
  if (!content) throw data(null, 404);
  const saved = await savePageEdit(staffBy(office), {
    pageId: found.page.id,
    content,
    seen: textOf(form, 'seen'),
  });
  if (saved.outcome === 'saved' || saved.outcome === 'as published')
    return redirect(`/office/content/pages/${found.page.name}/?told=back`, 303);
  const t = officeTextsFor(office.language);
  return data<PageAnswer>({ refusal: t('CONTENT_NOT_BACK') }, saved.outcome === 'conflict' ? 409 : 422);
}
