import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';
import type { Withdrawal } from './withdrawal.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
await addGhent(database);

describe('withdrawing what is missing', () => {
  const properties = ['A1', 'A2', 'A3', 'A4'].map((sourceRef) => ({ ...property, sourceRef }));

  beforeEach(async () => {
    await importRows(properties);
    await importRows([{ ...property, sourceRef: 'Z1' }], { source: 'another' });
  });

  const approved = { approveWithdrawal: async () => undefined };

  test('takes what is approved, nothing of another source, and brings back what returns', async () => {
    const asked: Withdrawal[] = [];
    const approveWithdrawal = async (withdrawal: Withdrawal) => void asked.push(withdrawal);
    const { tally } = await importRows(properties.slice(2), { approveWithdrawal });
    expect(tally).toMatchObject({ withdrawn: 2, unchanged: 2 });
    expect((await stored('A1')).publication).toBe('withdrawn');
    expect((await stored('Z1')).publication).toBe('published');
    expect((await importRows(properties.slice(2), { approveWithdrawal })).tally.withdrawn).toBe(0);
    expect(asked).toEqual([{ missing: 2, published: 4 }]);
    expect((await importRows(properties)).tally).toMatchObject({ changed: 2, unchanged: 2 });
    expect((await stored('A1')).publication).toBe('published');
  });

  test('takes nothing that is not approved', async () => {
    const { tally } = await importRows(properties.slice(3), { approveWithdrawal: async () => 'too many' });
    expect(tally).toMatchObject({ withdrawn: 0, withdrawalRefused: 'too many' });
    expect((await stored('A1')).publication).toBe('published');
  });

  test('takes nothing where another one is missing than those approved', async () => {
    const approveWithdrawal = async () => {
      await database
        .updateTable('property')
        .set({ publication: 'withdrawn' })
        .where('source_ref', '=', 'A1')
        .execute();
      await importRows([{ ...property, sourceRef: 'A5' }]);
      return undefined;
    };
    const { tally } = await importRows(properties.slice(2), { approveWithdrawal });
    expect(tally).toMatchObject({
      withdrawn: 0,
      withdrawalRefused: 'the properties of the source changed meanwhile',
    });
    for (const ref of ['A2', 'A5']) expect((await stored(ref)).publication).toBe('published');
  });

  test('takes what is left of those approved', async () => {
    const approveWithdrawal = async () => {
      await database.deleteFrom('property').where('source_ref', '=', 'A1').execute();
      return undefined;
    };
    const { tally } = await importRows(properties.slice(2), { approveWithdrawal });
    expect(tally.withdrawn).toBe(1);
    expect((await stored('A2')).publication).toBe('withdrawn');
  });

  test('a bad row is not missing; a row without a name leaves all as it is', async () => {
    const bad = { ...property, bedrooms: 'x' };
    expect((await importRows([bad, ...properties.slice(1)], approved)).tally.withdrawn).toBe(0);
    const { tally } = await importRows([{ ...bad, sourceRef: '' }, ...properties.slice(1)], approved);
    expect(tally).toMatchObject({
      withdrawn: 0,
      withdrawalRefused: 'line 2 has no reference, so the missing properties are not certain',
    });
  });
});
