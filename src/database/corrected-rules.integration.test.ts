import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { findSettings, replaceSettings } from './site/settings.ts';

const { database } = await testDatabase();
const readMigration = async (name: string) =>
  (await readFile(join(import.meta.dirname, 'migrations', `${name}.sql`), 'utf8')).replaceAll('\r\n', '\n');
const migration = await readMigration('0019-corrected-rules');
const perList = await readMigration('0030-each-corrected-rule');
const [purchaseCosts, rentDeposits] = [...migration.matchAll(/'([[{].*?)'::jsonb/gs)].map(([, json = '']) =>
  JSON.parse(json),
);

const store = (document: object) =>
  database.transaction().execute((transaction) => replaceSettings(transaction, document));

beforeEach(() => database.deleteFrom('setting').execute());

it('the rules of the version before are forgotten, whatever the order of their keys', async () => {
  const [first, ...others] = rentDeposits;
  const turned = Object.fromEntries(Object.entries(first).reverse());
  await store({ purchaseCosts, rentDeposits: [turned, ...others], list: { pageSize: 12 } });
  await sql.raw(migration).execute(database);
  expect(await findSettings(database)).toEqual({ list: { pageSize: 12 } });
});

it('rules of an agency’s own stay', async () => {
  const own = {
    purchaseCosts: { ...purchaseCosts, loans: [{ ...purchaseCosts.loans[0], ratePercent: 3.1 }] },
    rentDeposits: [{ ...rentDeposits[0], months: 1 }],
  };
  await store(own);
  await sql.raw(migration).execute(database);
  expect(await findSettings(database)).toEqual(own);
});

it('an agency with a loan of its own is left with that, and the rules of the version before are forgotten', async () => {
  const loans = [{ ...purchaseCosts.loans[0], ratePercent: 3.1 }];
  await store({ purchaseCosts: { ...purchaseCosts, loans }, list: { pageSize: 12 } });
  await sql.raw(perList).execute(database);
  expect(await findSettings(database)).toEqual({ purchaseCosts: { loans }, list: { pageSize: 12 } });
});

it('a list of an agency’s own stays, among others that go', async () => {
  const advances = [{ ...purchaseCosts.advances[0], percent: 8 }];
  await store({ purchaseCosts: { ...purchaseCosts, advances } });
  await sql.raw(perList).execute(database);
  const { loans } = purchaseCosts;
  expect(await findSettings(database)).toEqual({ purchaseCosts: { advances, loans } });
});

it('settings without rules are as they were', async () => {
  await store({ list: { pageSize: 12 } });
  await sql.raw(perList).execute(database);
  expect(await findSettings(database)).toEqual({ list: { pageSize: 12 } });
});
