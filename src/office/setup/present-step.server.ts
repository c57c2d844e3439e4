import { type Language, languages } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { rowsOf, type SetupDraft, type SetupStep, setupSteps } from '#site/new-agency/agency-from-draft.ts';
import { themeColors } from '#site/settings/theme-colors.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { carriedOver } from './carry-over.ts';
import { stepAddress } from './step-address.ts';
import { hasRows, type StepField, stepFields, stepTitles } from './step-fields.ts';

/** The first step that is not filled in yet. */
export function nextOpenStep(draft: SetupDraft): SetupStep {
  return setupSteps.find((step) => !draft[step]) ?? 'ready';
}

/** `isMore`: adds one empty row to the filled ones. */
export function presentStep(
  { language, publicUrl }: Pick<OfficeContext, 'language' | 'publicUrl'>,
  draft: SetupDraft,
  { token, step, isMore }: { token: string; step: SetupStep; isMore: boolean },
) {
  const t = officeTextsFor(language);
  const { passwordHash, ...typed } = draft[step] ?? carriedOver(step, draft);
  const count = hasRows(step) ? Math.max(rowsOf(typed).length + (isMore ? 1 : 0), 1) : 0;
  const field = (
    { name, label, hint, kind, isOptional, isHalf, autoComplete }: StepField,
    suffix: string,
  ) => ({
    name: name + suffix,
    label: t(label),
    hint: hint && t(hint),
    kind,
    isHalf,
    autoComplete,
    isOptional: isOptional ?? (kind === 'password' && passwordHash !== undefined),
    choices: choicesOf(kind, t),
  });
  const groups = hasRows(step)
    ? Array.from({ length: count }, (_, row) => ({
        title: t('SETUP_ROW', { number: row + 1 }),
        fields: stepFields[step].map((each) => field(each, `.${row}`)),
      }))
    : [{ title: undefined, fields: stepFields[step].map((each) => field(each, '')) }];
  const index = setupSteps.indexOf(step);
  const before = setupSteps[index - 1];
  return {
    step,
    title: t(stepTitles[step]),
    place: t('SETUP_STEP', { number: index + 1, count: setupSteps.length }),
    logo: typed.logo ? publicUrl + pictureAddress({ id: typed.logo, name: '-' }, 500) : undefined,
    steps: setupSteps.map((name) => ({
      name,
      title: t(stepTitles[name]),
      href: stepAddress(token, name, language),
      isDone: draft[name] !== undefined,
      isCurrent: name === step,
    })),
    groups,
    given: givenFor(step, typed, language),
    former: before && stepAddress(token, before, language),
    canAdd: hasRows(step),
  };
}

function choicesOf(kind: StepField['kind'], t: ReturnType<typeof officeTextsFor>) {
  if (kind === 'country')
    return [
      { value: String(countryIds.belgium), label: t('SETUP_BELGIUM') },
      { value: String(countryIds.luxembourg), label: t('SETUP_LUXEMBOURG') },
    ];
  if (kind !== 'language' && kind !== 'languages') return [];
  return languages.map((each) => ({ value: each, label: ownLanguageNames[each] }));
}

function givenFor(
  step: SetupStep,
  typed: Record<string, string>,
  language: Language,
): Record<string, string | string[]> {
  if (step === 'administrator') return { language, ...typed };
  if (step === 'languages') return { ...typed, languages: (typed.languages ?? 'nl').split(',') };
  if (step !== 'colors') return typed;
  const { brick, night } = themeColors({});
  return { brick, night, ...typed };
}
