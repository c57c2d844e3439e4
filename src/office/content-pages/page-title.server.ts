import { type Language, pickText } from '#domain/language.ts';
import { type Page, screenOf } from '#site/pages/page-schema.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pageTitle as screenTitle } from '#texts/wording/page-title.ts';

/** The agency's own title, or the product's name for the screen. */
export function pageTitle(page: Pick<Page, 'title' | 'name'>, language: Language): string {
  const own = pickText(page.title, language)?.text;
  const screen = screenOf(page);
  return own ?? (screen ? screenTitle(textsFor(language), screen) : page.name);
}
