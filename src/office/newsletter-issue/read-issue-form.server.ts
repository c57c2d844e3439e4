import type { IssueContent } from '#commands/newsletter/write-issue.ts';
import { listHomesByReference } from '#database/newsletter/issue-choices.ts';
import { type LocalisedText, languages } from '#domain/language.ts';
import { textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** As many as one looks through in a mail. */
const mostHomes = 20;

export async function readIssueForm(
  { database, language }: OfficeContext,
  form: FormData,
): Promise<{ content: IssueContent; problems: FormAnswer['problems'] }> {
  const t = officeTextsFor(language);
  const problems: FormAnswer['problems'] = [];
  const inEach = (name: string, read: (typed: string) => string): LocalisedText =>
    Object.fromEntries(
      languages.flatMap((code) => {
        const text = read(textOf(form, `${name}-${code}`).toWellFormed().replaceAll('\0', ''));
        return text ? [[code, text]] : [];
      }),
    );
  const references = textOf(form, 'homes')
    .split(/[\s,;]+/)
    .filter((each) => each !== '')
    .map((each) => each.slice(0, 100).toUpperCase());
  const homes = await listHomesByReference(database, references.slice(0, mostHomes));
  const of = (reference: string) => homes.find((home) => home.reference.toUpperCase() === reference);
  const unknown = references.slice(0, mostHomes).filter((reference) => !of(reference));
  if (references.length > mostHomes)
    problems.push({ field: 'homes', text: t('NEWSLETTER_HOMES_MANY', { count: mostHomes }) });
  else if (unknown.length > 0)
    problems.push({
      field: 'homes',
      text: t('NEWSLETTER_HOMES_UNKNOWN', { references: unknown.join(', ') }),
    });
  const article = textOf(form, 'article');
  return {
    problems,
    content: {
      subject: inEach('subject', (typed) => typed.replace(/\s+/g, ' ').trim().slice(0, 200)),
      body: inEach('body', (typed) => typed.replaceAll('\r\n', '\n').trim().slice(0, 20_000)),
      propertyIds: [...new Set(references.flatMap((reference) => of(reference)?.id ?? []))],
      articleId: /^[1-9]\d{0,8}$/.test(article) ? Number(article) : null,
    },
  };
}
