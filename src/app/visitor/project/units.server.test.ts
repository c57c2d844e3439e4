import { describe, expect, it } from 'vitest';
import type { UnitRow } from '#database/property/projects.ts';
import { presentUnit } from './units.server.ts';

const house: UnitRow = {
  id: 12,
  purpose: 'sale',
  type: 'terraced_house',
  unit_name: '1.1',
  floor: 0,
  floors: 3,
  facades: 2,
  price_cents: 462_000_00,
  publish_price: true,
  price_unit: null,
  project_id: 1,
  is_new_build: true,
  tax_regime: null,
  price_unit_text: null,
  availability: 'available',
  living_area_m2: 176,
  bedrooms: 4,
  outside_area_m2: 68,
  plan_id: null,
  plan_nature: null,
  place_slug: null,
  city: 'Eupen',
  postal_code: '4700',
};

describe('a property of a project', () => {
  it.each([
    ['terraced_house', 2, 'Reihenhaus'],
    ['terraced_house', 3, 'Reihenhaus, Eckhaus'],
    ['terraced_house', null, 'Reihenhaus'],
    ['detached_house', 3, 'Freistehendes Haus'],
    ['apartment', 3, 'Wohnung'],
  ])('%s with %s façades is called %s', (type, facades, name) => {
    expect(presentUnit({ ...house, type, facades }, 'de', 'plan').type).toBe(name);
  });

  it.each([
    [0, ''],
    [1, '1 slaapkamer'],
    [2, '2 slaapkamers'],
    [null, ''],
  ])('with %s bedrooms says %j', (bedrooms, text) => {
    expect(presentUnit({ ...house, bedrooms }, 'nl', 'plan').bedroomsLong).toBe(text);
  });

  it.each([
    [0, 3, 'EG–2. OG'],
    [0, 2, 'EG–1. OG'],
    [0, 1, 'EG'],
    [0, null, 'EG'],
    [1, 1, '1. OG'],
    [2, 2, '2.–3. OG'],
    [-1, 1, 'Ebene −1'],
    [-1, 2, 'Ebene −1–EG'],
    [null, 2, ''],
  ])('on floor %s with %s floors lies on %s', (floor, floors, text) => {
    expect(presentUnit({ ...house, floor, floors }, 'de', 'plan').floor).toBe(text);
  });

  it.each([
    [1, 1, '1er étage'],
    [2, 1, '2e étage'],
    [0, 2, 'rez-de-chaussée–1er étage'],
    [1, 3, 'étages 1 à 3'],
  ])('on floor %s with %s floors lies in French on %s', (floor, floors, text) => {
    expect(presentUnit({ ...house, floor, floors }, 'fr', 'plan').floor).toBe(text);
  });

  it.each([
    [0, 1, 'gelijkvl.'],
    [0, 2, 'gelijkvl.–1e'],
    [0, 3, 'gelijkvl.–2e'],
    [1, 1, '1e verd.'],
    [2, 1, '2e verd.'],
    [1, 2, '1e–2e verd.'],
    [-1, 2, 'niveau −1–gelijkvloers'],
    [null, 2, ''],
  ])('on floor %s with %s floors lies on a phone on %s', (floor, floors, text) => {
    expect(presentUnit({ ...house, floor, floors }, 'nl', 'plan').floorShort).toBe(text);
  });
});
