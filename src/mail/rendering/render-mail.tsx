import { render } from '@react-email/render';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPublishedArticleKeys } from '#database/site/articles.ts';
import type { Language } from '#domain/language.ts';
import { type MailData, type MailTemplate, mailData } from '#mail/outbox/mail-data.ts';
import { MailLayout } from '#mail/parts/layout.tsx';
import { fitting } from '#site/fitting.ts';
import type { Settings } from '#site/settings/settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { mailTexts } from '#texts/mail/texts.ts';
import { loadMailContents, type NamedInMail } from './mail-contents.ts';
import { mailLook } from './mail-look.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';
import { withWordWidth } from './word-width.tsx';

export type RenderedMail = {
  subject: string;
  html: string;
  plain: string;
  unsubscribePath: string | undefined;
  calendar: string | undefined;
  /** The parts of the stored data that were not valid and are left out. */
  problems: string[];
};

/** How plain text shows headings and links. */
const selectors = [
  { selector: 'img', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  // The words beside the picture have the same link.
  { selector: 'a.picture', format: 'skip' },
  { selector: 'a[href^="tel:"]', format: 'inline' },
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
];

/**
 * `mail`: from the outbox. Shows the present particulars of its properties. Throws if this version does not know the
 * template or the data.
 */
export async function renderMail(
  { database, settings, publicUrl }: { database: Kysely<Database>; settings: Settings; publicUrl: string },
  { template, language, data }: { template: string; language: Language; data: unknown },
): Promise<RenderedMail> {
  if (!(template in templates)) throw new Error(`There is no mail '${template}'`);
  const name = template as MailTemplate;
  const { value: checked, ...fitted } = fitting<MailData<MailTemplate>>(mailData[name], data);
  const problems = fitted.problems.map(inOneLine);
  if (!checked) throw new Error(`Its data cannot be read: ${problems.join('; ')}`);
  const context = {
    ...(await loadMailContents(database, checked as NamedInMail, language)),
    t: mailTexts(language),
    look: mailLook(settings.theme),
    language,
    settings,
    publicUrl,
    isPrivacyWritten: (await listPublishedArticleKeys(database)).has('privacy'),
  };
  const write = templates[name] as Template<MailTemplate>;
  const { subject, why, body, unsubscribePath, calendar } = write(checked, context);
  const page = (
    <MailLayout context={context} subject={subject} why={why}>
      {body}
    </MailLayout>
  );
  const [html, plain] = await Promise.all([
    render(page).then(withWordWidth),
    render(page, { plainText: true, htmlToTextOptions: { selectors, wordwrap: 76 } }),
  ]);
  return { subject, html, plain, unsubscribePath, calendar, problems };
}
