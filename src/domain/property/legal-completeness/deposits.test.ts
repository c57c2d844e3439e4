import { describe, expect, it } from 'vitest';
import { mentionsFor, missingMentions } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { rentDeposit, tenancyOf } from '#domain/purchase-costs/rent-deposit.ts';
import { rentDeposits } from '#site/settings/rent-rules.ts';
import { complete } from './complete-properties.ts';

const today = '2026-11-22';
const missingIn = (property: PropertyFacts) => missingMentions(property, today).map(({ id }) => id);

describe('the highest deposit is the one that the page reckons with', () => {
  it.each<[string, keyof typeof complete, 'apartment' | 'student_room']>([
    ['F26', 'flemishRent', 'apartment'],
    ['F26', 'flemishRent', 'student_room'],
    ['B14', 'brusselsRent', 'apartment'],
    ['B14-student', 'brusselsRent', 'student_room'],
    ['W13', 'walloonRent', 'apartment'],
    ['W13', 'walloonRent', 'student_room'],
    ['L8', 'luxembourgRent', 'apartment'],
    ['L8', 'luxembourgRent', 'student_room'],
  ])('%s: %s, %s', (id, kind, type) => {
    const lease = { ...complete[kind], type, depositCents: null };
    const tenancy = tenancyOf(type) ?? 'home';
    const rule = rentDeposit(rentDeposits, { region: lease.region, tenancy }, 100, today)?.rule;
    const months = rule?.months ?? 0;
    expect(missingIn({ ...lease, depositMonths: months })).not.toContain(id);
    expect(missingIn({ ...lease, depositMonths: months + 1 })).toContain(id);
    const mention = mentionsFor(lease).find((candidate) => candidate.id === id);
    expect(mention?.law.since).toBe(rule?.from);
    expect(mention?.law.certainty === 'not confirmed').toBe(rule?.certainty === 'not_confirmed');
  });

  it('only warns of that of a student room in Brussels, on which the code is silent', () => {
    const room = { ...complete.brusselsRent, type: 'student_room', depositMonths: 3 } as const;
    const missing = missingMentions(room, today).map(({ id, level }) => `${id} ${level}`);
    expect(missing).toEqual(['B14-student warn']);
  });
});
