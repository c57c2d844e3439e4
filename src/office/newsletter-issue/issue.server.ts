import { listHomesById, listIssueArticles } from '#database/newsletter/issue-choices.ts';
import { findIssue, type IssueCounts, type NewsletterIssue } from '#database/newsletter/issues.ts';
import { countSubscriptions } from '#database/newsletter/subscriptions.ts';
import { languages as allLanguages, pickText } from '#domain/language.ts';
import { issueWords } from '#office/newsletter/issue-words.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

const tolds = {
  saved: 'SAVED',
  tested: 'NEWSLETTER_TOLD_TESTED',
  sent: 'NEWSLETTER_TOLD_SENT',
  planned: 'NEWSLETTER_TOLD_PLANNED',
  forgotten: 'NEWSLETTER_TOLD_FORGOTTEN',
} as const;

/** Throws 404 if there is none. */
export async function getIssue(
  { database }: Pick<OfficeContext, 'database'>,
  id: string,
): Promise<NewsletterIssue & IssueCounts> {
  const issue = /^[1-9]\d{0,8}$/.test(id) ? await findIssue(database, Number(id)) : undefined;
  if (!issue) throw new Response(null, { status: 404 });
  return issue;
}

export async function loadIssue(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings } = office;
  const t = officeTextsFor(language);
  const issue = await getIssue(office, id);
  const [homes, articles, readers] = await Promise.all([
    listHomesById(database, issue.propertyIds),
    listIssueArticles(database),
    countSubscriptions(database),
  ]);
  const inUse = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  // Readers of other languages get the first one.
  const languages = [settings.defaultLanguage, ...inUse.filter((each) => each !== settings.defaultLanguage)];
  const told = tolds[url.searchParams.get('told') as keyof typeof tolds];
  const asked = url.searchParams.get('in');
  const shown = languages.find((each) => each === asked) ?? settings.defaultLanguage;
  return {
    id: issue.id,
    told: told ? t(told) : '',
    title: pickText(issue.subject, settings.defaultLanguage)?.text ?? t('NEWSLETTER_UNNAMED'),
    ...issueWords(issue, office),
    isDraft: issue.state === 'draft',
    isPlanned: issue.state === 'planned',
    isSending: issue.state === 'sending',
    counts: { waiting: issue.waiting, sent: issue.sent, failed: issue.failed, ended: issue.ended },
    readers: readers.active,
    version: issue.version,
    shown: { language: shown, name: ownLanguageNames[shown] },
    languages: languages.map((code) => ({ code, name: ownLanguageNames[code] })),
    // A language that the site does not use has no field: its text is sent back unchanged.
    unshown: allLanguages
      .filter((each) => !languages.includes(each))
      .flatMap((each) => [
        [`subject-${each}`, issue.subject[each] ?? ''] as const,
        [`body-${each}`, issue.body[each] ?? ''] as const,
      ]),
    articles: articles.map(({ id: each, title }) => ({
      value: String(each),
      label: pickText(title, language)?.text ?? String(each),
    })),
    given: {
      ...Object.fromEntries(
        languages.flatMap((each) => [
          [`subject-${each}`, issue.subject[each] ?? ''],
          [`body-${each}`, issue.body[each] ?? ''],
        ]),
      ),
      homes: homes.map(({ reference }) => reference).join(', '),
      article: issue.articleId === null ? '' : String(issue.articleId),
    },
  };
}

export type LoadedIssue = Awaited<ReturnType<typeof loadIssue>>;
