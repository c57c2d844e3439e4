import type { ShownEnergyScale } from '#app/property/energy-scale.server.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';
import { energyColors, unknownLetter } from './energy-colors.server.ts';
import type { Sheet, Style } from './sheet.server.ts';
import type { Look, Styles } from './styles.server.ts';

/** Widths as multiples of the height, for one, two and three characters. */
const widths = [1.45, 1.75, 2.05];

export function widthOfLabel({ text }: ShownEnergyLabel, height: number): number {
  return height * (widths[text.length - 1] ?? 2.05);
}

/** The arrow; `y` is its top. */
export function drawEnergyLabel(
  sheet: Sheet,
  label: ShownEnergyLabel,
  { x, y, height }: { x: number; y: number; height: number },
  { value }: Styles,
): void {
  const [ground, color] = energyColors[label.letter] ?? unknownLetter;
  const width = widthOfLabel(label, height);
  const point = height * 0.36;
  const style: Style = { ...value, face: 'bold', size: height * 0.56, pitch: height, color };
  sheet.tag(
    'Figure',
    (page) => {
      page
        .polygon(
          [x, y],
          [x + width - point, y],
          [x + width, y + height / 2],
          [x + width - point, y + height],
          [x, y + height],
        )
        .fill(ground);
      sheet.write(label.text, { x, y, width: width - point * 0.55 }, style, { align: 'center' });
    },
    { alt: label.name, box: { x, y, width, height } },
  );
}

/** A bar of equal segments, the property's own one higher, with the value above it. */
export function drawEnergyScale(
  sheet: Sheet,
  scale: ShownEnergyScale,
  { x, y, width }: { x: number; y: number; width: number },
  { colors, styles }: Look,
): void {
  const segment = width / scale.steps.length;
  const ownIndex = scale.steps.findIndex(({ own }) => own);
  const pointer = x + (ownIndex + scale.share) * segment;
  const words = [scale.value, scale.unit].filter(Boolean).join(' ');
  const wordsStyle: Style = { ...styles.value, face: 'bold', size: 10.5, pitch: 14 };
  const wide = sheet.widthOf(words, wordsStyle) + 2;
  const top = y + 21;
  sheet.tag(
    'Figure',
    (page) => {
      if (words) {
        const isLeft = pointer + 8 + wide > x + width;
        page.polygon([pointer - 4.5, y + 10], [pointer + 4.5, y + 10], [pointer, y + 15.5]).fill(colors.ink);
        const place = { x: isLeft ? pointer - 10 - wide : pointer + 10, y, width: wide };
        sheet.write(words, place, wordsStyle);
      }
      for (const [index, { letter, text, own }] of scale.steps.entries()) {
        const [ground, color] = energyColors[letter] ?? unknownLetter;
        const left = x + index * segment;
        page.rect(left, own ? top - 4 : top, segment, own ? 28 : 20).fill(ground);
        const size = own ? 14 : 10.5;
        const style: Style = { ...styles.value, face: own ? 'bold' : 'medium', size, pitch: 20, color };
        sheet.write(text, { x: left, y: top, width: segment }, style, { align: 'center' });
      }
    },
    { alt: [scale.name, words].filter(Boolean).join(', '), box: { x, y, width, height: top + 24 - y } },
  );
}
