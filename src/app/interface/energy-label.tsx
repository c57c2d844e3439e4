/** `letter`: decides the colour. `text`: stands in the label. `name`: what the label is called. */
export type ShownEnergyLabel = { letter: string; text: string; name: string };

// Background and text colour per letter, each pair at 4.5:1 or better.
const colours: Record<string, [string, string]> = {
  a_plusplus: ['#00622E', '#FFFFFF'],
  a_plus: ['#007A3D', '#FFFFFF'],
  a: ['#2E9E3F', '#051C09'],
  b: ['#8CC63F', '#1A2E05'],
  c: ['#D7DF23', '#2B2B00'],
  d: ['#FFD400', '#332B00'],
  e: ['#F9A11B', '#331C00'],
  f: ['#E8590C', '#1F0A00'],
  g: ['#C1121F', '#FFFFFF'],
  h: ['#A4161A', '#FFFFFF'],
  i: ['#7F1D1D', '#FFFFFF'],
};

export function energyColours(letter: string): [background: string, text: string] {
  return colours[letter] ?? ['#8A8072', '#FFFFFF'];
}

const widthsByLength = [1.45, 1.45, 1.75, 2.05];

/** Drawn, so that it depends neither on a picture nor on colour alone. */
export function EnergyLabel({ label, height = 24 }: { label: ShownEnergyLabel; height?: 20 | 24 | 30 | 40 }) {
  const width = Math.round((widthsByLength[label.text.length] ?? 2.05) * height);
  const point = Math.round(0.36 * height);
  const [background, text] = energyColours(label.letter);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label.name}
      className="shrink-0"
    >
      <path
        d={`M0 0H${width - point}L${width} ${height / 2}L${width - point} ${height}H0Z`}
        fill={background}
      />
      <text
        x={(width - point * 0.55) / 2}
        y={height / 2}
        dy="0.36em"
        textAnchor="middle"
        fill={text}
        fontSize={Math.round(height * 0.56)}
        fontWeight="600"
        className="font-text"
      >
        {label.text}
      </text>
    </svg>
  );
}
