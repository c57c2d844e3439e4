import { presentOffice, presentPerson } from '#app/people/people.server.ts';
import { presentCard } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { crumbsTo } from '#app/shell/crumbs.server.ts';
import { pageHead } from '#app/shell/head.server.ts';
import { missingPage } from '#app/shell/missing-page.server.ts';
import { listAgentProperties } from '#database/property/property-list.ts';
import { findAgent, listOffices } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { alternates } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Throws a 404 for somebody who does not work here. */
export async function loadPerson(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  tags.add('people').add('properties').add('places');
  const id = parseId(idInAddress);
  const agent = id === undefined ? undefined : await findAgent(database, id);
  if (!agent) throw missingPage(pathname, { title: t('PERSON_NOT_FOUND'), hint: t('PERSON_NOT_FOUND_HINT') });
  const [offices, properties] = await Promise.all([
    listOffices(database),
    listAgentProperties(database, agent.id),
  ]);
  const office = offices.find((each) => each.id === agent.officeId);
  const person = presentPerson(agent, context);
  const paths = alternates('person', { id: agent.id });
  return {
    head: pageHead(context, { title: person.name, description: person.role.text, alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, 'person', person.name),
    person,
    office: office ? presentOffice(office, [], context) : null,
    listed: t('PERSON_PROPERTIES', { name: agent.firstName }),
    cards: properties.map((row) => presentCard(row, language)),
  };
}
