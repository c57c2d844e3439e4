import { z } from 'zod';
import type { OfficeValues } from '#commands/agency-office/write-office.ts';
import type { Language } from '#domain/language.ts';
import { typedPhone } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { isClock } from '#domain/time/dates.ts';
import { type OpeningHours, weekdays } from '#domain/time/opening-hours.ts';
import { lineOf, textOf } from '#office/forms/read-form.ts';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import type { OfficeTextKey, OfficeTexts } from '#texts/office/texts.ts';

const must = [
  ['street', 'TEAM_STREET'],
  ['houseNumber', 'TEAM_NUMBER'],
  ['postalCode', 'TEAM_POSTAL_CODE'],
  ['phone', 'TEAM_PHONE'],
  ['email', 'EMAIL'],
] as const satisfies readonly (readonly [string, OfficeTextKey])[];

/** Reads the form of an office. `languages`: those of the site, the first one first. */
export function readOfficeForm(
  form: FormData,
  { t, languages }: { t: OfficeTexts; languages: readonly Language[] },
): { values: Omit<OfficeValues, 'pictureId'>; problems: FormAnswer['problems'] } {
  const typed = (name: string, most?: number) => lineOf(form, name, most);
  const lacks = (field: string, label: OfficeTextKey) => ({
    field,
    text: t('SETUP_FILL_IN', { field: t(label) }),
  });
  const inEachTyped = (name: string, most?: number) =>
    Object.fromEntries(
      languages.flatMap((each) =>
        typed(`${name}.${each}`, most) ? [[each, typed(`${name}.${each}`, most)]] : [],
      ),
    );
  const problems: FormAnswer['problems'] = must.flatMap(([name, label]) =>
    typed(name) ? [] : [lacks(name, label)],
  );
  const [first = 'nl'] = languages;
  if (!typed(`name.${first}`)) problems.unshift(lacks(`name.${first}`, 'SETUP_OFFICE_NAME'));
  if (!typed(`city.${first}`)) problems.push(lacks(`city.${first}`, 'SETUP_CITY'));
  const [email, phone] = [typed('email', 254), typed('phone', 40)];
  if (email && !z.email().safeParse(email).success) problems.push({ field: 'email', text: t('EMAIL_WRONG') });
  if (phone && !typedPhone.test(phone)) problems.push({ field: 'phone', text: t('SETUP_PHONE_WRONG') });
  if (typed('postalCode') && !/^\d{4}$/.test(typed('postalCode')))
    problems.push({ field: 'postalCode', text: t('SETUP_POSTAL_WRONG') });
  const countryId = Number(typed('countryId'));
  if (!(Object.values(countryIds) as number[]).includes(countryId))
    problems.push(lacks('countryId', 'SETUP_COUNTRY'));
  const latitude = degreesIn(typed('latitude'), 49, 52);
  const longitude = degreesIn(typed('longitude'), 2, 7);
  if (latitude === 'wrong' || longitude === 'wrong' || (latitude === null) !== (longitude === null))
    problems.push({ field: 'latitude', text: t('TEAM_POSITION_WRONG') });
  const { hours, wrong } = hoursIn(form);
  for (const field of wrong) problems.push({ field, text: t('SETUP_HOURS_WRONG') });
  const values = {
    name: inEachTyped('name'),
    street: typed('street'),
    houseNumber: typed('houseNumber', 20),
    postalCode: typed('postalCode', 10),
    city: inEachTyped('city'),
    countryId,
    phone,
    email,
    hours,
    openingHours: inEachTyped('openingHours', 300),
    latitude: latitude === 'wrong' ? null : latitude,
    longitude: longitude === 'wrong' ? null : longitude,
  };
  return { values, problems };
}

/** Two spans a day: each with a beginning and an end, or empty. */
function hoursIn(form: FormData): { hours: OpeningHours[]; wrong: string[] } {
  const hours: OpeningHours[] = [];
  const wrong: string[] = [];
  for (const day of weekdays)
    for (const span of [1, 2]) {
      const [opens, closes] = [textOf(form, `${day}.from${span}`), textOf(form, `${day}.to${span}`)];
      if (!opens && !closes) continue;
      const before = hours.findLast(({ days }) => days.includes(day));
      if (isClock(opens) && isClock(closes) && opens < closes && (!before || before.closes <= opens))
        hours.push({ days: [day], opens, closes });
      else wrong.push(`${day}.to${span}`);
    }
  return { hours, wrong };
}

function degreesIn(text: string, least: number, most: number): number | null | 'wrong' {
  if (!text) return null;
  const degrees = Number(text.replace(',', '.'));
  return degrees >= least && degrees <= most ? degrees : 'wrong';
}
