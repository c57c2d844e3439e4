import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();
const agent_id = await addAgent(database);
const place_id = await addGhent(database);
const mine = await addProperty(database, { place_id, agent_id, availability: 'option' });
await addProperty(database, { place_id, agent_id, availability: 'sold' });
await addProperty(database, { place_id, agent_id, publication: 'draft' });
await addProperty(database, { place_id });

it('the page of a team member has how to reach them, and what of theirs can be had', async () => {
  const answer = await request(href('nl', 'person', { id: agent_id }));
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Eline Claes</h1>');
  expect(html).toContain('href="tel:+32470123456"');
  expect(html).toContain('mailto:eline@agency.example');
  const cards = [...html.matchAll(/href="\/nl\/te-koop\/gent\/[^/]+\/(\d+)\/"/g)].map(([, id]) => Number(id));
  expect(new Set(cards)).toEqual(new Set([mine]));
});

it('has a page of them at a time', async () => {
  const busy = await addAgent(database);
  for (let count = 0; count < 13; count++) await addProperty(database, { place_id, agent_id: busy });
  const path = href('nl', 'person', { id: busy });
  const cardsOn = async (address: string) =>
    [...(await (await request(address)).text()).matchAll(/<article/g)].length;
  expect([await cardsOn(path), await cardsOn(`${path}?page=2`)]).toEqual([12, 1]);
  for (const page of ['3', '0', 'x']) expect((await request(`${path}?page=${page}`)).status).toBe(404);
});

it.each([
  ['nl', 'Deze persoon hebben we niet gevonden.'],
  ['fr', 'Nous n’avons pas trouvé cette personne.'],
  ['de', 'Diese Person haben wir nicht gefunden.'],
  ['en', 'We did not find this person.'],
] as const)('says in %s that there is no such person', async (language, says) => {
  for (const id of [999_999, 'eline', '0']) {
    const answer = await request(href(language, 'person', { id }));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`${says}</h1>`);
  }
});
