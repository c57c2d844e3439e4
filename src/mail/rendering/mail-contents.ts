import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findProject, type ProjectRow } from '#database/property/projects.ts';
import type { PropertyCardRow } from '#database/property/property-card.ts';
import { listPropertiesById } from '#database/property/property-list.ts';
import { type Agent, findAgent } from '#database/site/people.ts';
import type { Language } from '#domain/language.ts';
import { formatPhone, phoneLink } from '#domain/person/phone.ts';
import { slugOf } from '#domain/text/slug.ts';
import { pictureAddress } from '#images/addresses.ts';
import { projectPath, propertyPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { shortFacts } from '#texts/wording/property-facts.ts';
import { priceInLine, projectPrice, propertyPrice, propertyTitle } from '#texts/wording/property-words.ts';
import { pathFromMail } from './path-from-mail.ts';

/** The particulars that the property's page shows, in words. */
export type ShownProperty = {
  id: number;
  reference: string;
  title: string;
  address: string;
  /** True if street and number are part of the address. */
  hasStreet: boolean;
  region: string | null;
  price: string;
  facts: string[];
  path: string;
  picturePath: string | null;
};

type MailAgent = { name: string; email: string; phone: { text: string; href: string } };

/** The ids in the data of a mail. */
export type NamedInMail = {
  propertyId?: number;
  projectId?: number;
  agentId?: number;
  homes?: readonly { propertyId: number }[];
};

export type MailContents = {
  properties: ShownProperty[];
  project: ShownProperty | undefined;
  agent: MailAgent | undefined;
};

/** Present particulars only; unpublished properties are missing. */
export async function loadMailContents(
  database: Kysely<Database>,
  named: NamedInMail,
  language: Language,
): Promise<MailContents> {
  const ids = [named.propertyId, ...(named.homes ?? []).map((property) => property.propertyId)];
  const wanted = ids.filter((id) => id !== undefined);
  const [properties, project, agent] = await Promise.all([
    wanted.length > 0 ? listPropertiesById(database, wanted) : [],
    named.projectId === undefined ? undefined : findProject(database, named.projectId),
    named.agentId === undefined ? undefined : findAgent(database, named.agentId),
  ]);
  return {
    properties: properties.map((row) => shownProperty(row, language)),
    project: project && shownProject(project, language),
    agent: agent && shownAgent(agent),
  };
}

function shownProperty(row: PropertyCardRow, language: Language): ShownProperty {
  const t = textsFor(language);
  const title = propertyTitle(row, language);
  return {
    id: row.id,
    reference: row.reference,
    title,
    address: addressText(row, language),
    hasStreet: Boolean(row.street && row.house_number),
    region: row.region,
    price: priceInLine(propertyPrice(row, language)),
    facts: shortFacts(t, row).map(({ name }) => name),
    path: pathFromMail(propertyPath(row, language)),
    picturePath: picturePath(row.picture, title, language),
  };
}

function shownProject(row: ProjectRow, language: Language): ShownProperty {
  return {
    id: row.id,
    reference: row.reference,
    title: row.name,
    address: addressText(row, language),
    hasStreet: Boolean(row.street && row.house_number),
    region: row.region,
    price: row.from_price_cents === null ? '' : priceInLine(projectPrice(row, language)),
    facts: [],
    path: pathFromMail(projectPath(row, language)),
    picturePath: picturePath(row.picture, row.name, language),
  };
}

/** JPEG, because some mail programs show no other kind of photograph. */
function picturePath(picture: { id: string } | null, words: string, language: Language): string | null {
  return picture && pictureAddress({ id: picture.id, name: slugOf(words, language) }, 750, 'jpeg');
}

function shownAgent({ firstName, lastName, email, phone, countryId }: Agent): MailAgent {
  const href = phoneLink(phone, countryId) ?? `tel:${phone}`;
  return { name: `${firstName} ${lastName}`, email, phone: { text: formatPhone(phone), href } };
}
