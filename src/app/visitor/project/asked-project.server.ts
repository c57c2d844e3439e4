import { redirect } from 'react-router';
import { missingPage } from '#app/page/missing-page.server.ts';
import { presentProjectCard } from '#app/property/present-project-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findProject, listSimilarProjects, type ProjectRow } from '#database/property/projects.ts';
import { findWithdrawn } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';

/**
 * Throws a redirect to the one right address (which may be on another site), 410 for a withdrawn project, 404 for one
 * that never existed, and for a draft.
 */
export async function getAskedProject(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<ProjectRow> {
  const row = await getShownProject(context, idInAddress, pathname);
  const path = projectPath(row, context.language);
  if (pathname !== path) throw redirect(path, 301);
  return row;
}

/** For another page about the same project. */
export async function getShownProject(
  context: RequestContext,
  idInAddress: string,
  pathname: string,
): Promise<ProjectRow> {
  const { database, tags } = context;
  const id = parseId(idInAddress);
  if (id === undefined) throw notFound(context, pathname);
  tags.add(`project:${id}`);
  const row = await findProject(database, id);
  if (!row) throw await notPublished(context, id, pathname);
  if (row.external_url) throw redirect(row.external_url, 302);
  return row;
}

async function notPublished(context: RequestContext, id: number, pathname: string) {
  const t = textsFor(context.language);
  if (!(await findWithdrawn(context.database, 'project', id))) return notFound(context, pathname);
  const similar = await similarProjects(context, id);
  const page = {
    title: t('PROJECT_WITHDRAWN'),
    hint: t('PAGE_NOT_FOUND_HINT'),
    similarProjects: similar,
  };
  return missingPage(pathname, page, 410);
}

function notFound({ language }: RequestContext, pathname: string) {
  const t = textsFor(language);
  return missingPage(pathname, { title: t('PROJECT_NOT_FOUND'), hint: t('PAGE_NOT_FOUND_HINT') });
}

export async function similarProjects({ database, language, tags }: RequestContext, id: number) {
  tags.add('projects').add('properties').add('places');
  const projects = await listSimilarProjects(database, id);
  return projects.map((project) => presentProjectCard(project, language));
}
