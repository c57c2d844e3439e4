import { listAgents, listOffices } from '#database/people.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { showForm } from '../forms/show-form.server.ts';
import { presentOffice } from '../people/people.server.ts';
import { screenHref } from '../shell/screen-href.server.ts';
import { contactForm } from './contact-form.ts';
import { shownTitle } from './module-context.server.ts';

/** Gives where the agency is reached: its offices, with those who work there; or the form that writes to it. */
export async function loadContact(module: ModuleOf<'contact'>, context: RequestContext) {
  if (module.view === 'form') {
    const action = screenHref(context, 'contact');
    if (!action) return null;
    const title = shownTitle(module, context);
    return { view: module.view, title, shown: showForm(context, contactForm), action };
  }
  return loadOffices(module, context);
}

async function loadOffices(module: ModuleOf<'contact'>, context: RequestContext) {
  const { database, tags } = context;
  tags.add('people');
  const [offices, agents] = await Promise.all([listOffices(database), listAgents(database)]);
  if (offices.length === 0) return null;
  return {
    view: 'offices' as const,
    title: shownTitle(module, context),
    offices: offices.map((office) => presentOffice(office, agents, context)),
  };
}
