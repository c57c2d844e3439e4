import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const { request } = await createTestApp();

const titleOf = async (path: string) =>
  /<h2 class="d3[^>]*>([^<]*)</.exec(await (await request(path)).text())?.[1];

it.each([
  ['/nl/te-koop/', 'Er zijn momenteel geen panden beschikbaar'],
  ['/nl/te-koop/?sort=price_up', 'Er zijn momenteel geen panden beschikbaar'],
  ['/fr/a-louer/', 'Aucun bien n’est disponible pour le moment'],
  ['/nl/te-koop/?type=house', 'Er zijn momenteel geen panden beschikbaar'],
])('an agency without properties says at %s: %s', async (path, title) => {
  expect(await titleOf(path)).toBe(title);
});
