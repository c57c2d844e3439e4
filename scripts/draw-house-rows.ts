import { writeFile } from 'node:fs/promises';
import { drawRow } from './house-rows/row.ts';
import * as scenes from './house-rows/scenes.ts';

/**
 * Draws the rows of houses at the foot of pages into one file, src/interface/house-rows.svg: a page names one, and
 * carries no houses in its HTML or scripts. After a change of house-rows/scenes.ts: `node scripts/draw-house-rows.ts`.
 */
const folder = new URL('../src/interface/', import.meta.url);
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
  new URL('house-rows.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Made by scripts/draw-house-rows.ts. -->\n${groups.join('\n')}\n</svg>\n`,
);
const boxes = drawings.map(
  ({ name, wide, phone }) => `  ${name}: { wide: '${wide.viewBox}', phone: '${phone.viewBox}' },\n`,
);
await writeFile(
  new URL('house-row-boxes.ts', folder),
  `/** The viewBox of each row in house-rows.svg. Made by scripts/draw-house-rows.ts. */\nexport const houseRowBoxes = {\n${boxes.join('')}};\n`,
);

// In little, for pages that may need no other file: the look of the paths comes from their style.
const [row] = drawings.filter(({ name }) => name === 'all');
const plain = row?.wide.shapes.replaceAll(/ (vector-effect|opacity)="[^"]*"| (?=[A-Z])/g, '') ?? '';
await writeFile(
  new URL('../src/server/answers/plain-houses.ts', import.meta.url),
  `/** The paths of the row 'all' in house-rows.svg, on a base line at 160. Made by scripts/draw-house-rows.ts. */\nexport const plainHouses =\n  '${plain}';\n`,
);
