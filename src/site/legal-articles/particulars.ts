import type { Language } from '#domain/language.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { keepTogether } from '#domain/text/numbers.ts';
import { linkTo, type Text } from '#site/articles/rich-text.ts';
import type { Settings } from '#site/settings/settings-schema.ts';

export type Agency = Settings['agency'];

export function isInLuxembourg({ countryId }: Agency): boolean {
  return countryId === countryIds.luxembourg;
}

const numbers: Record<'belgium' | 'luxembourg', Record<Language, string>> = {
  belgium: {
    nl: 'ondernemingsnummer',
    fr: 'numéro d’entreprise',
    de: 'Unternehmensnummer',
    en: 'company number',
  },
  luxembourg: {
    nl: 'handelsregister (RCS)',
    fr: 'registre de commerce (RCS)',
    de: 'Handelsregister (RCS)',
    en: 'trade register (RCS)',
  },
};

/** 'Rooilijn bv, Predikherenlei 14, 9000 Gent, ondernemingsnummer BE 0123.456.749'. */
export function owner(agency: Agency, language: Language): string {
  const number = numbers[isInLuxembourg(agency) ? 'luxembourg' : 'belgium'][language];
  return `${agency.legalName}, ${agency.address}, ${number} ${keepTogether(agency.enterpriseNumber)}`;
}

export function mailTo({ email }: Agency): Text {
  return linkTo(email, `mailto:${email}`);
}

export function call({ phone, countryId }: Agency): Text {
  const href = phoneLink(phone, countryId);
  return href ? linkTo(formatPhone(phone), href) : { type: 'text', text: phone };
}

/** The authority for data protection of Luxembourg. */
export const cnpd = linkTo('CNPD', 'https://cnpd.public.lu/');
