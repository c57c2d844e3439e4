import { cardRow } from '#app/modules/card-row.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { presentProjectCard } from '#app/property/present-project-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listProjects } from '#database/property/projects.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Projects with properties left come first. */
export async function loadRecentProjects(module: ModuleOf<'projectList'>, context: RequestContext) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  tags.add('projects').add('properties').add('places');
  const projects = await listProjects(database);
  if (projects.length === 0) return null;
  return {
    title: presentTitle(module, context, t('PROJECTS_TITLE')),
    cards: projects.slice(0, module.maxItems).map((project) => presentProjectCard(project, language)),
    all: { href: screenHref(context, 'projects'), label: t('ALL_PROJECTS') },
    row: cardRow(module),
  };
}
