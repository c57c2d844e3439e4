import { data, redirect } from 'react-router';
import {
  changeOffice,
  createOffice,
  makeFirstOffice,
  removeOffice,
} from '#commands/agency-office/write-office.ts';
import { findStoredOffice } from '#database/agency-office/offices.ts';
import { parseId } from '#domain/address/id.ts';
import type { LocalisedText } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import { type OpeningHours, weekdays } from '#domain/time/opening-hours.ts';
import { pictureAddress } from '#images/addresses.ts';
import { siteLanguages } from '#office/agent/agent.server.ts';
import { textOf } from '#office/forms/read-form.ts';
import { storeSentPicture } from '#office/forms/store-sent-picture.server.ts';
import { refuseForm } from '#office/interface/refuse-form.server.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { openingHoursText } from '#texts/wording/opening-hours-text.ts';
import { readOfficeForm } from './read-office-form.server.ts';

async function findOffice({ database }: OfficeContext, id: string | undefined) {
  if (id === undefined) return undefined;
  const found = await findStoredOffice(database, parseId(id) ?? 0);
  if (!found) throw data(null, 404);
  return found;
}

export async function loadOffice(office: OfficeContext, id: string | undefined) {
  const { language, settings, publicUrl } = office;
  const t = officeTextsFor(language);
  const found = await findOffice(office, id);
  const languages = siteLanguages(office);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const fieldsOf = (name: string, label: 'TEAM_OFFICE_NAME' | 'TEAM_CITY' | 'TEAM_HOURS_WORDS') =>
    languages.map((each) => ({
      name: `${name}.${each}`,
      label: t(label, { language: names.of(each) ?? each }),
    }));
  const name = (found?.name ?? {}) as LocalisedText;
  return {
    title: found ? (name[language] ?? name[settings.defaultLanguage] ?? '') : t('TEAM_OFFICE_NEW'),
    isNew: !found,
    names: fieldsOf('name', 'TEAM_OFFICE_NAME'),
    cities: fieldsOf('city', 'TEAM_CITY'),
    hourWords: fieldsOf('openingHours', 'TEAM_HOURS_WORDS'),
    countries: [
      { value: String(countryIds.belgium), label: t('SETUP_BELGIUM') },
      { value: String(countryIds.luxembourg), label: t('SETUP_LUXEMBOURG') },
    ],
    days: weekdays.map((day, index) => ({ day, name: dayName(index, language) })),
    picture: found?.picture_id
      ? publicUrl + pictureAddress({ id: found.picture_id, name: '-' }, 500)
      : undefined,
    given: found ? givenFor(found) : { countryId: String(settings.agency.countryId) },
  };
}

export async function actOnOffice(office: OfficeContext, id: string | undefined, form: FormData) {
  const found = await findOffice(office, id);
  const t = officeTextsFor(office.language);
  const by = staffBy(office);
  const there = (told: string) => redirect(`/office/offices/?told=${told}`, 303);
  switch (textOf(form, 'do')) {
    case 'save': {
      const { values, problems } = readOfficeForm(form, { t, languages: siteLanguages(office) });
      const picture = await storeSentPicture(office, form, 'picture');
      if (picture.problem !== undefined) problems.push({ field: 'picture', text: picture.problem });
      if (problems.length > 0 || picture.problem !== undefined) return refuseForm(form, problems);
      // An empty `picture` takes the photograph away. The id comes from the office, not the form: it might be that of
      // any other picture.
      const kept = textOf(form, 'picture') ? (found?.picture_id ?? null) : null;
      const written = { ...values, pictureId: picture.id ?? kept };
      if (!found) await createOffice(by, written);
      else if (!(await changeOffice(by, found.id, written))) throw data(null, 404);
      return there('saved');
    }
    case 'first':
      if (!found || !(await makeFirstOffice(by, found.id))) throw data(null, 404);
      return there('moved');
    case 'remove': {
      const removed = found ? await removeOffice(by, found.id) : 'no such office';
      if (removed === 'no such office') throw data(null, 404);
      if (removed === 'removed') return there('removed');
      const text = t(removed === 'has a team' ? 'TEAM_OFFICE_KEPT' : 'TEAM_OFFICE_LAST');
      return refuseForm(form, [{ field: 'remove', text }]);
    }
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

function givenFor(found: NonNullable<Awaited<ReturnType<typeof findOffice>>>): Record<string, string> {
  const hours = found.hours as OpeningHours[];
  const inForm = (name: string, words: LocalisedText) =>
    Object.entries(words).map(([language, text]) => [`${name}.${language}`, text] as const);
  const said = Object.entries((found.opening_hours ?? {}) as LocalisedText).filter(
    ([language, words]) => words !== openingHoursText(hours, language as keyof LocalisedText),
  );
  return {
    street: found.street,
    houseNumber: found.house_number,
    postalCode: found.postal_code,
    countryId: String(found.country_id),
    phone: found.phone,
    email: found.email,
    latitude: found.latitude === null ? '' : String(found.latitude),
    longitude: found.longitude === null ? '' : String(found.longitude),
    picture: found.picture_id ?? '',
    ...Object.fromEntries([
      ...inForm('name', found.name as LocalisedText),
      ...inForm('city', found.city as LocalisedText),
      ...inForm('openingHours', Object.fromEntries(said) as LocalisedText),
      ...weekdays.flatMap((day) =>
        hours
          .filter(({ days }) => days.includes(day))
          .flatMap(({ opens, closes }, index) => [
            [`${day}.from${index + 1}`, opens] as const,
            [`${day}.to${index + 1}`, closes] as const,
          ]),
      ),
    ]),
  };
}

/** 'maandag'. The fifth of January 1970 was a Monday. */
function dayName(index: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 5 + index)),
  );
}
