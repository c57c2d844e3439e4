import { presentTitle } from '#app/modules/module-context.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { presentOffice } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listAgents, listOffices } from '#database/site/people.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

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
    title: presentTitle(module, context, t('TEAM')),
    offices: withPeople,
    all: { href: screenHref(context, 'contact'), label: t('OFFICES') },
  };
}
