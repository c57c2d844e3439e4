/** `letter`: decides the colour. `text`: stands in the label. `name`: what the label is called. */
export type ShownEnergyLabel = { letter: string; text: string; name: string };

/** Drawn by the style sheet (styles/energy.css), so that it depends neither on a picture nor on colour alone. */
export function EnergyLabel({ label, height = 24 }: { label: ShownEnergyLabel; height?: 20 | 24 | 30 }) {
  const { letter, text, name } = label;
  const size = height === 24 ? '' : ` epc-${height}`;
  const width = text.length > 1 ? ` epc-of-${text.length}` : '';
  return (
    <span role="img" aria-label={name} className={`epc epc-${letter}${size}${width}`}>
      {text}
    </span>
  );
}
