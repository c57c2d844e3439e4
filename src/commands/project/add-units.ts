import type { Selectable, Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { readEdit } from '#commands/property/edit-change.ts';
import { lockSource } from '#commands/property/lock-source.ts';
import { mergeProperty } from '#commands/property/merge/merge-property.ts';
import { loadRelatedRecords, type RelatedRecords } from '#commands/property/merge/related-records.ts';
import { insertProperties } from '#commands/property/merge/stored-properties.ts';
import { ownSource } from '#commands/property/own-references.ts';
import { keepUnread } from '#commands/property/save-edit.ts';
import type { Database } from '#database/client.ts';
import type { Project } from '#database/generated.ts';
import { mostPastedUnits } from '#domain/project/pasted-cells.ts';
import { emptyChange } from '#domain/property/change/property-change.ts';
import { findEditTarget, valueAt } from '#domain/property/edit-key.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { EditProblem } from '#domain/property/typed-value.ts';

/** `cells`: keys of the catalogue, with what was typed. */
type NewUnit = { name: string; cells: readonly { key: string; typed: string }[] };

type AddedUnits =
  | { outcome: 'added'; ids: number[] }
  | { outcome: 'no such project' | 'too many' }
  /** Names that the project's units already have, or that two of the new ones share. */
  | { outcome: 'named so'; names: string[] };

/** Makes drafts that belong to the project, with its address, agent and shared values. */
export async function addUnits(
  { database, now, actor }: By,
  given: { projectId: number; units: readonly NewUnit[] },
): Promise<AddedUnits> {
  return database.transaction().execute((transaction) => addUnitsIn(transaction, { now, actor }, given));
}

/** The same in the caller's transaction. Unreadable text is kept as it was typed, and is not published. */
async function addUnitsIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  { projectId, units }: { projectId: number; units: readonly NewUnit[] },
): Promise<AddedUnits> {
  await lockSource(transaction, ownSource);
  const project = await transaction
    .selectFrom('project')
    .selectAll()
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) return { outcome: 'no such project' };
  const present = await transaction
    .selectFrom('property')
    .select(['unit_name', 'type', 'purpose'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  if (present.length + units.length > mostPastedUnits) return { outcome: 'too many' };
  const names = [...present.map(({ unit_name }) => unit_name ?? ''), ...units.map(({ name }) => name)];
  const twice = units
    .map(({ name }) => name)
    .filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice.length > 0) return { outcome: 'named so', names: [...new Set(twice)] };

  const related = await loadRelatedRecords(transaction, project.postal_code);
  const like = { purpose: present[0]?.purpose ?? 'sale', type: usualType(present) };
  const taken = await referencesLike(transaction, project.reference);
  const ids: number[] = [];
  for (const unit of units) {
    const reference = freeReference(`${project.reference}-${unit.name}`.slice(0, 36), taken);
    const { draft, unread } = draftUnit(unit, { project, related, like, reference, now: by.now });
    const [id = 0] = await insertProperties(transaction, [{ ...draft, source_ref: null }], by.now);
    for (const { key, typed, problem } of unread) {
      const target = findEditTarget(key);
      const base = target ? valueAt(propertyFacts(draft), target) : null;
      await keepUnread(transaction, by, { propertyId: id, key, base, typed, problem });
    }
    ids.push(id);
  }
  await audit(transaction, by, 'project.add-units', `project:${projectId}`);
  return { outcome: 'added', ids };
}

type Around = {
  project: Selectable<Project>;
  related: RelatedRecords;
  like: { purpose: string; type: string };
  reference: string;
  now: Date;
};

function draftUnit({ name, cells }: NewUnit, { project, related, like, reference, now }: Around) {
  const change = emptyChange('unit');
  const unread: { key: string; typed: string; problem: EditProblem }[] = [];
  const own = { reference, publication: 'draft', isNewBuild: true };
  Object.assign(change.values, sharedValues(project), like, own);
  // A unit with its own energy value gets its own label.
  if (cells.some(({ key }) => key === 'energyValue')) delete change.values.energyLabel;
  for (const { key, typed } of [...cells, { key: 'unitName', typed: name }]) {
    const target = findEditTarget(key);
    if (!target) continue;
    const reading = readEdit(target, typed);
    if (reading.problem !== undefined) unread.push({ key, typed, problem: reading.problem });
    else if (reading.value !== null) change.values[target.field.key] = reading.value;
  }
  const merged = mergeProperty(undefined, change, {
    name: { source: ownSource, sourceRef: reference },
    related,
    now,
  });
  const { id: project_id, agent_id, place_id, region, city } = project;
  return { draft: { ...merged.draft, project_id, agent_id, place_id, region, city }, unread };
}

/** The values that a project gives to each of its units. */
function sharedValues(project: Selectable<Project>): Record<string, unknown> {
  const shared = {
    street: project.street,
    houseNumber: project.house_number,
    postalCode: project.postal_code,
    countryId: project.country_id,
    city: project.city,
    latitude: project.latitude,
    longitude: project.longitude,
    publishAddress: project.publish_address,
    energyValue: project.energy_value,
    energyLabel: project.energy_label,
    ...Object(project.details),
  };
  return Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== null));
}

function usualType(present: readonly { type: string }[]): string {
  const counts = [...Map.groupBy(present, ({ type }) => type)].map(([type, { length }]) => ({
    type,
    length,
  }));
  return counts.toSorted((a, b) => b.length - a.length)[0]?.type ?? 'apartment';
}

async function referencesLike(transaction: Transaction<Database>, reference: string): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('property')
    .select('reference')
    .where((eb) => eb(eb.fn<string>('left', ['reference', eb.val(reference.length)]), '=', reference))
    .execute();
  return new Set(rows.map((row) => row.reference));
}

/** Properties entered by hand are identified by their reference, so it must be unique. */
function freeReference(wanted: string, taken: Set<string>): string {
  let reference = wanted;
  for (let count = 2; taken.has(reference); count += 1) reference = `${wanted}-${count}`;
  taken.add(reference);
  return reference;
}
