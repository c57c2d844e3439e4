import type { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { pathTo } from '#site/difference.ts';
import { type Settings, settingsSchema } from '#site/settings/settings.ts';
import { type RuleCode, ruleOf } from '#site/site-problem.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { conditionRowNumber } from './condition-rows.server.ts';
import { isCents } from './describe-shape.server.ts';
import { fieldInWords } from './difference-words.server.ts';
import { rowCount, type Typed } from './read-fields.server.ts';

const rules: Partial<Record<RuleCode, OfficeTextKey>> = {
  LANGUAGE_NONE: 'SETTINGS_LANGUAGE_NONE',
  LANGUAGE_TWICE: 'SETTINGS_LANGUAGE_TWICE',
  LANGUAGE_UNUSED: 'SETTINGS_LANGUAGE_UNUSED',
  ENDS_EARLY: 'SETTINGS_ENDS_EARLY',
  LINK_ONE: 'SETTINGS_LINK_ONE',
  BRACKETS: 'SETTINGS_BRACKETS',
  DISTRICT_NAME: 'SETTINGS_DISTRICT_NAME',
  DISTRICT_TWICE: 'SETTINGS_DISTRICT_TWICE',
  TITLE_NEEDED: 'SETTINGS_TITLE_NEEDED',
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
  const code = ruleOf(issue);
  const said = code && rules[code];
  if (said) return t(said);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return t('SETTINGS_FILL_IN', { field });
      if (issue.expected === 'int') return t('SETTINGS_NOT_WHOLE', { field });
      return t(issue.expected === 'number' ? 'SETTINGS_NO_NUMBER' : 'SETTINGS_FILL_IN', { field });
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
