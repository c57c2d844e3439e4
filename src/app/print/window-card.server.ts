import type { ShownRibbon } from '#app/property/ribbon.tsx';
import type { RequestContext } from '#app/request-context.ts';
import type { PriceParts } from '#domain/property/price.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';
import { themeColors } from '#site/settings/theme-colors.ts';
import { type Brand, drawBrand, drawLogo } from './brand.server.ts';
import { drawMapFigure } from './brochure/map.server.ts';
import type { Brochure } from './brochure.server.ts';
import { drawEnergyLabel, widthOfLabel } from './energy.server.ts';
import { fittingStyle } from './fitting-text.server.ts';
import { drawIcon, printedFactIcons } from './icons.server.ts';
import { drawPicture, type ShownOnPaper } from './pictures.server.ts';
import { drawQrCode } from './qr-code.server.ts';
import { a4, Sheet, type Style } from './sheet.server.ts';
import { type Colors, type Styles, stylesOf } from './styles.server.ts';

export type WindowCard = {
  language: RequestContext['language'];
  brand: Brand;
  photo: ShownOnPaper | null;
  /** Drawn if there is no photograph. */
  map: Brochure['map'];
  ribbon: ShownRibbon | null;
  price: PriceParts;
  energy: ShownEnergyLabel | null;
  title: string;
  place: string;
  /** `label`: for a value that would say nothing alone. */
  facts: { icon: keyof typeof printedFactIcons; value: string; label: string }[];
  page: { url: string; alt: string; words: string };
  phone: string;
  reference: string;
  legal: string;
};

export const papers = { a4: 1, a3: Math.SQRT2 };

const photoShare = 0.57;
const margin = (48 / 836) * a4.width;
const width = a4.width - 2 * margin;
const right = a4.width - margin;
/** As a share of the width. */
const priceSize = 0.11 * a4.width;
/** Everything is larger without a photograph. */
const bareSizes = { price: 0.18 * a4.width, title: 28, place: 21 };
const sizes = { price: priceSize, title: 20, place: 17 };
/** A lower map would say nothing. */
const leastMap = 120;
/** 26 mm. */
const codeSize = (26 / 25.4) * 72;
const end = a4.height - 22;

export const cardPhotoBox = { width: a4.width, height: a4.height * photoShare };
/** The height of price, title, place and facts. */
const offerHeight = 205;
/** The height of the words above the price, such as 'From'. */
const prefixHeight = 12;
/** The width of mark and name. */
const brandWidth = 186;

/** As a PDF of one page. */
export function drawWindowCard(
  card: WindowCard,
  paper: keyof typeof papers,
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
): Promise<Buffer<ArrayBuffer>> {
  const colors = themeColors(settings.theme.colors);
  const styles = stylesOf(colors);
  const { language, title, brand, reference } = card;
  const sheet = new Sheet({
    title,
    author: brand.name,
    subject: reference,
    language,
    now,
    magnified: papers[paper],
  });
  sheet.addPage();
  const look = { colors, styles };
  const foot = end - sheet.heightOf(card.legal, width, styles.legal);
  // Long legal mentions take room from the photograph.
  const free = foot - offerHeight - (card.price.prefix ? prefixHeight : 0) - codeSize - 29;
  const top = drawTop(sheet, card, Math.min(cardPhotoBox.height, free), look);
  const offerEnd = drawOffer(sheet, card, top, look);
  if (!card.photo && card.map) {
    const y = offerEnd + 26;
    const height = foot - 17 - codeSize - 26 - y;
    if (height >= leastMap) drawMapFigure(sheet, card.map, { x: margin, y, width, height }, look, 1.4);
  }
  drawAgency(sheet, card, foot, look);
  return sheet.finish();
}

type Look = { colors: Colors; styles: Styles };

/** `bottom`: of the photograph, which is cut at its top if it is too high. Returns where the text begins. */
function drawTop(
  sheet: Sheet,
  { photo, ribbon }: WindowCard,
  bottom: number,
  { colors, styles }: Look,
): number {
  if (photo) drawPicture(sheet, photo, { x: 0, y: bottom - cardPhotoBox.height, ...cardPhotoBox });
  if (ribbon) {
    const style: Style = {
      ...styles.heading,
      size: 15,
      pitch: 20,
      color: ribbon.kind === 'marquee' ? colors.ink : '#ffffff',
    };
    const height = 33;
    const y = photo ? bottom - height : margin;
    const wide = margin + sheet.widthOf(ribbon.text, style) + 18;
    sheet.decorate((page) =>
      page.rect(0, y, wide, height + 1).fill(ribbon.kind === 'marquee' ? '#ffffff' : colors['ink-2']),
    );
    sheet.tag('P', () => {
      sheet.write(ribbon.text, { x: margin, y: y + 7, width: wide }, style);
    });
  }
  if (photo) return bottom;
  return ribbon ? margin + 33 : margin - 14;
}

/** Returns where it ends. */
function drawOffer(
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

/** `foot`: where the legal mentions begin. */
function drawAgency(
  sheet: Sheet,
  { brand, page, phone, reference, legal }: WindowCard,
  foot: number,
  { colors, styles }: Look,
): void {
  const line = foot - 8;
  const base = line - 9;
  const code = { x: right - codeSize, y: base - codeSize, size: codeSize };
  if (brand.logo) drawLogo(sheet, brand.logo, { x: margin, base, height: 40, width: 170 });
  else
    sheet.tag('P', (drawn) => {
      const place = { x: margin, base: base + 1, size: 32, width: brandWidth };
      drawBrand({ sheet, page: drawn }, brand, place, { styles, colors });
    });
  const text: Style = { face: 'regular', size: 13, pitch: 18.5, color: colors['ink-2'] };
  const place = { x: margin + 200, width: width - 200 - codeSize - 18 };
  const call = [phone, reference].filter(Boolean).join(' · ');
  const height = sheet.heightOf(page.words, place.width, text) + text.pitch;
  sheet.tag('P', () => {
    sheet.write(page.words, { ...place, y: base - height }, text, { align: 'right' });
  });
  sheet.tag('P', () => {
    sheet.write(
      call,
      { ...place, y: base - text.pitch },
      fittingStyle(
        sheet,
        call,
        { width: place.width, lines: 1, least: 8 },
        { ...text, face: 'bold', color: colors.ink },
      ),
      { align: 'right' },
    );
  });
  drawQrCode(sheet, page.url, page.alt, code);
  sheet.rule({ x: margin, y: line, width }, colors.line);
  sheet.tag('P', () => {
    sheet.write(legal, { x: margin, y: foot, width }, styles.legal);
  });
}
