import type { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { pathTo } from '#site/difference.ts';
import { type Settings, settingsSchema } from '#site/settings/settings.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { conditionRowNumber } from './condition-rows.server.ts';
import { isCents } from './describe-shape.server.ts';
import { fieldInWords } from './difference-words.server.ts';
import { rowCount, type Typed } from './read-fields.server.ts';

/** The messages that our schema defines itself. */
const own: Record<string, OfficeTextKey> = {
  'one language at least must be in use': 'SETTINGS_LANGUAGE_NONE',
  'names a language twice': 'SETTINGS_LANGUAGE_TWICE',
  'ends before it begins': 'SETTINGS_ENDS_EARLY',
  'needs either a page, an own page or an address': 'SETTINGS_LINK_ONE',
  'must rise, and the last bracket, and no other, goes up to null': 'SETTINGS_BRACKETS',
  'needs a name of at most 40 characters': 'SETTINGS_DISTRICT_NAME',
  'is the name of another district of yours': 'SETTINGS_DISTRICT_TWICE',
  "requires a title, so 'titles' must offer 'none'": 'SETTINGS_TITLE_NEEDED',
};

/** A sentence for each problem, with the field that the summary links to. */
export function sectionProblems(
  sections: Partial<Settings>,
  { stored, typed, language }: { stored: Settings; typed: Typed; language: Language },
): FormAnswer['problems'] {
  const { error } = settingsSchema.safeParse({ ...stored, ...sections }, { reportInput: true });
  const issues = (error?.issues ?? []).filter(({ path }) => String(path[0]) in sections);
  return issues.map((issue) => ({
    field: fieldOf(issue.path, typed),
    text: issueText(issue, language),
  }));
}

/** The name of the control that an issue is about, or of the nearest one around it. */
function fieldOf(path: PropertyKey[], typed: Typed): string {
  const [section, ...rest] = path.map(String);
  const at = section === 'displayConditions' ? [section, ...conditionPath(rest, typed)] : [section, ...rest];
  for (let length = at.length; length > 0; length -= 1) {
    const name = at.slice(0, length).join('.');
    if (name in typed) return name;
    const within = Object.keys(typed).find((each) => each.startsWith(`${name}.`) && !/[~#]$/.test(each));
    if (within && length === at.length) return within;
  }
  return at.join('.');
}

function conditionPath([row = '', index, ...rest]: string[], typed: Typed): string[] {
  const rows = Array.from({ length: rowCount(typed, 'displayConditions') }, (_, number) => ({
    row: typed[`displayConditions.${number}.row`]?.at(-1)?.trim() ?? '',
  }));
  return [String(conditionRowNumber(rows, row, Number(index))), ...rest];
}

function issueText(issue: z.core.$ZodIssue, language: Language): string {
  const t = officeTextsFor(language);
  const path = issue.path.reduce<string>(pathTo, '');
  const field = fieldInWords(path, language);
  if (issue.path[0] === 'defaultLanguage' && issue.code === 'custom') return t('SETTINGS_LANGUAGE_UNUSED');
  const said = own[issue.message];
  if (said) return t(said);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return t('SETTINGS_FILL_IN', { field });
      if (issue.expected === 'int') return t('SETTINGS_NOT_WHOLE', { field });
      return issue.expected === 'number'
        ? t(/number/.test(issue.message) ? 'SETTINGS_NO_NUMBER' : 'SETTINGS_FILL_IN', { field })
        : t('SETTINGS_FILL_IN', { field });
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? t('SETTINGS_LEAST', { field, bound: boundIn(path, issue.minimum) })
        : t('SETTINGS_FILL_IN', { field });
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? t('SETTINGS_MOST', { field, bound: boundIn(path, issue.maximum) })
        : t('SETTINGS_WRONG', { field });
    case 'invalid_value':
      return t('SETTINGS_FILL_IN', { field });
    default:
      return t('SETTINGS_WRONG', { field });
  }
}

function boundIn(path: string, bound: number | bigint): string {
  return formatNumber(Number(bound) / (isCents(path) ? 100 : 1), { decimals: 1 });
}
