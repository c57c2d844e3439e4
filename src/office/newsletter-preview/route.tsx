import { issueMail } from '#commands/newsletter/issue-mail.ts';
import { renderMail } from '#mail/rendering/render-mail.tsx';
import { siteLanguageOr } from '#office/forms/site-languages.server.ts';
import { getIssue } from '#office/newsletter-issue/issue.server.ts';
import { officeContext } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { Route } from './+types/route.ts';

/** The mail itself, for the frame; server/gates/office-headers.ts lets it have the styles of a mail, and no script. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { database, settings, publicUrl, language } = office;
  const issue = await getIssue(office, params.id);
  const asked = url.searchParams.get('in') ?? '';
  const wanted = siteLanguageOr(office, asked);
  const mail = await issueMail(database, issue, { wanted, site: settings });
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  if (!mail) return new Response(nothing(officeTextsFor(language)('NEWSLETTER_UNWRITTEN')), { headers });
  const { html } = await renderMail(
    { database, settings, publicUrl },
    {
      template: 'newsletter',
      language: mail.language,
      data: mail.data,
    },
  );
  return new Response(html.replace('<head>', '<head><base target="_blank">'), { headers });
}

function nothing(text: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${text}</title><p style="margin: 24px 20px; font: 16px sans-serif">${text}</p>`;
}
