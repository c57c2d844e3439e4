import { expect, it } from 'vitest';
import type { Views } from '#database/view/view-counts.ts';
import { presentFigures } from './view-figures.server.ts';

const day = '2026-11-28';
const views = (today: number): Views => ({
  today,
  thisWeek: today,
  thisMonth: today,
  total: today,
  days: [{ day, count: today }],
  bySource: { search: 0, portal: 0, direct: today, mail: 0, social: 0, other: 0 },
  byLanguage: { nl: today, fr: 0, de: 0, en: 0 },
});

it.each([
  ['nl', 0, '0 paginabezoeken vandaag'],
  ['nl', 1, '1 paginabezoek vandaag'],
  ['nl', 2, '2 paginabezoeken vandaag'],
  ['fr', 1, '1 visite de la page aujourd’hui'],
  ['de', 1, '1 Seitenbesuch heute'],
  ['en', 1, '1 page visit today'],
] as const)('in %s, %i of today is said as: %s', (language, today, said) => {
  const [counter] = presentFigures(language, views(today), 'GRAPH_ONE').counters;
  expect(`${counter?.figure} ${counter?.label}`).toBe(said);
});
