import { describe, expect, test } from 'vitest';
import { planPublication } from '#commands/property/plan-publication.ts';
import { listPlansOf } from '#database/property/planned-publications.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';
import { withdrawImportedIn } from './withdraw-property.ts';

const { database } = await testDatabase();
const { putProperty, stored } = propertyImport(database);
await addGhent(database);

const now = new Date('2026-12-12T09:00:00Z');

const withdraw = (sourceRef: string, isRehearsal = false) =>
  database
    .transaction()
    .execute((transaction) =>
      withdrawImportedIn(transaction, { source: 'crm', sourceRef }, { now, isRehearsal }),
    );

describe('withdrawImportedIn', () => {
  test('withdraws, and the second time changes nothing', async () => {
    await putProperty(property);
    expect(await withdraw('A1')).toBe('withdrawn');
    const withdrawn = await stored();
    expect(withdrawn.publication).toBe('withdrawn');
    expect(withdrawn.updated_at).toEqual(now);
    expect(await withdraw('A1')).toBe('unchanged');
    expect(await stored()).toEqual(withdrawn);
  });

  test('is noted in the log, and forgets the plan to withdraw, as when a person withdraws', async () => {
    await putProperty(property);
    const { id } = await stored();
    const by = { database, now, actor: 'staff:eline' };
    await planPublication(by, { id, change: 'withdraw', at: new Date('2027-02-01T09:00:00Z') });
    await withdraw('A1');
    expect(await listPlansOf(database, id)).toEqual([]);
    const log = await database
      .selectFrom('audit_entry')
      .select(['actor', 'at'])
      .where('subject', '=', `property:${id}`)
      .where('action', '=', 'property.withdraw')
      .execute();
    expect(log).toEqual([{ actor: 'import:crm', at: now }]);
  });

  test('leaves alone what is a draft, is another’s, or was never there', async () => {
    await putProperty({ ...property, publication: 'draft' });
    await putProperty({ ...property, sourceRef: 'A2' }, { source: 'another' });
    const before = await database.selectFrom('property').selectAll().orderBy('id').execute();
    for (const sourceRef of ['A1', 'A2', 'A3']) expect(await withdraw(sourceRef)).toBe('unchanged');
    expect(await database.selectFrom('property').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('finds by its reference a property that was entered by hand', async () => {
    await putProperty(property);
    await database.updateTable('property').set({ source_ref: null, reference: 'R-1' }).execute();
    expect(await withdraw('R-1')).toBe('withdrawn');
  });

  test('a rehearsal tells the same and writes nothing', async () => {
    await putProperty(property);
    expect(await withdraw('A1', true)).toBe('withdrawn');
    expect((await stored()).publication).toBe('published');
  });
});
