type House = { form: 'tri' | 'flat' | 'step' | 'bell'; width: number; height: number; gap?: number };

/** `from`: where on the screen, in px, the first house begins. `missing`, `lit`: the places of such houses. */
export type Row = { houses: House[]; from: number; missing?: number; lit?: number };

const base = 160;

/** The houses as shapes of SVG, on a line that rises into them and goes on far beyond a screen of `screen` px. */
export function drawRow(
  { houses, from, missing, lit }: Row,
  screen: number,
): { viewBox: string; shapes: string } {
  const top = base - Math.max(...houses.map(({ form, height }) => height * (form === 'bell' ? 1.06 : 1))) - 1;
  let x = from;
  let line = `M-3000 ${base} H${from}`;
  let inner = '';
  let dashed = '';
  let previous = 0;
  let window: { x: number; y: number } | undefined;
  for (const [index, house] of houses.entries()) {
    const eaves = eavesOf(house);
    if (house.gap) {
      x += house.gap;
      line += ` V${base} H${x}`;
      previous = 0;
    }
    if (index === missing) {
      dashed = `M${x} ${base} V${round(base - eaves)} ${roof(house, x)} V${base}`;
      line += ` V${base} M${x + house.width} ${base}`;
      previous = 0;
    } else {
      // Between two houses the line runs from eaves to eaves; a party wall stands under the lower ones.
      line += ` V${round(base - eaves)} ${roof(house, x)}`;
      inner += `${door(house, x)} `;
      if (previous > 0) inner += `M${x} ${base} V${round(base - Math.min(previous, eaves))} `;
      previous = eaves;
    }
    if (index === lit) window = { x: x + house.width / 2 - 6, y: base - 0.68 * house.height };
    x += house.width;
  }
  line += ` V${base} H${screen + 3000}`;
  const shapes = [
    path(line),
    path(inner, ' opacity="0.55"'),
    dashed && path(dashed, ' stroke-dasharray="5 6"'),
    window &&
      `<rect x="${window.x}" y="${round(window.y)}" width="12" height="18" fill="#F0CF7A" ${hairline}/>`,
  ];
  return {
    viewBox: `0 ${round(top)} ${screen} ${round(base - top + 1)}`,
    shapes: shapes.filter(Boolean).join(''),
  };
}

/** Keeps a line equally wide on every screen, however far the drawing is scaled. */
const hairline = 'vector-effect="non-scaling-stroke"';

function path(d: string, look = ''): string {
  return `<path d="${d.trim()}" ${hairline}${look}/>`;
}

function eavesOf({ form, height }: House): number {
  return height * { tri: 0.6, flat: 0.72, step: 0.55, bell: 0.52 }[form];
}

/** From the left eaves of a house that stands at `x` to its right eaves. */
function roof(house: House, x: number): string {
  const { form, width: w, height: h } = house;
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(base - dy)}`;
  if (form === 'tri') return `L${at(w / 2, h)} L${at(w, 0.6 * h)}`;
  if (form === 'flat') return `H${x + w}`;
  if (form === 'step') {
    const heights = [0.65, 0.75, 0.85, 1].map((share) => round(base - share * h));
    const up = heights.map((y, index) => `H${round(x + (index + 1) * 0.1 * w)} V${y}`);
    const down = [...heights.slice(0, -1).reverse(), round(base - eavesOf(house))].map(
      (y, index) => `H${round(x + (index + 6) * 0.1 * w)} V${y}`,
    );
    return `${up.join(' ')} ${down.join(' ')} H${x + w}`;
  }
  return [
    `C${at(0.16 * w, 0.56 * h)} ${at(0.27 * w, 0.66 * h)} ${at(0.3 * w, 0.94 * h)}`,
    `C${at(0.38 * w, 1.1 * h)} ${at(0.62 * w, 1.1 * h)} ${at(0.7 * w, 0.94 * h)}`,
    `C${at(0.73 * w, 0.66 * h)} ${at(0.84 * w, 0.56 * h)} ${at(w, 0.52 * h)}`,
  ].join(' ');
}

function door({ form, width: w, height: h }: House, x: number): string {
  const left = round(x + (form === 'flat' ? 0.62 : 0.2) * w);
  return `M${left} ${base} V${round(base - 0.2 * h)} H${round(left + 0.13 * w)} V${base}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
