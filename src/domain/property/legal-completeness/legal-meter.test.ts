import { expect, it } from 'vitest';
import type { FieldKey } from '#domain/property/fields.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { complete } from './complete-properties.ts';
import { legalMeter } from './legal-meter.ts';

const today = '2026-11-23';
const sale: PropertyFacts = complete.flemishSale;
const of = legalMeter(sale, new Set(), today)?.of ?? 0;

it.each<[string, PropertyFacts, FieldKey[], number]>([
  ['what lacks nothing', sale, [], of],
  ['one thing less', { ...sale, summons: null }, [], of - 1],
  ['two things less', { ...sale, summons: null, preemptiveRight: null }, [], of - 2],
  ['what is declared not applicable', { ...sale, preemptiveRight: null }, ['preemptiveRight'], of],
])('counts %s', (_, property, exempt, done) => {
  expect(of).toBeGreaterThan(5);
  expect(legalMeter(property, new Set(exempt), today)).toEqual({ done, of });
});

it('asks nothing where the region is not known', () => {
  expect(legalMeter({ ...sale, region: null }, new Set(), today)).toBeUndefined();
});
