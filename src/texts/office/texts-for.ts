import type { Language } from '#domain/language.ts';
import { createAllTexts } from '#texts/i18n.ts';
import type { OfficePageTextTable, OfficeServerTextTable, OfficeTextKey, OfficeTexts } from './texts.ts';

type Table = OfficePageTextTable & OfficeServerTextTable;

const files = Object.entries(import.meta.glob<object>('./*/*.ts', { eager: true }));

export const officeTables: Record<Language, Table> = {
  nl: tableOf('nl'),
  fr: tableOf('fr'),
  de: tableOf('de'),
  en: tableOf('en'),
};

const texts = createAllTexts<OfficeTextKey>(officeTables);

/** For loaders and actions: all four languages, and what only the server says. */
export function officeTextsFor(language: Language): OfficeTexts {
  return texts[language];
}

/** What a file exports are its texts, those of components before those of the server. */
function tableOf(language: Language): Table {
  const areas = files.filter(([path]) => path.endsWith(`/${language}.ts`)).map(([, area]) => area);
  return Object.assign({}, ...areas.flatMap(Object.values));
}
