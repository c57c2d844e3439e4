import { z } from 'zod';
import { isLanguage } from '#domain/language.ts';
import { typedPhone } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { isClock } from '#domain/time/dates.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import {
  promisesIn,
  type Row,
  rowsOf,
  type SetupDraft,
  type SetupStep,
} from '#site/new-agency/agency-from-draft.ts';
import { particularProblems } from '#site/settings/particular-problems.ts';
import { promisesSchema } from '#site/settings/promises-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { themeSchema } from '#site/settings/theme-schema.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';
import { hasRows, stepFields } from './step-fields.ts';

type Problems = FormAnswer['problems'];

const particularKeys: Record<string, OfficeTextKey> = {
  'agency.enterpriseNumber': 'SETUP_ENTERPRISE_WRONG',
  'agency.vatNumber': 'SETUP_VAT_WRONG',
  'agency.registrationNumber': 'SETUP_REGISTRATION_WRONG',
  'agency.thirdPartyAccount': 'SETUP_ACCOUNT_WRONG',
};

/** The problems of a step's values, a sentence for each field. The passwords are checked elsewhere. */
export function stepProblems(step: SetupStep, typed: Row, draft: SetupDraft, t: OfficeTexts): Problems {
  if (!hasRows(step)) return [...fieldProblems(step, typed, '', t), ...ownProblems(step, typed, t)];
  const rows = rowsOf(typed);
  if (step === 'offices' && rows.length === 0) return fieldProblems(step, {}, '.0', t);
  const officeCount = rowsOf(draft.offices).length;
  return rows.flatMap(({ number, row }) => [
    ...fieldProblems(step, row, `.${number}`, t),
    ...rowProblems(step, row, `.${number}`, { t, officeCount }),
  ]);
}

function fieldProblems(step: SetupStep, row: Row, suffix: string, t: OfficeTexts): Problems {
  return stepFields[step].flatMap(({ name, label, kind, isOptional }) => {
    const value = row[name] ?? '';
    const key = kind === 'password' ? undefined : valueProblem(value, { name, kind, isOptional });
    return key ? [{ field: name + suffix, text: t(key, { field: t(label) }) }] : [];
  });
}

function valueProblem(
  value: string,
  { name, kind, isOptional }: { name: string; kind?: string; isOptional?: boolean },
): 'SETUP_FILL_IN' | 'EMAIL_WRONG' | 'SETUP_PHONE_WRONG' | 'SETUP_POSTAL_WRONG' | undefined {
  if (!value) return isOptional ? undefined : 'SETUP_FILL_IN';
  if (kind === 'email' && !z.email().max(254).safeParse(value).success) return 'EMAIL_WRONG';
  if (kind === 'tel' && !typedPhone.test(value)) return 'SETUP_PHONE_WRONG';
  if (kind === 'time' && !isClock(value)) return 'SETUP_FILL_IN';
  if (kind === 'language' && !isLanguage(value)) return 'SETUP_FILL_IN';
  if (kind === 'languages' && !value.split(',').every(isLanguage)) return 'SETUP_FILL_IN';
  if (kind === 'country' && !Object.values(countryIds).some((id) => String(id) === value))
    return 'SETUP_FILL_IN';
  if (name === 'postalCode' && !/^\d{4}$/.test(value)) return 'SETUP_POSTAL_WRONG';
  return undefined;
}

function ownProblems(step: SetupStep, typed: Row, t: OfficeTexts): Problems {
  if (step === 'agency') {
    const { foundedYear = '' } = typed;
    const agency = {
      ...defaultSettings.agency,
      ...typed,
      ...countryOf(typed),
    } as typeof defaultSettings.agency;
    const wrong = particularProblems(agency).flatMap(({ field }) => {
      const key = particularKeys[field];
      return key ? [{ field: field.replace('agency.', ''), text: t(key) }] : [];
    });
    const isYear = foundedYear === '' || /^(1[89]|20)\d\d$/.test(foundedYear);
    const promises = promisesSchema.safeParse(promisesIn(typed)).error?.issues ?? [];
    return [
      ...(isYear ? [] : [{ field: 'foundedYear', text: t('SETUP_YEAR_WRONG') }]),
      ...wrong,
      ...promises.map(({ path }) => ({ field: String(path[0]), text: t('SETUP_PROMISE_WRONG') })),
    ];
  }
  if (step === 'languages') {
    const { languages = '', defaultLanguage = '' } = typed;
    const isIn = !languages || !defaultLanguage || languages.split(',').includes(defaultLanguage);
    return isIn ? [] : [{ field: 'defaultLanguage', text: t('SETUP_DEFAULT_WRONG') }];
  }
  if (step === 'colors') {
    const { logo, ...colors } = typed;
    const theme = { ...defaultSettings.theme, colors: { ...defaultSettings.theme.colors, ...colors } };
    const { error } = themeSchema.safeParse(theme);
    const fields = (error?.issues ?? []).map(({ path }) => (path.at(-1) === 'night' ? 'night' : 'brick'));
    return [...new Set(fields)].map((field) => ({ field, text: t('SETUP_CONTRAST') }));
  }
  return [];
}

function countryOf({ countryId }: Row) {
  return { countryId: Number(countryId) };
}

function rowProblems(
  step: SetupStep,
  row: Row,
  suffix: string,
  { t, officeCount }: { t: OfficeTexts; officeCount: number },
): Problems {
  if (step === 'team') {
    const { office = '1' } = row;
    const isThere =
      /^\d{1,2}$/.test(office) && Number(office) >= 1 && Number(office) <= Math.max(officeCount, 1);
    return isThere ? [] : [{ field: `office${suffix}`, text: t('SETUP_OFFICE_WRONG') }];
  }
  return (['week', 'saturday'] as const).flatMap((days) => {
    const { [`${days}From`]: from = '', [`${days}To`]: to = '' } = row;
    const isRight = from && to ? from < to : from === to;
    return isRight ? [] : [{ field: `${days}To${suffix}`, text: t('SETUP_HOURS_WRONG') }];
  });
}
