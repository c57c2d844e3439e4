import { inEach, languages } from '#domain/language.ts';
import type { Promises } from '#site/settings/promises-schema.ts';
import { defaultSettings } from '#site/settings/settings.ts';

export const setupSteps = [
  'administrator',
  'agency',
  'languages',
  'offices',
  'colors',
  'team',
  'ready',
] as const;

export type SetupStep = (typeof setupSteps)[number];

/** The text typed in each step, unchanged. Fields of offices and team carry the number of their row: 'city.0'. */
export type SetupDraft = Partial<Record<SetupStep, Record<string, string>>>;

export type Row = Record<string, string>;

/** The offices or the team: the rows that are not empty. */
export function rowsOf(typed: Record<string, string> = {}): { number: number; row: Row }[] {
  const rows = new Map<number, Row>();
  for (const [key, value] of Object.entries(typed)) {
    const [, field, number] = /^(\w+)\.(\d{1,2})$/.exec(key) ?? [];
    if (!field || !number || value.trim() === '') continue;
    rows.set(Number(number), { ...rows.get(Number(number)), [field]: value.trim() });
  }
  return [...rows].map(([number, row]) => ({ number, row })).toSorted((a, b) => a.number - b.number);
}

/** The promises, in working days, that an agency is asked for when it is set up. */
const promisesAsked: readonly string[] = [
  'replyWorkingDays',
  'appointmentWorkingDays',
  'valuationWorkingDays',
] satisfies (keyof Promises)[];

/** The promises as numbers; one that was left empty is not made. */
export function promisesIn(agency: Row): Record<string, number> {
  return Object.fromEntries(
    promisesAsked.flatMap((name) => (agency[name]?.trim() ? [[name, Number(agency[name])]] : [])),
  );
}

/** The input of `initSite`, from what was typed so far. */
export function agencyFromDraft({
  agency = {},
  languages: chosen = {},
  offices,
  colors: { logo, ...colors } = {},
  team,
}: SetupDraft) {
  const { tariff = '', insurer = '', register = '', foundedYear, countryId, ...other } = agency;
  const plain = Object.entries(other).filter(([name]) => !promisesAsked.includes(name));
  const inUse = (chosen.languages ?? '').split(',').filter(Boolean);
  const everywhere = (words: string) => (words ? inEach(() => words) : {});
  const own = {
    ...Object.fromEntries(plain),
    foundedYear: Number(foundedYear),
    countryId: Number(countryId),
    ...(insurer && { insurer: everywhere(insurer) }),
    ...(register && { register: everywhere(register) }),
  };
  return {
    settings: {
      agency: own,
      promises: promisesIn(agency),
      languages: languages.map((code) => ({ code, inUse: inUse.includes(code) })),
      defaultLanguage: chosen.defaultLanguage,
      ...(logo && {
        header: { ...defaultSettings.header, logo: { ...defaultSettings.header.logo, pictureId: logo } },
      }),
      theme: { ...defaultSettings.theme, colors: { ...defaultSettings.theme.colors, ...colors } },
      tariffs: { selling: everywhere(tariff), letting: {} },
    },
    offices: rowsOf(offices).map(({ row }) => officeFrom(row)),
    team: rowsOf(team).map(({ row: { role = '', office = '1', ...member } }) => ({
      ...member,
      role: everywhere(role),
      office: Number(office),
    })),
  };
}

function officeFrom({ name = '', city = '', weekFrom, weekTo, saturdayFrom, saturdayTo, ...row }: Row) {
  const week = { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: weekFrom, closes: weekTo };
  const saturday = { days: ['sa'], opens: saturdayFrom, closes: saturdayTo };
  const hours = [week, saturday].filter(({ opens, closes }) => opens && closes);
  return { ...row, name: inEach(() => name), city: inEach(() => city), hours };
}
