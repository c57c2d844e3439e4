import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { properAnswer } from '#test/proper-answer.ts';

const app = await createTestApp({ now: () => new Date('2026-11-28T10:00:00Z') });
const { database } = app;
const place_id = await addGhent(database);

async function page(given: Parameters<typeof addProperty>[1]) {
  const id = await addProperty(database, { place_id, ...given });
  const { headers } = await properAnswer(app, `/property/${id}/`);
  return (await properAnswer(app, headers.get('Location') ?? '')).body;
}

it('is named on the page of a home with label F, without a term that nobody has confirmed', async () => {
  const body = await page({ energy_label: 'f', energy_value: 520 });
  expect(body).toContain('Deze woning heeft label F.');
  expect(body).toContain('renoveren tot label D of beter');
  expect(body).not.toMatch(/binnen\s\d+\sjaar na de akte/);
});

it('is named on the page of a shop for sale, whatever is known of its energy', async () => {
  const named = 'zoals bij elk niet-residentieel gebouw in Vlaanderen';
  expect(await page({ type: 'retail' })).toContain(named);
  expect(await page({ type: 'retail', energy_label: 'c' })).toContain(named);
  expect(await page({ type: 'retail', purpose: 'rent' })).not.toContain(named);
  expect(await page({ type: 'retail', region: 'wallonia' })).not.toContain(named);
});
