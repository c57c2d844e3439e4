import { redirect } from 'react-router';
import { createIssue } from '#commands/newsletter/write-issue.ts';
import { listIssues } from '#database/newsletter/issues.ts';
import { countSubscriptions } from '#database/newsletter/subscriptions.ts';
import { pickText } from '#domain/language.ts';
import { pagingOf } from '#interface/paging.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { issueWords } from './issue-words.server.ts';

const ON_PAGE = 30;

const tolds = { removed: 'NEWSLETTER_TOLD_REMOVED' } as const;

/** Readers are counted here and never named. */
export async function loadNewsletter(office: OfficeContext, url: URL) {
  const { database, language, settings } = office;
  const t = officeTextsFor(language);
  const asked = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const [{ rows, total }, readers] = await Promise.all([
    listIssues(database, { page, pageSize: ON_PAGE }),
    countSubscriptions(database),
  ]);
  const pages = Math.max(1, Math.ceil(total / ON_PAGE));
  const told = tolds[url.searchParams.get('told') as keyof typeof tolds];
  return {
    told: told ? t(told) : '',
    readers: t('NEWSLETTER_READERS', { count: readers.active }),
    byLanguage: readers.readers
      .map(({ language: each, count }) => `${ownLanguageNames[each]} ${count}`)
      .join(' · '),
    mayReadAddresses: staffOf(office).may('requests.read'),
    rows: rows.map((issue) => ({
      id: issue.id,
      subject: pickText(issue.subject, settings.defaultLanguage)?.text ?? t('NEWSLETTER_UNNAMED'),
      ...issueWords(issue, office),
      sent: issue.state === 'draft' || issue.state === 'planned' ? '' : String(issue.sent),
      failed: issue.failed > 0 ? String(issue.failed) : '',
      ended: issue.ended > 0 ? String(issue.ended) : '',
    })),
    paging:
      total > ON_PAGE
        ? pagingOf(page, pages, t('INBOX_PAGE_OF', { page, pages }), (each) => `?page=${each}`)
        : undefined,
  };
}

export async function beginIssue(office: OfficeContext, form: FormData) {
  const subject = textOf(form, 'subject').replace(/\s+/g, ' ').trim().slice(0, 200);
  if (!subject)
    return refuseForm(form, [
      { field: 'subject', text: officeTextsFor(office.language)('PROBLEM_REQUIRED') },
    ]);
  const id = await createIssue(staffBy(office), { [office.settings.defaultLanguage]: subject });
  return redirect(`/office/content/newsletter/${id}/`, 303);
}
