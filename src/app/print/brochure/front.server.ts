import type { Brochure } from '#app/print/brochure.server.ts';
import { drawEnergyLabel, widthOfLabel } from '#app/print/energy.server.ts';
import { balanced, fittingParagraphs, fittingStyle } from '#app/print/fitting-text.server.ts';
import { drawPicture } from '#app/print/pictures.server.ts';
import { drawQrCode } from '#app/print/qr-code.server.ts';
import { a4, type Sheet } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import { contentEnd, contentWidth, margin } from './page-frame.server.ts';

/** The photograph's share of the height of the page; larger if there are no photographs and no long text below it. */
const photoShares = { usual: 0.44, higher: 0.55 };
const shortText = 450;

export function photoBox({ lede, description }: Pick<Brochure, 'lede' | 'description'>, smallPhotos: number) {
  const isShort = smallPhotos === 0 && lede.text.length + description.text.length < shortText;
  return { width: a4.width, height: a4.height * photoShares[isShort ? 'higher' : 'usual'] };
}

const gap = 6.7;

/** Heights by how many photographs stand side by side. */
const smallPhotoHeights = [0, 190, 150, 115];

export function smallPhotoBox(count: number) {
  return { width: (contentWidth - (count - 1) * gap) / count, height: smallPhotoHeights[count] ?? 115 };
}

const besideX = 400;
const besideWidth = a4.width - margin - besideX;
const leftWidth = 330;

/** Returns where it ends. */
export function drawFront(sheet: Sheet, brochure: Brochure, look: Look): number {
  sheet.addPage();
  const { photo, smallPhotos } = brochure;
  const front = photoBox(brochure, smallPhotos.length);
  if (photo) {
    if (brochure.isPlanInFront)
      drawPicture(sheet, photo, {
        x: margin,
        y: margin,
        width: contentWidth,
        height: front.height - margin,
      });
    else drawPicture(sheet, photo, { x: 0, y: 0, ...front });
  }
  const top = photo ? front.height + 24 : 60;
  const heading = drawHeading(sheet, brochure, top, look);
  const facts = drawFacts(sheet, brochure, heading + 20, look);
  const small = smallPhotoBox(smallPhotos.length);
  const end = smallPhotos.length > 0 ? contentEnd - small.height - 16 : contentEnd;
  const textEnd = drawText(sheet, brochure, { y: facts + 16, end }, look);
  const contactEnd = drawContact(sheet, brochure, { y: facts + 16, end }, look);
  for (const [index, each] of smallPhotos.entries())
    drawPicture(sheet, each, {
      x: margin + index * (small.width + gap),
      y: contentEnd - small.height,
      ...small,
    });
  return smallPhotos.length > 0 ? contentEnd : Math.max(textEnd, contactEnd);
}

/** Title at the left, price and address at the right. Returns where the longer of them ends. */
function drawHeading(sheet: Sheet, { title, price, address }: Brochure, y: number, { styles }: Look): number {
  const titleStyle = fittingStyle(sheet, title.text, { width: leftWidth, lines: 2, least: 20 }, styles.title);
  const priceStyle = fittingStyle(
    sheet,
    price.text,
    { width: besideWidth, lines: 1, least: 15 },
    styles.price,
  );
  let titleEnd = y;
  sheet.tag(
    'H1',
    () => {
      const lines = balanced(sheet, title.text, leftWidth, titleStyle);
      titleEnd = sheet.write(lines, { x: margin, y, width: leftWidth + 8 }, titleStyle);
    },
    { lang: title.lang },
  );
  let at = y;
  sheet.tag('P', () => {
    if (price.prefix)
      sheet.write(price.prefix, { x: besideX, y: at - 15, width: besideWidth }, styles.beside);
    // On one line with the title, even if the price is smaller.
    const lower = (styles.price.pitch - priceStyle.pitch) * 0.72;
    sheet.write(price.text, { x: besideX, y: at + lower, width: besideWidth + 8 }, priceStyle);
    at += styles.price.pitch + 2;
    if (price.suffix)
      at = sheet.write(price.suffix, { x: besideX, y: at, width: besideWidth }, styles.beside);
  });
  sheet.tag('P', () => {
    at = sheet.write(address, { x: besideX, y: at, width: besideWidth }, styles.beside);
  });
  return Math.max(titleEnd, at);
}

