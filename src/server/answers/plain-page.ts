import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { languageOfPath } from '#site/paths/paths.ts';
import type { Settings } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { drawPlainPage } from './draw-plain-page.ts';
import { plainStyle } from './plain-style.ts';
import { isInUse, preferredLanguage } from './visitor-language.ts';

type PlainStatus = 400 | 403 | 404 | 408 | 413 | 414 | 429 | 500 | 503;

/** Trying the same once more may help. */
const passing: readonly PlainStatus[] = [408, 429, 500, 503];

/** What the request is known by so far. The office sets a policy of its own, which lets a style by `nonce`. */
type Known = { lastSettings?: Settings; requestId?: string; nonce?: string };

/**
 * A page for when the pages themselves cannot be asked: it needs no script, no other file and no database. It is in the
 * language of the address, else in one that the browser asks for, else in English, and names the agency if its settings
 * were ever read.
 */
export function plainPage(
  context: Context,
  status: PlainStatus,
  {
    headers,
    text = `ANSWER_${status}`,
  }: {
    headers?: Record<string, string>;
    text?: `ANSWER_${PlainStatus | 'PICTURE_TOO_LARGE' | 'FILES_TOO_LARGE' | 'PREVIEW_OVER' | 'LOOK_OVER'}`;
  } = {},
): Response {
  const { method, path } = context.req;
  const { lastSettings, requestId, nonce }: Known = context.var;
  const named = languageOfPath(path);
  const language = named ?? preferredLanguage(context.req.header('Accept-Language')) ?? 'en';
  const t = textsFor(language);
  const style = plainStyle(lastSettings?.theme);
  const html = drawPlainPage({
    language,
    style,
    nonce,
    title: t(text),
    hint: t(`${text}_HINT`),
    // A form would be lost.
    again: method === 'GET' && passing.includes(status) ? t('TRY_AGAIN') : undefined,
    home: t('TO_HOME'),
    // Without a language of the site it leads to the one that the browser asks for.
    homePath: named && lastSettings && isInUse(named, lastSettings) ? `/${named}/` : '/',
    agency: lastSettings?.agency,
    hasGable: lastSettings?.header.logo.icon === 'gable',
    contact: t('ANSWER_CONTACT'),
    reference: requestId && `${t('ANSWER_REFERENCE')} ${requestId}`,
  });
  return context.html(html, status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; form-action 'none'; frame-ancestors 'self'; base-uri 'none'`,
  });
}
