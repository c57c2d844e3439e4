import { putProject } from '#commands/project/put-project.ts';
import { findRecordState } from '#database/import/record-state.ts';
import type { MappedRecord } from '#import/crm/mapped-record.ts';
import type { WrittenRecord } from './map-record.ts';
import type { Run } from './run.ts';

/** Writes a project, which its units find afterwards. */
export async function writeMappedProject(run: Run, mapped: MappedRecord): Promise<WrittenRecord> {
  const { around, source, related, isRehearsal } = run;
  const outcome = (await findRecordState(around.database, source, mapped.ref))?.outcome;
  const written = await putProject(
    { database: around.database, now: around.now(), actor: `import:${source.name}` },
    {
      source: source.name,
      sourceRef: mapped.ref,
      name: mapped.name,
      change: mapped.change,
      isShown: mapped.visibility === 'publish',
      isHeldBack: outcome !== undefined && outcome !== 'withdrawn',
      isDraft: source.publish === 'draft',
      related,
      isRehearsal,
    },
  );
  if (written.id && written.reference) related.projects.set(written.reference.toLowerCase(), written.id);
  return { outcome: written.outcome, problems: written.problems, projectId: written.id };
}
