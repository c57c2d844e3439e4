import type { Context } from 'hono';
import { isLanguage, type Language } from '#domain/language.ts';
import { isInUse } from '#server/answers/visitor-language.ts';
import type { Settings } from '#site/settings/settings.ts';

/** The language that the address asks for with `lng`, else the site's; never the visitor's own. */
export function mapLanguage(context: Context, settings: Settings): Language {
  const wish = context.req.query('lng');
  return isLanguage(wish) && isInUse(wish, settings) ? wish : settings.defaultLanguage;
}
