import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { EditRow } from '#database/property/property-edits.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { withEdits } from '#domain/property/edit-key.ts';
import type { Exempt } from '#domain/property/legal-completeness/exempt.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

/** A unit with its unpublished changes. */
export type UnitToEdit = {
  id: number;
  reference: string;
  name: string;
  publication: 'draft' | 'published' | 'withdrawn';
  stored: PropertyFacts;
  /** The facts once the waiting changes are published. */
  facts: PropertyFacts;
  edits: EditRow[];
  exempt: Exempt;
  plans: number;
};

/** In the order of their names (1.2 before 1.10), those without a name last. */
export async function listUnitsToEdit(database: Kysely<Database>, projectId: number): Promise<UnitToEdit[]> {
  const rows = await database
    .selectFrom('property')
    .select(['id', 'reference', 'publication'])
    .where('project_id', '=', projectId)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [stored, edits, plans] = await Promise.all([
    storedFacts(database, ids),
    database
      .selectFrom('property_edit')
      .select(['property_id', 'key', 'base', 'value', 'typed', 'problem', 'actor', 'at'])
      .where('property_id', 'in', ids)
      .execute(),
    database
      .selectFrom('media')
      .select((eb) => ['property_id', eb.fn.countAll<string>().as('count')])
      .where('property_id', 'in', ids)
      .where('kind', '=', 'plan')
      .groupBy('property_id')
      .execute(),
  ]);
  const editsOf = Map.groupBy(edits, ({ property_id }) => property_id);
  const plansOf = new Map(plans.map(({ property_id, count }) => [property_id, Number(count)]));
  const units = rows.map(({ id, reference, publication }): UnitToEdit => {
    const own = (editsOf.get(id) ?? []) as (EditRow & { property_id: number })[];
    const known = stored.get(id);
    const facts = known?.facts ?? ({} as PropertyFacts);
    return {
      id,
      reference,
      name: String(known?.row.unit_name ?? ''),
      publication: publication as UnitToEdit['publication'],
      stored: facts,
      facts: withEdits(facts, own),
      edits: own,
      exempt: known?.exempt ?? new Set(),
      plans: plansOf.get(id) ?? 0,
    };
  });
  return units.toSorted(
    (a, b) =>
      Number(!a.name) - Number(!b.name) ||
      a.name.localeCompare(b.name, 'nl', { numeric: true }) ||
      a.id - b.id,
  );
}
