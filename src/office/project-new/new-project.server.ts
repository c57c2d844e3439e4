import { mostNameLetters } from '#commands/project/read-project.ts';
import type { FieldProblem } from '#commands/property/edit-change.ts';
import type { Language } from '#domain/language.ts';
import { addressKeys } from '#domain/project/project-fields.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { fieldProblem } from '#office/property-editor/field-problem.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** The words of the address fields in every form of a project. */
export function presentAddress({ language }: Pick<OfficeContext, 'language'>) {
  const words = fieldTexts(language);
  return {
    mostNameLetters,
    labels: Object.fromEntries(addressKeys.map((key) => [key, words.label(key)])) as Record<
      (typeof addressKeys)[number],
      string
    >,
    countries: optionSets.countryId.map((value) => ({
      value: String(value),
      label: words.option('countryId', value),
    })),
  };
}

/** The command's refusals, in words. */
export function projectProblems(
  problems: readonly FieldProblem[],
  language: Language,
): FormAnswer['problems'] {
  const own = {
    name: 'PROJECT_NAME',
    externalUrl: 'PROJECT_SITE',
    handoverOn: 'PROJECT_HANDOVER',
    taxNote: 'PROJECT_TAX_NOTE',
  } as const;
  const t = officeTextsFor(language);
  return problems.map(({ field, problem }) => {
    const key = field.split('.')[0] ?? '';
    const label = key in own ? t(own[key as keyof typeof own]) : labelOf(key, language);
    return { field, text: `${label}: ${fieldProblem(problem, language)}` };
  });
}

function labelOf(key: string, language: Language): string {
  return findField(key) ? fieldTexts(language).label(key as FieldKey) : key;
}
