import { isLanguage, type Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay, isDay } from '#domain/time/dates.ts';
import type { Difference } from '#site/difference.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { isCents } from './describe-shape.server.ts';
import { choiceLabel, fieldLabel } from './field-words.server.ts';
import { isSectionName } from './section-screens.ts';
import type { ShownDifference } from './shown-field.ts';

/** The differences as staff read them: 'Links in de balk, nummer 2, Opschrift, Nederlands'. */
export function presentDifferences(
  differences: readonly Difference[],
  language: Language,
): ShownDifference[] {
  return differences.map(({ path, before, after }) => ({
    path,
    field: fieldInWords(path, language),
    before: valueInWords(path, before, language),
    after: valueInWords(path, after, language),
  }));
}

/** `path`: as the checks and the differences write it, 'topBar.left[1].label.nl'. */
export function fieldInWords(path: string, language: Language): string {
  const t = officeTextsFor(language);
  const [section = ''] = path.split(/[.[]/, 1);
  const words: string[] = [
    (isSectionName(section) && settingsWord(`screen:${section}`, language)) ||
      fieldLabel(section, language) ||
      section,
  ];
  let at = '';
  for (const [, name, number] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (name === undefined) {
      if (number !== undefined) words.push(t('SETTINGS_ROW', { number: Number(number) + 1 }));
      continue;
    }
    at = at ? `${at}.${name}` : name;
    if (at === section) continue;
    words.push(fieldLabel(at, language) ?? (isLanguage(name) ? ownLanguageNames[name] : name));
  }
  return words.filter((word, index) => word !== words[index - 1]).join(', ');
}

function valueInWords(path: string, value: unknown, language: Language): string {
  const t = officeTextsFor(language);
  if (value === undefined || value === null || value === '') return t('SETTINGS_NOTHING_THERE');
  if (typeof value === 'boolean') return value ? t('SETTINGS_YES') : t('SETTINGS_NO');
  const at = path.replace(/\[\d+\]/g, '');
  if (typeof value === 'number' && isCents(at)) return `${formatNumber(value / 100, { decimals: 2 })}\u00a0€`;
  if (typeof value === 'number' && at !== 'agency.countryId' && at !== 'agency.foundedYear')
    return formatNumber(value, { decimals: 3 });
  if (typeof value === 'string' && isDay(value)) return formatDay(value, language);
  if (typeof value !== 'object') return choiceLabel(at, value as string | number, language);
  const parts = Object.entries(value).map(([name, part]) =>
    valueInWords(Array.isArray(value) ? path : `${path}.${name}`, part, language),
  );
  return parts.join(', ') || t('SETTINGS_NOTHING_THERE');
}
