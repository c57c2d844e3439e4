import { expect, it } from 'vitest';
import type { Brochure, BrochureGroup } from '#app/print/brochure.server.ts';
import { Sheet } from '#app/print/sheet.server.ts';
import { lookOf } from '#app/print/styles.server.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { arrangeBack } from './arrange-back.server.ts';

const look = lookOf(defaultSettings.theme);

/** `required`: so many of its last rows are required by law, with values of two lines. */
function group(title: string, rows: number, required = 0): BrochureGroup {
  return {
    title,
    rows: Array.from({ length: rows }, (_, index) => {
      const isRequired = index >= rows - required;
      const value = isRequired ? 'A, no flood was modelled for this building, nor for its plot' : 'yes';
      return { label: `${title} ${index + 1}`, value, isRequired };
    }),
  };
}

function arranged(groups: BrochureGroup[], bottom: number) {
  const sheet = new Sheet({ title: '', author: '', subject: '', language: 'en', now: new Date(0) });
  sheet.addPage();
  const drawn = { at: { latitude: 51, longitude: 3.7 }, radiusM: 250, areas: [], names: [] };
  const brochure = {
    groups,
    map: { title: 'Location', sentence: 'In this circle.', drawn },
    units: null,
    band: { pictures: [], isPlan: false },
  } as unknown as Brochure;
  return arrangeBack(sheet, brochure, { top: 33, bottom }, look).blocks;
}

// With one limit for all groups, 540 points would have seven rows fewer, and a map of 118.
it.each([520, 540, 560, 580])('leaves out no row beside a high map, on %s points', (bottom) => {
  const groups = [
    group('Price', 9),
    group('Surfaces', 12),
    group('Building', 11),
    group('Water', 9, 8),
    group('Technical', 8),
  ];
  const blocks = arranged(groups, bottom);
  const shown = blocks.flatMap(({ content }) => ('group' in content ? content.group.rows : []));
  expect(shown.length).toBeLessThan(groups.flatMap(({ rows }) => rows).length);
  expect(shown.length).toBeGreaterThan(26);
  const [map] = blocks.flatMap(({ content }) => ('map' in content ? [content.height] : []));
  // A row is 20 points high.
  expect(map).toBeLessThan(76 + 20);
});
