import type { Context } from 'hono';
import { languageOfPath } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { preferredLanguage } from './visitor-language.ts';

type PlainStatus = 400 | 403 | 404 | 408 | 413 | 414 | 429 | 500 | 503;

/**
 * A page for when the pages themselves cannot be asked: without script, style or settings. It is in the language of the
 * address, else in one that the browser asks for, else in English.
 */
export function plainPage(
  context: Context,
  status: PlainStatus,
  {
    requestId,
    headers,
    text = `ANSWER_${status}`,
  }: {
    requestId?: string;
    headers?: Record<string, string>;
    text?: `ANSWER_${PlainStatus | 'PICTURE_TOO_LARGE' | 'FILES_TOO_LARGE' | 'PREVIEW_OVER' | 'LOOK_OVER'}`;
  } = {},
): Response {
  const language =
    languageOfPath(context.req.path) ?? preferredLanguage(context.req.header('Accept-Language')) ?? 'en';
  const t = textsFor(language);
  const title = t(text);
  const reference = requestId ? `<p>${t('ANSWER_REFERENCE')} <code>${requestId}</code></p>` : '';
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${t(`${text}_HINT`)}</p>${reference}<p><a href="/">${t('TO_HOME')}</a></p></main></body></html>`;
  return context.html(html, status, { ...headers, 'Cache-Control': 'no-store' });
}
