import { listAgents, listOffices } from '#database/people.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { textsFor } from '#texts/server.ts';
import { presentOffice } from '../people/people.server.ts';
import { screenHref } from '../shell/screen-href.server.ts';
import { shownTitle } from './module-context.server.ts';

/** Gives who works at the agency, office by office. */
export async function loadTeam(module: ModuleOf<'teamCategory'>, context: RequestContext) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  tags.add('people');
  const [offices, agents] = await Promise.all([listOffices(database), listAgents(database)]);
  const withPeople = offices
    .map((office) => presentOffice(office, agents, context))
    .filter(({ people }) => people.length > 0);
  if (withPeople.length === 0) return null;
  return {
    title: shownTitle(module, context, t('TEAM')),
    offices: withPeople,
    all: { href: screenHref(context, 'contact'), label: t('OFFICES') },
  };
}
