import { expect, it } from 'vitest';
import { natureOfCaption, pictureNatures, readNature } from './picture-nature.ts';

it.each(pictureNatures)('reads %s as it is stored', (nature) => {
  expect(readNature(nature)).toBe(nature);
});

it.each([
  ['', 'real'],
  ['Impressie', 'impression'],
  ['3D-render', 'impression'],
  ['Artist’s impression', 'impression'],
  ['image de synthèse', 'impression'],
  ['virtueel ingericht', 'staged'],
  ['Meublé virtuellement', 'staged'],
  ['Virtual staging', 'staged'],
  ['bewerkt met AI', 'ai_edited'],
  ['modifié par IA', 'ai_edited'],
  ['mit KI bearbeitet', 'ai_edited'],
  ['mooi', undefined],
] as const)('reads %s', (text, expected) => {
  expect(readNature(text)).toBe(expected);
});

it.each([
  [{ nl: 'Woonkamer (virtueel ingericht)' }, 'staged'],
  [{ de: 'Visualisierung' }, 'impression'],
  [{ nl: 'Keuken', fr: 'Cuisine (modifié par IA)' }, 'ai_edited'],
  [{ en: 'Artist’s impression' }, 'impression'],
  [{ fr: 'Salon meublé' }, undefined],
  [{ nl: 'Foto (echt)' }, undefined],
  [{ nl: 'Een render van de keuken' }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('the caption %j tells %s', (caption, nature) => {
  expect(natureOfCaption(caption)).toBe(nature);
});
