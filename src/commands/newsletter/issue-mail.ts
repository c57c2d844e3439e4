import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { NewsletterIssue } from '#database/newsletter/issues.ts';
import { type Language, type LocalisedText, languages, pickText } from '#domain/language.ts';
import type { MailData } from '#mail/outbox/mail-data.ts';
import { readMarked } from '#site/articles/marked-text.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { href } from '#site/paths/paths.ts';
import type { Settings } from '#site/settings/settings.ts';

type IssueMail = {
  language: Language;
  data: Omit<MailData<'newsletter'>, 'endPath' | 'unsubscribePath'>;
};

/** The languages of the site. */
export type SiteLanguages = Pick<Settings, 'languages' | 'defaultLanguage'>;

type Texts = Pick<NewsletterIssue, 'subject' | 'body'>;

/** The languages in which there is both a subject and a text. */
export function writtenLanguages({ subject, body }: Texts): Language[] {
  return languages.filter((each) => subject[each]?.trim() && readMarked(body[each] ?? ''));
}

/** The reader's language, else the site's first, else any that is written; only languages of the site. */
function issueLanguage(texts: Texts, wanted: Language, site: SiteLanguages): Language | undefined {
  const inUse = languagesInUse(site);
  const written = writtenLanguages(texts).filter((each) => inUse.includes(each));
  return [wanted, site.defaultLanguage].find((each) => written.includes(each)) ?? written[0];
}

/** The contents of the mail for a reader of `wanted`; undefined if nothing is written. */
export async function issueMail(
  database: Kysely<Database>,
  issue: NewsletterIssue,
  { wanted, site }: { wanted: Language; site: SiteLanguages },
): Promise<IssueMail | undefined> {
  const language = issueLanguage(issue, wanted, site);
  if (!language) return undefined;
  return {
    language,
    data: {
      subject: issue.subject[language] ?? '',
      body: readMarked(issue.body[language] ?? ''),
      homes: issue.propertyIds.map((propertyId) => ({ propertyId })),
      article: await articleIn(database, issue.articleId, language),
    },
  };
}

async function articleIn(database: Kysely<Database>, id: number | null, language: Language) {
  if (id === null) return undefined;
  const { rows } = await sql<{ slug: LocalisedText; title: LocalisedText; intro: LocalisedText }>`
    select slug, title, intro from article
    where id = ${id} and publication = 'published' and category = 'news'`.execute(database);
  const [article] = rows;
  const slug = article && pickText(article.slug, language)?.text;
  const title = article && pickText(article.title, language)?.text;
  if (!slug || !title) return undefined;
  return {
    title,
    intro: pickText(article.intro, language)?.text.slice(0, 400) ?? '',
    path: href(language, 'newsArticle', { slug }),
  };
}
