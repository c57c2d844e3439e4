import { listOfficeProjects, type OfficeProject } from '#database/project/office-projects.ts';
import { listUnitsOfProjects } from '#database/project/stored-project.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { pickText } from '#domain/language.ts';
import { isOpen } from '#domain/property/availability.ts';
import { lackingMentions } from '#domain/property/legal-completeness/exempt.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { OfficeContext } from '#office/request-context.ts';

/** Every project, with the work still to do on its units. */
export async function loadProjects(office: OfficeContext) {
  const [projects, lacking] = await Promise.all([listOfficeProjects(office.database), countLacking(office)]);
  return {
    projects: projects.map((project) => ({
      ...presentProject(project, office),
      lacking: lacking.get(project.id) ?? 0,
    })),
  };
}

export type ListedProject = Awaited<ReturnType<typeof loadProjects>>['projects'][number];

function presentProject(project: OfficeProject, { language }: OfficeContext) {
  const { id, reference, name, city, publication, units, available, under_option, gone, drafts, waiting } =
    project;
  return {
    ...{ id, reference, name, city, publication, units, available, gone, drafts, waiting },
    option: under_option,
    title: pickText(project.title, language)?.text ?? '',
  };
}

/** How many units of each project lack legal information, of those still available or to come. */
async function countLacking({ database, now }: OfficeContext): Promise<Map<number, number>> {
  const rows = await listUnitsOfProjects(database);
  const facts = await storedFacts(
    database,
    rows.map(({ id }) => id),
  );
  const today = dayOf(now);
  const counts = new Map<number, number>();
  for (const { id, project_id } of rows) {
    const unit = facts.get(id);
    if (!unit || project_id === null || !isOpen({ availability: unit.facts.availability ?? 'available' }))
      continue;
    const isLacking = lackingMentions(unit.facts, unit.exempt, today).some(({ level }) => level === 'block');
    if (isLacking) counts.set(project_id, (counts.get(project_id) ?? 0) + 1);
  }
  return counts;
}
