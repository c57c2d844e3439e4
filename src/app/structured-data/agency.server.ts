import type { OpeningHoursSpecification, RealEstateAgentLeaf } from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import type { PublishedOffice } from '#database/site/people.ts';
import { pickText } from '#domain/language.ts';
import { phoneLink } from '#domain/person/phone.ts';
import type { OpeningHours } from '#domain/time/opening-hours.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { PathName } from '#site/paths/paths.ts';
import { agencyId, agencyReference, countryCode, position } from './thing.server.ts';

/** The pages that are about the agency itself. */
const agencyScreens: readonly (PathName | undefined)[] = ['home', 'about', 'contact'];

/** `offices`: the main one first. Empty for a page that is not about the agency. */
export function agencyOn(
  screen: PathName | undefined,
  offices: readonly PublishedOffice[],
  context: RequestContext,
): RealEstateAgentLeaf[] {
  return agencyScreens.includes(screen) ? [agency(offices, context)] : [];
}

function agency([main, ...others]: readonly PublishedOffice[], context: RequestContext): RealEstateAgentLeaf {
  const { settings, publicUrl } = context;
  const { legalName, email, phone, countryId, foundedYear, enterpriseNumber, address, sameAs } =
    settings.agency;
  const logo = settings.header.logo.pictureId;
  return {
    ...agencyReference(context),
    legalName: legalName || undefined,
    description: inLanguage(settings.agency.tagline, context),
    logo: logo ? publicUrl + pictureAddress({ id: logo, name: '' }, 1050, 'jpeg') : undefined,
    foundingDate: String(foundedYear),
    vatID: enterpriseNumber || undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    address: address || undefined,
    ...(main && place(main, context)),
    telephone: telephone(phone || main?.phone, countryId),
    email,
    subOrganization: others.length > 0 ? others.map((office) => branch(office, context)) : undefined,
  };
}

function branch(office: PublishedOffice, context: RequestContext): RealEstateAgentLeaf {
  return {
    '@type': 'RealEstateAgent',
    '@id': `${agencyId(context.publicUrl)}-${office.id}`,
    name: inLanguage(office.name, context) || context.settings.agency.name,
    ...place(office, context),
    telephone: telephone(office.phone, office.countryId),
    email: office.email,
  };
}

function place(
  office: PublishedOffice,
  context: RequestContext,
): Pick<RealEstateAgentLeaf, 'address' | 'geo' | 'openingHoursSpecification'> {
  const { street, houseNumber, postalCode, city, countryId, latitude, longitude, hours } = office;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street} ${houseNumber}`.trim(),
      postalCode,
      addressLocality: inLanguage(city, context),
      addressCountry: countryCode(countryId),
    },
    geo: position(latitude, longitude),
    openingHoursSpecification: hours.length > 0 ? hours.map(opening) : undefined,
  };
}

const dayNames = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
} as const;

function opening({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}` as const),
    opens,
    closes,
  };
}

function telephone(number: string | undefined, countryId: number): string | undefined {
  return number ? phoneLink(number, countryId)?.replace('tel:', '') : undefined;
}

function inLanguage(text: Parameters<typeof pickText>[0], { language, settings }: RequestContext) {
  return pickText(text, language, settings.defaultLanguage)?.text;
}
