import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { presentOffice, presentPerson } from '#app/people/people.server.ts';
import { presentCard } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listAgentProperties } from '#database/property/property-list.ts';
import { findAgent, listOffices } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import type { Language } from '#domain/language.ts';
import { onPage, pageHref, pagingOf } from '#interface/paging.ts';
import { alternates } from '#site/paths/paths.ts';
import { plural, textsFor } from '#texts/server/texts.ts';

/** Throws a 404 for a person who does not work here. */
export async function loadPerson(
  context: RequestContext,
  idInAddress: string,
  { pathname, searchParams }: URL,
) {
  const { database, settings, language, tags, now } = context;
  const t = textsFor(language);
  tags.add('people').add('properties').add('places');
  const id = parseId(idInAddress);
  const agent = id === undefined ? undefined : await findAgent(database, id);
  if (!agent) throw missingPage(pathname, { title: t('PERSON_NOT_FOUND'), hint: t('PERSON_NOT_FOUND_HINT') });
  const [offices, properties] = await Promise.all([
    listOffices(database),
    listAgentProperties(database, agent.id),
  ]);
  const found = onPage(properties, searchParams.get('page'), settings.list.pageSize);
  if (!found) throw missingPage(pathname);
  const { page, pages, shown } = found;
  const office = offices.find((each) => each.id === agent.officeId);
  const person = presentPerson(agent, context);
  const paths = alternates('person', { id: agent.id });
  const own = Object.fromEntries(Object.entries(paths).map(([code, path]) => [code, pageHref(path, page)]));
  const count = plural(t, 'COUNT_PROPERTIES', properties.length);
  return {
    head: pageHead(context, { title: person.name, description: person.role.text, alternates: own }),
    alternates: own,
    crumbs: crumbsTo(context, 'person', person.name),
    person,
    speaks:
      agent.languages.length > 0 ? t('PERSON_SPEAKS', { languages: namesOf(agent.languages, language) }) : '',
    office: office ? presentOffice(office, [], context) : null,
    listed: t('PERSON_PROPERTIES', { name: agent.firstName }),
    cards: shown.map((row) => presentCard(row, language, now)),
    paging: pagingOf(page, pages, t('PAGE_OF', { page, pages, properties: count }), (number) =>
      pageHref(paths[language], number),
    ),
  };
}

/** 'Nederlands en Frans'. */
function namesOf(languages: readonly Language[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(languages.map((each) => names.of(each) ?? each));
}
