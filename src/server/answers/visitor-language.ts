import { parseAccept } from 'hono/utils/accept';
import { isLanguage, type Language } from '#domain/language.ts';
import type { Settings } from '#site/settings/settings.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

/** The cookie in which the browser remembers the visitor's choice. */
const COOKIE = ownKeys.languageCookie.key;

/**
 * The language for an address that names none. It is the first of these that the site uses: the parameter `lng`, the
 * remembered choice, the browser's preferences, the site's default.
 */
export function visitorLanguage(
  request: Request,
  settings: Pick<Settings, 'languages' | 'defaultLanguage'>,
): Language {
  const inUse = (language: Language) => isInUse(language, settings);
  const wishes = [
    new URL(request.url).searchParams.get('lng'),
    cookieValue(request.headers.get('Cookie') ?? '', COOKIE),
  ];
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split('-', 1)[0];
    if (isLanguage(language) && inUse(language)) return language;
  }
  return (
    preferredLanguage(request.headers.get('Accept-Language') ?? undefined, inUse) ?? settings.defaultLanguage
  );
}

export function isInUse(language: Language, { languages }: Pick<Settings, 'languages'>): boolean {
  return languages.some((each) => each.code === language && each.inUse);
}

/**
 * The best language by an Accept-Language header (RFC 9110, 12.5.4), without regard to the country ('de-BE' is de);
 * undefined if the header asks for no language that will do.
 */
export function preferredLanguage(
  acceptLanguage: string | undefined,
  willDo: (language: Language) => boolean = () => true,
): Language | undefined {
  return parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-', 1)[0])
    .filter(isLanguage)
    .find(willDo);
}

function cookieValue(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}
