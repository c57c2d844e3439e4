import type { Language } from '#domain/language.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import { askedParticulars } from '#site/settings/lacking-particulars.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import type { Settings } from '#site/settings/settings.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { settingsWord } from '#texts/settings/texts.ts';
import { fieldLabel } from './field-words.server.ts';
import { sectionOf, sectionPath } from './section-screens.ts';

/** The legal information of the agency on the site: missing parts first, each with a link to its field. */
export function legalParticulars(settings: Settings, language: Language) {
  const t = officeTextsFor(language);
  const mistyped = particularProblems(settings.agency).map(({ field }) => field);
  const rows = askedParticulars(settings).map(({ field, isLacking }) => ({
    field: fieldLabel(field, language) ?? field,
    law: settingsWord(`law:${field}`, language) ?? '',
    to: sectionPath(sectionOf(field.split('.')[0] as keyof Settings)),
    isDone: !isLacking && !mistyped.includes(field),
    sign: (isLacking ? 'must' : mistyped.includes(field) ? 'soon' : 'done') as SignKind,
    state: isLacking
      ? t('SETTINGS_LACKS')
      : mistyped.includes(field)
        ? t('SETTINGS_MISTYPED')
        : t('SETTINGS_FILLED'),
  }));
  const done = rows.filter(({ isDone }) => isDone).length;
  return {
    open: rows.filter(({ isDone }) => !isDone),
    of: rows.length,
    done,
    count: t('SETTINGS_LEGAL_COUNT', { done, all: rows.length }),
  };
}
