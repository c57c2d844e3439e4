import { expect, it } from 'vitest';
import { inPlace } from './in-place.ts';

it.each([
  ['nl', 'Gent', 'in Gent'],
  ['nl', 'Vlaanderen', 'in Vlaanderen'],
  ['nl', 'Provincie Namen', 'in de provincie Namen'],
  ['nl', 'Groothertogdom Luxemburg', 'in het Groothertogdom Luxemburg'],
  ['nl', 'Kust', 'aan de kust'],
  ['nl', 'Kempen', 'in de Kempen'],
  ['fr', 'Wallonie picarde', 'en Wallonie picarde'],
  ['de', 'Hohes Venn', 'im Hohen Venn'],
  ['en', 'Belgian coast', 'on the Belgian coast'],
  ['fr', 'Gand', 'à Gand'],
  ['fr', 'Le Roeulx', 'au Roeulx'],
  ['fr', 'Flandre orientale', 'en Flandre orientale'],
  ['fr', 'Province de Namur', 'en province de Namur'],
  ['fr', 'Grand-Duché de Luxembourg', 'au Grand-Duché de Luxembourg'],
  ['fr', 'Canton d’Echternach', 'dans le canton d’Echternach'],
  ['de', 'Lüttich', 'in Lüttich'],
  ['de', 'Provinz Lüttich', 'in der Provinz Lüttich'],
  ['de', 'Wallonie', 'in der Wallonie'],
  ['de', 'Großherzogtum Luxemburg', 'im Großherzogtum Luxemburg'],
  ['en', 'Ghent', 'in Ghent'],
  ['en', 'Province of Antwerp', 'in the province of Antwerp'],
] as const)('in %s, %s: %s', (language, name, words) => {
  expect(inPlace(name, language)).toBe(words);
});

it.each([
  ['nl', 'Gent', 'in Gent en omgeving'],
  ['fr', 'Gand', 'à Gand et environs'],
  ['de', 'Gent', 'in Gent und Umgebung'],
  ['en', 'Ghent', 'in and around Ghent'],
  ['nl', 'Kempen', 'in de Kempen en omgeving'],
  ['nl', 'Kanton Clervaux', 'in het kanton Clervaux en omgeving'],
  ['fr', 'Région de Bruxelles-Capitale', 'en Région de Bruxelles-Capitale et environs'],
  ['de', 'Region Brüssel-Hauptstadt', 'in der Region Brüssel-Hauptstadt und Umgebung'],
  ['en', 'Province of Namur', 'in the province of Namur and around it'],
] as const)('with a radius, in %s: %s', (language, name, words) => {
  expect(inPlace(name, language, true)).toBe(words);
});
