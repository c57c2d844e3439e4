import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PropertyInsert } from '#demo/build-property.ts';
import { demoDay } from '#demo/calendar.ts';
import type { DemoPlace } from '#demo/find-places.ts';
import { agents } from '#demo/people.ts';
import { leadPicture } from '#demo/picture-choice.ts';
import { languages } from '#domain/language.ts';
import { regionOf } from '#domain/place/region.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue } from '#domain/property/fields.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import { propertyInputSchema } from '#domain/property/schema.ts';
import { buildProject } from './build-project.ts';
import { buildUnit, plansOf } from './build-unit.ts';
import { projects } from './projects.ts';
import type { DemoProject } from './unit-row.ts';

const files = new Set(
  readdirSync(new URL('../pictures', import.meta.url)).map((file) => file.replace(/\.\w+$/, '')),
);

const built = projects.map((project) => {
  const place = placeOf(project);
  return {
    project,
    row: buildProject(project, place, 1),
    units: project.units.map((unit) => ({ unit, row: buildUnit(unit, project, place, 1) })),
  };
});
const units = built.flatMap((each) => each.units.map((unit) => ({ ...unit, project: each.project })));

describe('the projects', () => {
  it.each([
    ['De Vlasrij', 14, 6, 2, 429_000, [148, 176], [3, 4], 'a'],
    ['Am Weserufer', 8, 4, 2, 318_000, [91, 176], [2, 4], 'a'],
    ['Dokhuis', 24, 10, 3, 285_000, [62, 138], [1, 3], 'a'],
    ['Belvédère Josaphat', 12, 7, 2, 284_000, [58, 124], [1, 3], null],
    ['Residenz Sauerpark', 9, 6, 1, 492_000, [64, 108], [1, 3], 'a_plus'],
    ['Hof ter Kouter', 6, 0, 0, undefined, [158, 172], [3, 4], 'a'],
  ])(
    '%s has so many units, free and under option, from a price, between areas and bedrooms',
    (...expected) => {
      const found = built.find(({ project }) => project.name === expected[0]);
      const rows = found?.project.units ?? [];
      const left = rows.filter(({ status, hidesPrice }) => status !== 'sold' && !hidesPrice);
      const span = (values: number[]) => [Math.min(...values), Math.max(...values)];

      expect([
        found?.project.name,
        rows.length,
        rows.filter(({ status }) => status === 'available').length,
        rows.filter(({ status }) => status === 'option').length,
        left.map(({ price }) => price).toSorted((one, other) => one - other)[0],
        span(rows.map(({ living }) => living)),
        span(rows.map(({ bedrooms }) => bedrooms)),
        found?.row.energy_label,
      ]).toEqual(expected);
    },
  );

  it('are newest first, each with a reference of its own and somebody who looks after it', () => {
    const days = projects.map(({ publishedDaysAgo }) => publishedDaysAgo);

    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(projects.map(({ reference }) => reference)).size).toBe(projects.length);
    expect(projects.every(({ agent }) => agents[agent])).toBe(true);
  });

  it('show no units where a project has a site of its own', () => {
    const elsewhere = projects.filter(({ externalUrl }) => externalUrl);

    expect(elsewhere.map(({ name, units }) => [name, units.length])).toEqual([['Kaaizicht', 0]]);
  });

  it('have each another first picture, and only pictures that exist', () => {
    const leads = projects.map(({ looks }) => leadPicture(looks));
    const used = [
      ...leads,
      ...projects.flatMap(({ pictures }) => pictures),
      ...units.flatMap(({ unit }) => plansOf(unit)),
    ];

    expect(new Set(leads).size).toBe(projects.length);
    expect(used.filter((name) => !files.has(name))).toEqual([]);
  });

  it('speak four languages everywhere', () => {
    const texts = [
      ...built.flatMap(({ row }) => [row.title, row.lede, row.description, row.tax_note]),
      ...units.flatMap(({ row }) => [row.title, row.lede, row.description]),
    ];
    for (const text of texts) {
      expect(Object.keys(Object(text)).toSorted()).toEqual(languages.toSorted());
      expect(Object.values(Object(text)).filter((each) => !String(each).trim())).toEqual([]);
      expect(JSON.stringify(text)).not.toMatch(/undefined|[{]\w+[}]|NaN| {2}/);
    }
  });

  it('tell the law of the country about taxes', () => {
    const rates = built.map(({ row }) => [row.country_id, /\d+/.exec(JSON.stringify(row.tax_note))?.[0]]);

    expect(rates.filter(([country, rate]) => rate !== (country === 50 ? '17' : '21'))).toEqual([]);
  });
});

