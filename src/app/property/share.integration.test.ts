import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProject, addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();
const place_id = await addGhent(database);
const id = await addProperty(database, { place_id });
const projectId = await addProject(database, { place_id });

const sharedBy = async (path: string) => {
  const answer = await request(path);
  const page = answer.ok ? answer : await request(answer.headers.get('Location') ?? '');
  const html = (await page.text()).replaceAll('&amp;', '&');
  return {
    ways: [...html.matchAll(/href="((?:https:\/\/wa\.me|mailto:\?)[^"]*)"/g)].map(([, way = '']) =>
      decodeURIComponent(way),
    ),
  };
};

it.each([
  ['a property', `/property/${id}/`],
  ['a project', `/project/${projectId}/`],
  ['favourites', `/nl/favorieten/?ids=${id}`],
])('%s is shared by links that need no script, at its own address', async (_, path) => {
  const ways = new Set((await sharedBy(path)).ways);
  expect(ways.size).toBe(2);
  for (const way of ways) expect(way).toMatch(/http:\/\/localhost[^ ]*\/(?:\?ids=\d+)?$/);
});

it('tells nothing of how the visitor came', async () => {
  const { ways } = await sharedBy(`/nl/favorieten/?ids=${id}&utm_source=mail`);
  expect(ways.join()).not.toContain('utm');
});

it('a search is shared as its list', async () => {
  const { ways } = await sharedBy('/nl/zoekopdracht-bewaren/?purpose=sale&type=house&utm_source=mail');
  expect(ways[0]).toBe('https://wa.me/?text=Een huis te koop. http://localhost/nl/te-koop/?type=house');
});
