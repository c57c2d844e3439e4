import { writeFile } from 'node:fs/promises';
import { drawRow } from './streets/row.ts';
import * as scenes from './streets/scenes.ts';

/**
 * Draws the streets at the foot of pages into one file, src/app/interface/streets.svg: a page names one, and neither
 * its HTML nor its scripts carry the houses. After a change of streets/scenes.ts: `node scripts/draw-streets.ts`.
 */
const folder = new URL('../src/app/interface/', import.meta.url);
const drawings = Object.entries(scenes).map(([name, { wide, phone }]) => ({
  name,
  wide: drawRow(wide, 1440),
  phone: drawRow(phone, 390),
}));

const groups = drawings.flatMap(({ name, wide, phone }) => [
  `<g id="${name}-wide">${wide.shapes}</g>`,
  `<g id="${name}-phone">${phone.shapes}</g>`,
]);
await writeFile(
  new URL('streets.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Made by scripts/draw-streets.ts. -->\n${groups.join('\n')}\n</svg>\n`,
);
const boxes = drawings.map(
  ({ name, wide, phone }) => `  ${name}: { wide: '${wide.viewBox}', phone: '${phone.viewBox}' },\n`,
);
await writeFile(
  new URL('street-boxes.ts', folder),
  `/** The viewBox of each street in streets.svg. Made by scripts/draw-streets.ts. */\nexport const streetBoxes = {\n${boxes.join('')}};\n`,
);
