import { describe, expect, it } from 'vitest';
import { pathEntry } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';
import { properAnswer } from '#test/proper-answer.ts';

const app = await createTestApp();
const { database } = app;
const place_id = await addGhent(database);
const project = await addProject(database, { place_id });
const ofProject = { place_id, project_id: project, type: 'apartment', unit_name: '1.1' } as const;
const unit = await addProperty(database, { ...ofProject, price_cents: 41_300_000 });
const house = await addProperty(database, {
  place_id,
  is_new_build: true,
  price_cents: 52_700_000,
});
await addProperty(database, { place_id, price_cents: 36_100_000 });
await addProperty(database, {
  place_id,
  is_new_build: true,
  price_cents: 48_900_000,
  details: { taxRegime: 'registration_duties' },
});

/** What is read after each amount in euros, up to the next one. */
async function afterPrice(path: string, amount: string): Promise<string[]> {
  const { status, body } = await properAnswer(app, path);
  expect(status).toBe(200);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const text = main
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return text
    .split('€ ')
    .filter((part) => part.startsWith(amount))
    .map((part) => part.slice(amount.length).trim());
}

async function pageOf(id: number): Promise<string> {
  const { headers } = await properAnswer(app, `/property/${id}/`, { headers: { 'Accept-Language': 'nl' } });
  return headers.get('Location') ?? '';
}

describe('a price to which VAT comes', () => {
  it.each([
    ['nl', 'excl. btw en kosten'],
    ['fr', 'hors TVA et frais'],
    ['de', 'zzgl. MwSt. und Gebühren'],
    ['en', 'excl. VAT and duties'],
  ] as const)('says so on a card, in %s', async (language, words) => {
    const list = pathEntry('forSale')[language];
    expect(await afterPrice(list, '527.000')).toEqual([expect.stringMatching(RegExp(`^${words}`))]);
    for (const amount of ['361.000', '489.000'])
      expect(await afterPrice(list, amount)).toEqual([expect.not.stringContaining(words)]);
  });

  it('says so on the page of a property, at each place', async () => {
    for (const id of [house, unit]) {
      const amount = id === house ? '527.000' : '413.000';
      const [headline, ...others] = await afterPrice(await pageOf(id), amount);
      expect(headline).toMatch(/^excl\. btw en kosten/);
      expect(others.length).toBeGreaterThan(0);
    }
  });

  it('says so on the card of its project, beside its price, and in the head of its units', async () => {
    const cards = await afterPrice(pathEntry('projects').nl, '413.000');
    expect(cards).toEqual([expect.stringMatching(/^excl\. btw en kosten/)]);
    const { headers } = await properAnswer(app, `/project/${project}/`);
    const [headline, ...units] = await afterPrice(headers.get('Location') ?? '', '413.000');
    expect(headline).toMatch(/^excl\. btw en kosten .*Prijs excl\. btw en kosten/);
    expect(units.length).toBeGreaterThan(1);
    for (const words of units) expect(words).not.toMatch(/^excl/);
  });

  it('says so in the name of its flag on the map', async () => {
    await database
      .updateTable('property')
      .set({ latitude: 51.1, longitude: 3.9, publish_address: true })
      .where('id', '=', house)
      .execute();
    const path = '/map/points/?purpose=sale&box=3.8,51,4,51.2&zoom=12';
    await expect
      .poll(async () => (await properAnswer(app, path)).body)
      .toMatch(/527\.000 excl\. btw en kosten/);
  });

  it('is all there is where duties are paid on all of the project', async () => {
    const other = await addProject(database, { place_id, name: 'De Oude Kaai' });
    await addProperty(database, {
      ...ofProject,
      project_id: other,
      price_cents: 29_700_000,
      details: { taxRegime: 'registration_duties' },
    });
    await expect
      .poll(() => afterPrice(pathEntry('projects').nl, '297.000'))
      .toEqual([expect.not.stringContaining('excl. btw')]);
  });
});
