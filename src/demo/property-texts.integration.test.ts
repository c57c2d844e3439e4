import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { regions } from '#domain/place/region.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { demoAgency } from '#test/demo-agency.ts';
import { demoDay } from './calendar.ts';

const { database } = await demoAgency();

const listed = () =>
  database
    .selectFrom('property')
    .selectAll()
    .where('publication', '=', 'published')
    .where('project_id', 'is', null);

describe('the texts of the demo agency', () => {
  it('are there in four languages for every property, but for one that lacks them', async () => {
    const rows = await database.selectFrom('public_property').selectAll().execute();
    const withoutTexts = rows.filter((row) => JSON.stringify(row.description) === '{}');

    expect(withoutTexts.map(({ type }) => type)).toEqual(['project_land']);
    for (const row of rows) {
      for (const column of ['title', 'lede', 'description'] as const) {
        if (column !== 'title' && withoutTexts.includes(row)) continue;
        expect(Object.keys(row[column] ?? {}).toSorted(), `${column} of ${row.reference}`).toEqual(
          languages.toSorted(),
        );
        expect(JSON.stringify(row[column]), `${column} of ${row.reference}`).not.toMatch(
          /undefined|\{\w+\}|""|NaN| {2}/,
        );
      }
      expect(JSON.stringify(row.title).length, row.reference ?? '').toBeLessThan(4 * 120);
    }
  });

  it('are not the same for two properties', async () => {
    const rows = await listed().execute();
    const descriptions = rows.map(({ description }) => JSON.stringify(description));

    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('never tell a hidden street or price', async () => {
    const rows = await database
      .selectFrom('property')
      .selectAll()
      .where((each) => each.or([each('publish_price', '=', false), each('publish_address', '=', false)]))
      .execute();

    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const told = JSON.stringify([
        row.title,
        row.lede,
        row.description,
        row.quarter,
        row.details,
        row.marquee_name,
      ]);
      if (!row.publish_address) expect(told, row.reference).not.toContain(row.street);
      if (!row.publish_price) {
        const euros = (row.price_cents ?? 0) / 100;
        expect(told.replace(/[.,\s {2}]/g, ''), row.reference).not.toContain(String(euros));
      }
    }
  });
});

describe('what the law of each region wants in an advertisement', () => {
  it.each(regions)('is all there in %s', async (region) => {
    const rows = await listed().where('region', '=', region).execute();
    const lacking = rows.flatMap((row) =>
      missingMentions(propertyFacts(row), demoDay)
        .filter(({ level }) => level !== 'info')
        .map(({ id }) => `${row.reference} ${id}`),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(lacking).toEqual([]);
  });
});
