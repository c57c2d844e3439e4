import type { Language } from '#domain/language.ts';
import type { Choice } from '#office/interface/text-field.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

/** The languages of the site: a mail in another would lead to pages that do not exist. */
export function siteLanguageChoices({ settings }: Pick<OfficeContext, 'settings'>): Choice[] {
  return languagesInUse(settings).map((value) => ({ value, label: ownLanguageNames[value] }));
}

/** The language that was chosen for somebody; else the site's own. */
export function siteLanguageOr({ settings }: Pick<OfficeContext, 'settings'>, asked: string): Language {
  return languagesInUse(settings).find((each) => each === asked) ?? settings.defaultLanguage;
}