/** Side by side over the whole width, between an ink and a grey line. */
function drawFacts(sheet: Sheet, { facts, energy }: Brochure, y: number, { styles, colors }: Look): number {
  sheet.rule({ x: margin, y, width: contentWidth }, colors.ink);
  if (facts.length === 0 && !energy) return y;
  const cells = facts.map(({ value, label }) => ({
    width: Math.max(sheet.widthOf(value, styles.figure), sheet.widthOf(label, styles.label)) + 2,
    draw: (x: number) =>
      sheet.tag('P', () => {
        sheet.write(value, { x, y: y + 10, width: 200 }, styles.figure);
        sheet.write(label, { x, y: y + 33, width: 200 }, styles.label);
      }),
  }));
  if (energy)
    cells.push({
      width: Math.max(widthOfLabel(energy.label, 19), sheet.widthOf(energy.caption, styles.label)) + 2,
      draw: (x: number) => {
        drawEnergyLabel(sheet, energy.label, { x, y: y + 11, height: 19 }, styles);
        sheet.tag('P', () => {
          sheet.write(energy.caption, { x, y: y + 33, width: 200 }, styles.label);
        });
      },
    });
  const free = contentWidth - cells.reduce((sum, { width }) => sum + width, 0);
  const even = free / Math.max(1, cells.length - 1);
  // Few facts stand together at the left rather than far apart.
  const between = even <= 80 ? even : 62;
  let x = margin;
  for (const { width, draw } of cells) {
    draw(x);
    x += width + between;
  }
  sheet.rule({ x: margin, y: y + 55, width: contentWidth }, colors.line);
  return y + 55;
}

function drawText(
  sheet: Sheet,
  { lede, description }: Brochure,
  { y, end }: { y: number; end: number },
  { styles }: Look,
): number {
  let at = y;
  if (lede.text)
    sheet.tag(
      'P',
      () => {
        const lines = balanced(sheet, lede.text, leftWidth, styles.lede);
        at = sheet.write(lines, { x: margin, y: at, width: leftWidth + 8 }, styles.lede) + 8;
      },
      { lang: lede.lang },
    );
  const paragraphs = description.text.split(/\n\s*\n/).map((each) => each.trim().replaceAll('\n', ' '));
  const room = { width: leftWidth, height: end - at, gap: 6 };
  for (const paragraph of fittingParagraphs(sheet, paragraphs.filter(Boolean), room, styles.body))
    sheet.tag(
      'P',
      () => {
        at = sheet.write(paragraph, { x: margin, y: at, width: leftWidth }, styles.body) + room.gap;
      },
      { lang: description.lang },
    );
  return at;
}

function drawContact(
  sheet: Sheet,
  { contact, page }: Brochure,
  { y, end }: { y: number; end: number },
  { styles }: Look,
): number {
  let at = y;
  const line = { x: besideX, width: besideWidth };
  const email = fittingStyle(
    sheet,
    contact.email,
    { width: besideWidth, lines: 1, least: 9 },
    styles.contact,
  );
  sheet.tag('P', () => {
    at = sheet.write(contact.name, { ...line, y: at }, styles.name);
  });
  if (contact.phone) {
    const { text, href } = contact.phone;
    sheet.tag('Link', () => {
      at = sheet.write(text, { ...line, y: at }, styles.contact, { link: href });
    });
  }
  sheet.tag('Link', () => {
    at = sheet.write(contact.email, { ...line, y: at }, email, { link: `mailto:${contact.email}` });
  });
  const size = Math.max(48, Math.min(66, end - at - 10));
  const code = { x: besideX, y: at + 10, size };
  drawQrCode(sheet, page.url, page.alt, code);
  sheet.tag('P', () => {
    const words = { x: besideX + size + 10, width: besideWidth - size - 10 };
    const height = sheet.heightOf(page.words, words.width, styles.note);
    sheet.write(page.words, { ...words, y: code.y + size - height + 2 }, styles.note);
  });
  return code.y + size;
}
