import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isLanguage, type Language } from '#domain/language.ts';

/**
 * Answers a request that no page belongs to with a sentence, in the first language of the browser's Accept-Language
 * that the product has, else in English. Never kept by a cache.
 */
export function plainText(
  context: Context,
  status: ContentfulStatusCode,
  text: Record<Language, string>,
  headers: Record<string, string> = {},
): Response {
  const language = languageOf(context.req.header('Accept-Language') ?? '');
  return context.text(text[language], status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'X-Content-Type-Options': 'nosniff',
  });
}

// Browsers write their languages in order of preference, with or without a country: 'fr-BE,fr;q=0.9,en;q=0.8'.
function languageOf(acceptLanguage: string): Language {
  const codes = acceptLanguage.split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
