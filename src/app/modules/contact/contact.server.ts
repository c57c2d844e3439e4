import { showForm } from '#app/forms/show-form.server.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { presentOffice } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { listAgents, listOffices } from '#database/site/people.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { contactForm } from './contact-form.ts';

export async function loadContact(module: ModuleOf<'contact'>, context: RequestContext) {
  if (module.view === 'form') {
    const action = screenHref(context, 'contact');
    if (!action) return null;
    const title = presentTitle(module, context);
    return { view: module.view, title, shown: showForm(context, contactForm(context.settings)), action };
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
    title: presentTitle(module, context),
    offices: offices.map((office) => presentOffice(office, agents, context)),
  };
}
