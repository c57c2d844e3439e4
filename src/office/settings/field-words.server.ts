import { isLanguage, type Language } from '#domain/language.ts';
import { type EnergyLabelName, writeEnergyLabel } from '#domain/property/energy-label.ts';
import type { PathName } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { pageTitle } from '#texts/wording/page-title.ts';

/** Rows of the same kind share their words. */
export function wordPath(path: string): string {
  return path
    .replace(/^topBar\.right\./, 'topBar.left.')
    .replace(
      /^(rentDeposits|tenantFees|purchaseCosts\.\w+)\.(regions|from|until|source|law|certainty|note)$/,
      'rule.$2',
    )
    .replace(/^purchaseCosts\.(notary|mortgages)\.scales/, 'scales')
    .replace(/^scales\.other\./, 'scales.own_home.')
    .replace(
      /^purchaseCosts\.mortgages\.(administrationCents|disbursementsCents|writingsDutyCents|annexesDutyCents|vatPercent)$/,
      'purchaseCosts.notary.$1',
    )
    .replace(/^renovationDuties\.region$/, 'rule.regions')
    .replace(/^renovationDuties\.(from|until|source|law|certainty|note)$/, 'rule.$1');
}

/** Undefined for a field without words; a test allows none. */
export function fieldLabel(path: string, language: Language): string | undefined {
  return settingsWord(wordPath(path), language);
}

export function fieldHint(path: string, language: Language): string | undefined {
  return settingsWord(`${wordPath(path)}:hint`, language);
}

/** The label of a choice; '' for a page without a name of its own, which is not offered. */
export function choiceLabel(path: string, value: string | number, language: Language): string {
  const at = wordPath(path);
  if (isLanguage(value) && /^(languages\.code|defaultLanguage)$/.test(at)) return ownLanguageNames[value];
  if (/^(topBar\.left|footer\.columns\.links)\.page$/.test(at))
    return pageTitle(textsFor(language), value as PathName);
  if (/^renovationDuties\.(labels|targetLabel)$/.test(at)) return writeEnergyLabel(value as EnergyLabelName);
  const word = /^header\..*position$/.test(at) ? `side=${value}` : `${at}=${value}`;
  return settingsWord(word, language) ?? String(value);
}
