import { expect, it } from 'vitest';
import { settingsSchema } from './settings-schema.ts';

const { map } = settingsSchema.shape;

it.each([
  ['https://tiles.example.org/styles/light.json', true],
  ['https://tiles.example.org:8443/style.json?key=a', true],
  ['https://Kaart.voorbeeld-agentschap.be/', true],
  ['https://tiles_of_ours.example.org/style.json', true],
  ['http://tiles.example.org/style.json', false],
  // Their hosts would become directives in the content security policy of the map.
  ['https://a;script-src;sandbox;b/x', false],
  ["https://a'b/x", false],
  ['https://a,b/x', false],
])('a map is read from %s: %j', (styleUrl, isTaken) => {
  expect(map.safeParse({ styleUrl }).success).toBe(isTaken);
});