describe('a unit', () => {
  it('has a name that no other of its project has, and a reference that no other has', () => {
    for (const { project } of built) {
      const names = project.units.map(({ name }) => name);
      expect(new Set(names).size, project.name).toBe(names.length);
    }
    expect(new Set(units.map(({ row }) => row.reference)).size).toBe(units.length);
  });

  it('lies on a floor that its type has', () => {
    for (const { unit, row, project } of units) {
      const isOnGround = row.floor === 0;
      const wantsGround = ['terraced_house', 'detached_house', 'ground_floor_flat'].includes(unit.type);
      expect(isOnGround, `${project.name} ${unit.name}`).toBe(wantsGround);
    }
  });

  it('costs about what others of its project cost by the square metre', () => {
    for (const { project } of built.filter(({ units: own }) => own.length > 0)) {
      const perSquareMetre = project.units.map(({ price, living }) => price / living);
      expect(Math.max(...perSquareMetre) / Math.min(...perSquareMetre), project.name).toBeLessThan(1.4);
    }
  });

  it('costs more on a higher floor', () => {
    const isAbove = (one: PropertyInsert, other: PropertyInsert) =>
      one.type === 'apartment' &&
      other.type === 'apartment' &&
      one.living_area_m2 === other.living_area_m2 &&
      Number(one.floor) > Number(other.floor);
    for (const { units: own, project } of built) {
      const cheaper = own.flatMap(({ row }) =>
        own.filter(
          (other) => isAbove(row, other.row) && Number(row.price_cents) <= Number(other.row.price_cents),
        ),
      );
      expect(cheaper, project.name).toEqual([]);
    }
  });

  it('may have a price on demand, which no text tells', () => {
    const hidden = units.filter(({ row }) => !row.publish_price);

    expect(hidden).toHaveLength(4);
    for (const { row, unit, project } of hidden) {
      const told = JSON.stringify([row.title, row.lede, row.description, row.details, project.description]);
      expect(told.replace(/[.,\s]/g, ''), String(row.reference)).not.toContain(String(unit.price));
    }
  });

  it('is complete enough for the editor and for the law of its region', () => {
    for (const { row } of units) {
      const missing = missingMentions(inputOf(row), demoDay).filter(({ level }) => level !== 'info');
      expect(
        missing.map(({ id }) => id),
        String(row.reference),
      ).toEqual([]);
    }
  });

  it('that is sold went between its publication and the demo day', () => {
    for (const { row } of units.filter(({ unit }) => unit.status === 'sold')) {
      const published = row.published_at instanceof Date ? row.published_at.toISOString().slice(0, 10) : '';
      expect([published < String(row.gone_on), String(row.gone_on) < demoDay]).toEqual([true, true]);
    }
  });
});

describe('the sample of a calculation', () => {
  it('is shown with the project, and the others are numbered around it', () => {
    const weserufer = built.find(({ project }) => project.name === 'Am Weserufer');

    expect(weserufer?.row.details).toMatchObject({ epcCode: '20261104001827', epcTotalKwh: 9164 });
    expect(weserufer?.units.slice(0, 3).map(({ row }) => row.details)).toMatchObject([
      { epcCode: '20261104001826', epcTotalKwh: 10_208 },
      { epcCode: '20261104001827', epcTotalKwh: 9164 },
      { epcCode: '20261104001828', epcTotalKwh: 9164 },
    ]);
  });
});

function placeOf({ at, latitude, longitude }: DemoProject): DemoPlace {
  const [postalCode = '', ...words] = at.split(' ');
  const city = words.join(' ');
  const countryId = city === 'Diekirch' ? 50 : 10;
  const region = regionOf(countryId, postalCode);
  if (!region) throw new Error(`'${at}' lies in no region`);
  return { id: 1, countryId, postalCode, city, region, latitude, longitude };
}

/** Throws when the property editor would refuse the row. */
function inputOf(row: PropertyInsert) {
  const values = new Map<string, unknown>(Object.entries(row));
  const columns = catalogue
    .filter(({ column }) => column)
    .map(({ key }) => [key, values.get(columnName(key))] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  return propertyInputSchema.parse({ ...Object.fromEntries(columns), ...Object(row.details) });
}
