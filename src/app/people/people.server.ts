import { presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Agent, PublishedOffice } from '#database/site/people.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { routeTo } from '#domain/place/route-to.ts';
import type { ShownPicture } from '#interface/picture.tsx';
import { presentPicture } from '#interface/present-picture.server.ts';
import { href } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';

type ShownPhone = { text: string; href: string };

/** `countryId`: the country from which visitors dial the number. */
export function presentPhone(phone: string, countryId: number): ShownPhone {
  return { text: formatPhone(phone), href: phoneLink(phone, countryId) ?? `tel:${phone}` };
}

function presentAgent(agent: Agent) {
  return {
    name: `${agent.firstName} ${agent.lastName}`,
    initials: `${agent.firstName.charAt(0)}${agent.lastName.charAt(0)}`,
    phone: presentPhone(agent.phone, agent.countryId),
  };
}

export function presentPerson(agent: Agent, context: RequestContext) {
  const shown = presentAgent(agent);
  return {
    ...shown,
    id: agent.id,
    href: href(context.language, 'person', { id: agent.id }),
    role: presentText(agent.role, context),
    email: agent.email,
    picture: presentPicture(agent.picture, shown.name, context.language),
  };
}

export type ShownPerson = ReturnType<typeof presentPerson>;

export function presentOffice(office: PublishedOffice, agents: Agent[], context: RequestContext) {
  const t = textsFor(context.language);
  const city = presentText(office.city, context).text;
  const { latitude, longitude } = office;
  const street = `${office.street} ${office.houseNumber}`;
  return {
    id: office.id,
    title: t('OFFICE', { city }),
    street,
    place: `${office.postalCode} ${city}`,
    route: routeTo(`${street}, ${city}`, office.postalCode),
    map:
      latitude !== null && longitude !== null
        ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
        : null,
    hours: presentText(office.openingHours, context),
    phone: presentPhone(office.phone, office.countryId),
    email: office.email,
    people: agents
      .filter((agent) => agent.officeId === office.id)
      .map((agent) => presentPerson(agent, context)),
  };
}

export type ShownOffice = ReturnType<typeof presentOffice>;

export type AgencyContact = { phone: ShownPhone | null; email: string };

/** How to reach the agency itself. */
export function agencyContact({ settings: { agency } }: RequestContext): AgencyContact {
  return { phone: agency.phone ? presentPhone(agency.phone, agency.countryId) : null, email: agency.email };
}

export type ShownContact = AgencyContact & {
  name: string;
  initials: string;
  picture: ShownPicture | null;
  isAgent: boolean;
};

/** The contact for a property or a project: its agent, else the agency. */
export function presentContact(agent: Agent | undefined, context: RequestContext): ShownContact {
  if (agent) {
    const shown = presentAgent(agent);
    const picture = presentPicture(agent.picture, shown.name, context.language);
    return { ...shown, email: agent.email, picture, isAgent: true };
  }
  const { name } = context.settings.agency;
  return { name, initials: name.charAt(0), picture: null, ...agencyContact(context), isAgent: false };
}
