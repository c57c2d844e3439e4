import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type TextKey, textsFor } from '#texts/server/texts.ts';
import { preferredLanguage } from './visitor-language.ts';

/**
 * Answers a request that belongs to no page with a sentence, in the first language of the browser's Accept-Language
 * that the product has, else in English. No cache keeps it.
 */
export function plainTextAnswer(
  context: Context,
  status: ContentfulStatusCode,
  text: TextKey,
  headers: Record<string, string> = {},
): Response {
  const language = preferredLanguage(context.req.header('Accept-Language')) ?? 'en';
  return context.text(textsFor(language)(text), status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'X-Content-Type-Options': 'nosniff',
  });
}
