import type { ShownRibbon } from '#app/property/ribbon.tsx';
import type { RequestContext } from '#app/request-context.ts';
import type { PriceParts } from '#domain/property/price.ts';
import type { ShownEnergyLabel } from '#interface/energy-label.tsx';
import { type Brand, drawBrand, drawLogo } from './brand.server.ts';
import { drawMapFigure } from './brochure/map.server.ts';
import type { Brochure } from './brochure.server.ts';
import { fittingStyle } from './fitting-text.server.ts';
import type { printedFactIcons } from './icons.server.ts';
import { drawPicture, type ShownOnPaper } from './pictures.server.ts';
import { drawQrCode } from './qr-code.server.ts';
import { a4, Sheet, type Style } from './sheet.server.ts';
import { type Look, lookOf } from './styles.server.ts';
import { margin, right, width } from './window-card/card-frame.server.ts';
import { drawOffer, heightOfOffer } from './window-card/offer.server.ts';

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
/** A lower map would say nothing. */
const leastMap = 120;
/** 26 mm. */
const codeSize = (26 / 25.4) * 72;
const end = a4.height - 22;

export const cardPhotoBox = { width: a4.width, height: a4.height * photoShare };
/** Between mark and name, and the words beside the code. */
const besideBrand = 24;

/** As a PDF of one page. */
export function drawWindowCard(
  card: WindowCard,
  paper: keyof typeof papers,
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
): Promise<Buffer<ArrayBuffer>> {
  const look = lookOf(settings.theme);
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
  const foot = end - sheet.heightOf(card.legal, width, look.styles.legal);
  // Long legal mentions take room from the photograph.
  const free = foot - heightOfOffer(card) - codeSize - 29;
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
  const text: Style = { face: 'regular', size: 13, pitch: 18.5, color: colors['ink-2'] };
  const place = { x: margin + 200, width: width - 200 - codeSize - 18 };
  const call = [phone, reference].filter(Boolean).join(' · ');
  const callStyle = fittingStyle(
    sheet,
    call,
    { width: place.width, lines: 1, least: 8 },
    { ...text, face: 'bold', color: colors.ink },
  );
  const words = Math.max(sheet.widthOf(page.words, text), sheet.widthOf(call, callStyle));
  if (brand.logo) drawLogo(sheet, brand.logo, { x: margin, base, height: 40, width: 170 });
  else
    sheet.tag('P', (drawn) => {
      const free = place.x + Math.max(0, place.width - words) - margin - besideBrand;
      const box = { x: margin, base: base + 1, size: 32, width: free, mostLines: 3 };
      drawBrand({ sheet, page: drawn }, brand, box, { styles, colors });
    });
  const height = sheet.heightOf(page.words, place.width, text) + text.pitch;
  sheet.tag('P', () => {
    sheet.write(page.words, { ...place, y: base - height }, text, { align: 'right' });
  });
  sheet.tag('P', () => {
    sheet.write(call, { ...place, y: base - text.pitch }, callStyle, { align: 'right' });
  });
  drawQrCode(sheet, page.url, page.alt, code);
  sheet.rule({ x: margin, y: line, width }, colors.line);
  sheet.tag('P', () => {
    sheet.write(legal, { x: margin, y: foot, width }, styles.legal);
  });
}
