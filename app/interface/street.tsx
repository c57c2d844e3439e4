/**
 * The street: a base line that rises into houses and goes on as a line.
 * Each house: form, x, width, height, on a base line at `base`; drawn as one path, doors and party walls as a second.
 */
type House = { form: 'tri' | 'flat' | 'step' | 'bell'; width: number; height: number; gap?: number };

const base = 160;

export const fullStreet: House[] = [
  { form: 'tri', width: 84, height: 80 },
  { form: 'step', width: 78, height: 130 },
  { form: 'flat', width: 86, height: 104 },
  { form: 'bell', width: 82, height: 116 },
  { form: 'flat', width: 96, height: 92 },
  { form: 'tri', width: 72, height: 116 },
  { form: 'step', width: 88, height: 106 },
];

/** The same street with the third house gone: where a page does not exist. */
export const streetWithMissing: House[] = [
  { form: 'tri', width: 84, height: 80 },
  { form: 'flat', width: 70, height: 104 },
  { form: 'step', width: 104, height: 146 },
  { form: 'bell', width: 84, height: 130 },
  { form: 'flat', width: 96, height: 92 },
  { form: 'tri', width: 72, height: 116 },
  { form: 'step', width: 88, height: 106 },
];

export const streetWithPlots: House[] = [
  { form: 'tri', width: 84, height: 80 },
  { form: 'flat', width: 84, height: 92, gap: 110 },
  { form: 'step', width: 88, height: 112, gap: 96 },
  { form: 'bell', width: 80, height: 100, gap: 120 },
];

function outline({ form, width: w, height: h }: House, x: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(base - dy)}`;
  if (form === 'tri') return `L${at(0, 0.6 * h)} L${at(w / 2, h)} L${at(w, 0.6 * h)} L${at(w, 0)}`;
  if (form === 'flat') return `L${at(0, 0.72 * h)} L${at(w, 0.72 * h)} L${at(w, 0)}`;
  if (form === 'step') {
    const eaves = 0.55 * h;
    let path = `L${at(0, eaves)}`;
    for (let step = 0; step < 4; step++) {
      path += ` H${round(x + (step + 1) * 0.1 * w)} V${round(base - eaves - (step + 1) * 0.1 * h)}`;
    }
    path += ` H${round(x + 0.6 * w)}`;
    for (let step = 3; step >= 0; step--) {
      path += ` V${round(base - eaves - step * 0.1 * h)} H${round(x + (1 - step * 0.1) * w)}`;
    }
    return `${path} L${at(w, 0)}`;
  }
  return [
    `L${at(0, 0.52 * h)}`,
    `C${at(0.16 * w, 0.56 * h)} ${at(0.27 * w, 0.66 * h)} ${at(0.3 * w, 0.94 * h)}`,
    `C${at(0.38 * w, 1.1 * h)} ${at(0.62 * w, 1.1 * h)} ${at(0.7 * w, 0.94 * h)}`,
    `C${at(0.73 * w, 0.66 * h)} ${at(0.84 * w, 0.56 * h)} ${at(w, 0.52 * h)}`,
    `L${at(w, 0)}`,
  ].join(' ');
}

function door({ form, width: w, height: h }: House, x: number): string {
  const left = round(x + (form === 'flat' ? 0.62 : 0.2) * w);
  return `M${left} ${base} V${round(base - 0.2 * h)} H${round(left + 0.13 * w)} V${base}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * `missing`: the house that is drawn dashed (a page that does not exist). `lit`: the house with a lit window (thanks).
 * `align`: where on the line the houses stand.
 */
export function Street({
  houses = fullStreet,
  missing,
  lit,
  align = 'middle',
  className = '',
}: {
  houses?: House[];
  missing?: number;
  lit?: number;
  align?: 'middle' | 'right';
  className?: string;
}) {
  let x = 0;
  let line = `M-3000 ${base} H0`;
  let inner = '';
  let dashed = '';
  let litWindow: { x: number; y: number } | undefined;
  for (const [index, house] of houses.entries()) {
    if (house.gap) {
      x += house.gap;
      line += ` H${x}`;
    }
    const path = outline(house, x);
    if (index === missing) {
      dashed = `M${x} ${base} ${path}`;
      line += ` M${x + house.width} ${base}`;
    } else {
      line += ` ${path}`;
      inner += `${door(house, x)} `;
    }
    if (index === lit) litWindow = { x: x + house.width / 2 - 6, y: base - 0.66 * house.height };
    x += house.width;
  }
  line += ` H${x + 3000}`;
  return (
    <div className="overflow-hidden">
      <svg
        className={`h-[120px] w-full overflow-visible tablet:h-[160px] ${className}`}
        viewBox={`0 0 ${x} ${base + 1}`}
        preserveAspectRatio={align === 'right' ? 'xMaxYMax meet' : 'xMidYMax meet'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
      >
        {litWindow && (
          <rect x={litWindow.x} y={litWindow.y} width="12" height="16" fill="#F0CF7A" stroke="none" />
        )}
        <path d={line} vectorEffect="non-scaling-stroke" />
        <path d={inner} vectorEffect="non-scaling-stroke" opacity="0.55" />
        {dashed && <path d={dashed} vectorEffect="non-scaling-stroke" strokeDasharray="5 6" />}
      </svg>
    </div>
  );
}
