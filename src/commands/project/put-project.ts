import { isDeepStrictEqual } from 'node:util';
import type { Insertable, Selectable } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { lockSource } from '#commands/property/lock-source.ts';
import { type MergeContext, mergeProperty } from '#commands/property/merge/merge-property.ts';
import { blankProperty, type PropertyDraft } from '#commands/property/merge/property-draft.ts';
import type { RelatedRecords } from '#commands/property/merge/related-records.ts';
import { projectReferences } from '#commands/property/own-references.ts';
import type { Database } from '#database/client.ts';
import type { Project, Property } from '#database/generated.ts';
import { listProjectLocks } from '#database/project/project-locks.ts';
import { regions } from '#domain/place/region.ts';
import { sharedKeys } from '#domain/project/project-fields.ts';
import { leaveLocked } from '#domain/property/change/leave-locked.ts';
import type { ChangeProblem, PropertyChange } from '#domain/property/change/property-change.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { isKeyAtSource, lacksReference } from '#domain/property/reference-of-source.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { mostNameLetters } from './read-project.ts';

type GivenProject = {
  source: string;
  sourceRef: string;
  name: string | undefined;
  /** The values that projects share with properties. */
  change: PropertyChange;
  isShown: boolean;
  /** A person took it off the site: the source does not bring it back. */
  isHeldBack: boolean;
  /** A new project waits for somebody to publish it. */
  isDraft: boolean;
  related: RelatedRecords;
  isRehearsal: boolean;
};

type PutProject = {
  outcome: 'created' | 'changed' | 'unchanged' | 'bad' | 'withdrawn' | 'ignored';
  problems: ChangeProblem[];
  id?: number;
  reference?: string;
};

/** The columns that projects share with properties. */
const columns = [
  'street',
  'house_number',
  'box_number',
  'postal_code',
  'city',
  'country_id',
  'latitude',
  'longitude',
  'publish_address',
  'region',
  'place_id',
  'agent_id',
  'energy_label',
  'energy_value',
  'title',
  'lede',
  'description',
] as const satisfies (keyof Project & keyof PropertyDraft)[];

/** Writes a project from a source. Its units are written after it. */
export async function putProject({ database, now, actor }: By, given: GivenProject): Promise<PutProject> {
  return database.transaction().execute(async (transaction): Promise<PutProject> => {
    await lockSource(transaction, given.source);
    const stored = await transaction
      .selectFrom('project')
      .selectAll()
      .where('source', '=', given.source)
      .where('source_ref', '=', given.sourceRef)
      .forUpdate()
      .executeTakeFirst();
    if (!given.isShown && !stored) return { outcome: 'ignored', problems: [] };
    const locked = stored ? await listProjectLocks(transaction, stored.id) : [];
    const lacks = lacksReference(described(given.change), stored?.reference, given.sourceRef);
    const nextReference = lacks ? await projectReferences(transaction, now) : undefined;
    const { row, problems, warnings } = draftProject(stored, given, locked, { now, nextReference });
    if (problems.length > 0) return { outcome: 'bad', problems };
    if (given.isRehearsal) return { outcome: stored ? 'unchanged' : 'created', problems: warnings };
    if (!stored) {
      const { id, reference } = await transaction
        .insertInto('project')
        .values({
          ...row,
          source: given.source,
          source_ref: given.sourceRef,
          created_at: now,
          updated_at: now,
        })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow();
      await audit(transaction, { now, actor }, 'project.create', `project:${id}`);
      return { outcome: 'created', problems: warnings, id, reference };
    }
    const { id, reference } = stored;
    const same = given.isShown ? 'unchanged' : 'withdrawn';
    if (!hasChanged(stored, row)) return { outcome: same, problems: warnings, id, reference };
    await transaction
      .updateTable('project')
      .set({ ...row, updated_at: now })
      .where('id', '=', id)
      .execute();
    await audit(transaction, { now, actor }, 'project.change', `project:${id}`);
    return { outcome: given.isShown ? 'changed' : 'withdrawn', problems: warnings, id, reference };
  });
}

function draftProject(
  stored: Selectable<Project> | undefined,
  given: GivenProject,
  locked: readonly string[],
  context: Pick<MergeContext, 'now' | 'nextReference'>,
) {
  const { related, source, sourceRef } = given;
  const { change } = leaveLocked(given.change, locked);
  const { agentEmail: written, ...values } = change;
  const agentEmail = written && typedLine(written);
  const agent = agentEmail && related.agents.has(agentEmail.toLowerCase()) ? { agentEmail } : {};
  const { draft, problems, warnings } = mergeProperty(
    stored &&
      ({ ...blankProperty(), ...stored, type: 'new_build_project' } as unknown as Selectable<Property>),
    { ...described(values), ...agent },
    { name: { source, sourceRef }, related, ...context },
  );
  const isKept = (column: string) =>
    locked.some((key) => findField(key) && columnName(key as FieldKey) === column);
  const shared = new Set<string>(sharedKeys(regions.find((each) => each === draft.region)));
  const details = Object.entries(Object(draft.details)).filter(([key]) => shared.has(key));
  const own = {
    // Locked columns also keep values that would be derived: the label from the value, the spelling of the city.
    ...Object.fromEntries(
      columns.map((column) => [column, stored && isKept(column) ? stored[column] : draft[column]]),
    ),
    name: stored && locked.includes('name') ? stored.name : nameOf(given, draft),
    reference: stored && !isKeyAtSource(stored.reference, sourceRef) ? stored.reference : draft.reference,
    details: Object.fromEntries(details),
    publication: publicationOf(stored, given),
    published_at: stored?.published_at ?? (given.isShown && !given.isDraft ? context.now : null),
  };
  return { row: own as unknown as Insertable<Database['project']>, problems, warnings };
}

function described(change: PropertyChange): PropertyChange {
  return { ...change, values: { ...change.values, purpose: 'sale', type: 'new_build_project' } };
}

function nameOf({ name }: GivenProject, { title, reference }: PropertyDraft): string {
  const titled = Object.values(Object(title)).find((each) => typeof each === 'string');
  return String(name ?? titled ?? reference).slice(0, mostNameLetters);
}

/** A draft stays one until somebody publishes it. */
function publicationOf(
  stored: Selectable<Project> | undefined,
  { isShown, isDraft, isHeldBack }: GivenProject,
): string {
  if (stored?.publication === 'draft') return 'draft';
  if (stored?.publication === 'withdrawn' && isHeldBack) return 'withdrawn';
  if (!isShown) return 'withdrawn';
  return !stored && isDraft ? 'draft' : 'published';
}

function hasChanged(stored: Selectable<Project>, row: Insertable<Database['project']>): boolean {
  const before: Record<string, unknown> = { ...stored };
  return Object.entries(row).some(
    ([column, value]) => !isDeepStrictEqual(before[column] ?? null, value ?? null),
  );
}
