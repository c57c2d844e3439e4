import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { findPlaces } from '#demo/find-places.ts';
import { insertAll } from '#demo/insert-properties.ts';
import {
  type DocumentSizes,
  documentRows,
  insertMediaAndDocuments,
  mediaRows,
  type PictureIds,
} from '#demo/media-and-documents.ts';
import { buildProject } from './build-project.ts';
import { buildUnit, plansOf } from './build-unit.ts';
import { isDrawn, photosOf } from './load-impressions.ts';
import { projects } from './projects.ts';

/** Oldest first, each with its units. */
export async function insertProjects(
  transaction: Transaction<Database>,
  {
    pictures,
    impressions,
    documents,
    agentIds,
  }: { pictures: PictureIds; impressions: PictureIds; documents: DocumentSizes; agentIds: number[] },
): Promise<void> {
  const placeOf = await findPlaces(
    transaction,
    projects.map(({ at }) => at),
  );
  for (const project of projects.toReversed()) {
    const place = placeOf(project.at);
    const agentId = agentIds[project.agent];
    if (agentId === undefined) throw new Error(`Nobody looks after ${project.name}`);
    const { id } = await transaction
      .insertInto('project')
      .values(buildProject(project, place, agentId))
      .returning('id')
      .executeTakeFirstOrThrow();
    const units = project.units.map((unit) => ({
      ...buildUnit(unit, project, place, agentId),
      project_id: id,
    }));
    const unitIds = await insertAll(transaction, units);
    const photos = photosOf(project);
    const ids = isDrawn(project) ? new Map([...pictures, ...impressions]) : pictures;
    const media = [
      ...mediaRows({ project_id: id }, { photos, plans: [] }, ids),
      ...project.units.flatMap((unit, index) =>
        mediaRows({ property_id: unitIds[index] ?? 0 }, { photos, plans: plansOf(unit) }, ids),
      ),
    ];
    const files = documentRows(
      { project_id: id },
      project.details ?? {},
      { hasPlans: true, isProject: true },
      documents,
    );
    await insertMediaAndDocuments(transaction, media, files);
  }
}
