import type { Language } from '#domain/language.ts';
import { type ModuleField, moduleFields } from './module-fields.ts';
import type { ModuleType } from './module-schema.ts';
import type { PageContent } from './page-content.ts';

/** A text of a page in all its languages. */
export type PageText = {
  /** Where it stands: 'title', 'modules.2.rows.0.sentence'. */
  key: string;
  /** The module that it stands in; undefined for the title of the page itself. */
  module: { type: ModuleType; index: number } | undefined;
  /** The name of the field; in a list of rows, `row` is the number of the row, from 1. */
  field: string;
  row?: number;
  isRich: boolean;
  texts: Partial<Record<Language, unknown>>;
};

/** The texts in the order of the page. */
export function pageTexts({ title, modules }: Pick<PageContent, 'title' | 'modules'>): PageText[] {
  return [
    { key: 'title', module: undefined, field: 'title', isRich: false, texts: title },
    ...modules.flatMap((module, index) =>
      textsOf(moduleFields(module.type), module, `modules.${index}`).map((text) => ({
        ...text,
        module: { type: module.type, index },
      })),
    ),
  ];
}

function textsOf(
  fields: readonly ModuleField[],
  value: object,
  prefix: string,
  row?: number,
): Omit<PageText, 'module'>[] {
  const values = new Map<string, unknown>(Object.entries(value));
  return fields.flatMap((field) => {
    const { name, kind } = field;
    const own = values.get(name);
    const key = `${prefix}.${name}`;
    if (typeof own !== 'object' || own === null) return [];
    if (kind === 'rows' && Array.isArray(own))
      return own.flatMap((each, index) => textsOf(field.fields, each, `${key}.${index}`, index + 1));
    const label = kind === 'link' && 'label' in own ? own.label : undefined;
    if (label) return [{ key: `${key}.label`, field: name, row, isRich: false, texts: label as object }];
    if (kind === 'texts' || kind === 'richText')
      return [{ key, field: name, row, isRich: kind === 'richText', texts: own }];
    return [];
  });
}

/** The page with other texts in that language; undefined removes one. Keys that belong to no text are ignored. */
export function withPageTexts(
  content: PageContent,
  language: Language,
  texts: ReadonlyMap<string, unknown>,
): PageContent {
  const copy = structuredClone(content);
  for (const { key, texts: own } of pageTexts(copy)) {
    if (!texts.has(key)) continue;
    const text = texts.get(key);
    if (text === undefined) delete own[language];
    else own[language] = text;
  }
  return copy;
}
