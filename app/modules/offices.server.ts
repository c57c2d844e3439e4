import { listAgents, listOffices } from '#database/people.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { presentOffice } from '../people/people.server.ts';
import { shownTitle } from './module-context.server.ts';

/** Gives where the agency is reached: its offices, with those who work there. */
export async function loadOffices(module: ModuleOf<'contact'>, context: RequestContext) {
  const { database, tags } = context;
  tags.add('people');
  const [offices, agents] = await Promise.all([listOffices(database), listAgents(database)]);
  if (offices.length === 0) return null;
  return {
    title: shownTitle(module, context),
    offices: offices.map((office) => presentOffice(office, agents, context)),
  };
}
