import { drawEnergyLabel, widthOfLabel } from '#app/print/energy.server.ts';
import { fittingStyle } from '#app/print/fitting-text.server.ts';
import { drawIcon, printedFactIcons } from '#app/print/icons.server.ts';
import { a4, type Sheet, type Style } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import type { WindowCard } from '#app/print/window-card.server.ts';
import { margin, right, width } from './card-frame.server.ts';

const sizes = { price: 0.11 * a4.width, title: 20, place: 17 };
/** Everything is larger without a photograph. */
const bareSizes = { price: 0.18 * a4.width, title: 28, place: 21 };
/** The height of the words above the price, such as 'From'. */
const prefixHeight = 12;

/** The height of price, title, place and facts. */
export function heightOfOffer({ price }: WindowCard): number {
  return 205 + (price.prefix ? prefixHeight : 0);
}

/** Returns where it ends. */
export function drawOffer(
  sheet: Sheet,
  { photo, price, energy, title, place, facts }: WindowCard,
  y: number,
  { colors, styles }: Look,
): number {
  const size = photo ? sizes : bareSizes;
  const text = (face: Style['face'], size: number, color: string): Style => ({
    face,
    size,
    pitch: size * 1.25,
    color,
  });
  const labelHeight = 33;
  const labelWidth = energy ? widthOfLabel(energy, labelHeight) + 20 : 0;
  const asked: Style = { ...styles.price, size: size.price, pitch: size.price * 1.05 };
  const style = fittingStyle(sheet, price.text, { width: width - labelWidth, lines: 1, least: 24 }, asked);
  const [small, grey] = [text('medium', 13.5, colors['ink-3']), colors['ink-3']];
  // Prefix and suffix stand above and below the figures if there is room.
  const top = y + 14 + (price.prefix ? prefixHeight : 0);
  const priceTop = top + (asked.pitch - style.pitch) / 2;
  let at = top + asked.pitch;
  sheet.tag('P', () => {
    if (price.prefix) sheet.write(price.prefix, { x: margin, y: y + 8, width }, small);
    sheet.write(price.text, { x: margin, y: priceTop, width }, style);
    if (price.suffix) at = sheet.write(price.suffix, { x: margin, y: at - 6, width }, small) + 4;
  });
  if (energy)
    drawEnergyLabel(
      sheet,
      energy,
      {
        x: right - widthOfLabel(energy, labelHeight),
        y: priceTop + style.pitch / 2 - labelHeight / 2 + 3,
        height: labelHeight,
      },
      styles,
    );
  sheet.tag('H1', () => {
    const titleStyle = fittingStyle(
      sheet,
      title,
      { width, lines: 1, least: 14 },
      text('bold', size.title, colors.ink),
    );
    at = sheet.write(title, { x: margin, y: at + 4, width }, titleStyle);
  });
  sheet.tag('P', () => {
    at = sheet.write(place, { x: margin, y: at, width }, text('regular', size.place, grey));
  });
  if (facts.length === 0) return at;
  at += 13;
  sheet.rule({ x: margin, y: at, width }, colors.ink);
  drawFacts(sheet, facts, at + 14, { colors, styles });
  return at + 34;
}

/** In one line, smaller if German words are long. */
function drawFacts(sheet: Sheet, facts: WindowCard['facts'], y: number, { colors }: Look): void {
  for (let size = 14; ; size -= 1) {
    const value: Style = { face: 'bold', size, pitch: 20, color: colors.ink };
    const label: Style = { face: 'regular', size, pitch: 20, color: colors['ink-2'] };
    const parts = facts.map((fact) => ({
      ...fact,
      valueWidth: sheet.widthOf(fact.value, value),
      labelWidth: sheet.widthOf(fact.label, label),
    }));
    const taken = parts.reduce(
      (sum, { valueWidth, labelWidth }) => sum + 26 + valueWidth + 7 + labelWidth,
      0,
    );
    const free = (width - taken) / Math.max(1, parts.length - 1);
    if (free < 12 && size > 9) continue;
    let x = margin;
    for (const { icon, value: words, label: name, valueWidth, labelWidth } of parts) {
      sheet.decorate((page) => drawIcon(page, printedFactIcons[icon], { x, y: y + 1, size: 18 }, colors.ink));
      sheet.tag('P', () => {
        sheet.write(words, { x: x + 26, y, width: valueWidth + 2 }, value);
        sheet.write(name, { x: x + 26 + valueWidth + 7, y, width: labelWidth + 2 }, label);
      });
      x += 26 + valueWidth + 7 + labelWidth + Math.min(free, 60);
    }
    return;
  }
}
