import { readFile, writeFile } from 'node:fs/promises';

/**
 * Draws the icons of the site into one file, src/interface/icons.svg, and those of the office into another, from
 * the set of Lucide (ISC licence). To use another icon, add its name here and run
 * `npm install --no-save lucide-static@1.62.0 && node scripts/draw-icons.ts`. The set is no dependency, because it is
 * 67 MB and needed for nothing else. One file, because an icon drawn in the page at each use would make up a third of
 * all elements of a list.
 */
const names = [
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'baby',
  'bath',
  'bed-double',
  'bell',
  'bus-front',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'clock',
  'columns-2',
  'columns-3',
  'croissant',
  'download',
  'file-text',
  'graduation-cap',
  'heart',
  'images',
  'layout-grid',
  'list',
  'log-out',
  'mail',
  'map',
  'map-pin',
  'menu',
  'pause',
  'phone',
  'play',
  'plus',
  'printer',
  'rotate-3d',
  'ruler',
  'scaling',
  'search',
  'share-2',
  'shopping-basket',
  'sliders-horizontal',
  'square-dashed',
  'train-front',
  'tram-front',
  'trees',
  'triangle-alert',
  'user-round',
  'waves',
  'x',
];

/** Icons that only staff see. A file of its own, so that visitors do not load it. */
const officeNames = [
  'archive',
  'building-2',
  'calendar',
  'camera',
  'chart-column',
  'cloud-download',
  'eye',
  'fingerprint',
  'globe',
  'history',
  'house',
  'image',
  'inbox',
  'layout-dashboard',
  'lock',
  'log-out',
  'menu',
  'newspaper',
  'pencil',
  'search',
  'send',
  'settings',
  'trash-2',
  'upload',
  'user-round',
  'users',
];

await draw(names, '../src/interface/', {
  drawings: 'icons.svg',
  names: 'icon-names.ts',
  type: 'IconName',
});
await draw(officeNames, '../src/office/interface/', {
  drawings: 'office-icons.svg',
  names: 'office-icon-names.ts',
  type: 'OfficeIconName',
});

async function draw(
  icons: readonly string[],
  path: string,
  files: { drawings: string; names: string; type: string },
): Promise<void> {
  const folder = new URL(path, import.meta.url);
  const symbols = await Promise.all(icons.map(symbol));
  await writeFile(
    new URL(files.drawings, folder),
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Lucide, ISC licence. Made by scripts/draw-icons.ts. -->\n${symbols.join('\n')}\n</svg>\n`,
  );
  await writeFile(
    new URL(files.names, folder),
    `/** The icons in ${files.drawings}. Made by scripts/draw-icons.ts. */\nexport type ${files.type} =\n${icons.map((name) => `  | '${name}'`).join('\n')};\n`,
  );
}

async function symbol(name: string): Promise<string> {
  const drawing = await readFile(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? '';
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s+/g, ' ').replace(/ \/>/g, '/>').trim()}</symbol>`;
}
