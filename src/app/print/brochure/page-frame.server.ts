import { drawBrand } from '#app/print/brand.server.ts';
import type { Brochure } from '#app/print/brochure.server.ts';
import type { ShownOnPaper } from '#app/print/pictures.server.ts';
import { a4, type Sheet } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';

/** 42 of 752 parts of the width. */
export const margin = (42 / 752) * a4.width;
export const contentWidth = a4.width - 2 * margin;
export const columnGap = 19;
export const columnWidth = (contentWidth - columnGap) / 2;
/** Only the footer stands below it. */
export const contentEnd = 798;

const footerLine = 807;
const base = 825;

/** The same on each page, so screen readers skip it. */
export function drawFooter(
  sheet: Sheet,
  { brand, footer }: Brochure,
  { page: number, of }: { page: number; of: number },
  look: Look,
): void {
  const { styles, colors } = look;
  const right = [footer.reference, of > 1 && `${number}/${of}`].filter(Boolean).join(' · ');
  sheet.rule({ x: margin, y: footerLine, width: contentWidth }, colors.line);
  sheet.decorate((page) => {
    const wide = sheet.widthOf(right, styles.note) + 2;
    const end = brand.logo
      ? drawLogo(page, brand.logo)
      : drawBrand(
          { sheet, page },
          brand,
          { x: margin, base, size: 15, width: contentWidth - wide - 12 },
          look,
        );
    const place = { y: base - 11.5, width: a4.width - margin - wide - 12 - (end + 12) };
    sheet.write(right, { x: a4.width - margin - wide, y: place.y, width: wide }, styles.note, {
      align: 'right',
    });
    const fits = [footer.agency, ...footer.shorter].find(
      (each) => sheet.widthOf(each, styles.note) < place.width,
    );
    if (fits) sheet.write(fits, { ...place, x: end + 12 }, styles.note, { align: 'center' });
  });
}

/** Returns where it ends. */
function drawLogo(page: PDFKit.PDFDocument, { jpeg, width, height }: ShownOnPaper): number {
  const scale = Math.min(110 / width, 20 / height);
  page.image(jpeg, margin, base - 3 - (20 + height * scale) / 2 + 4, { width: width * scale });
  return margin + width * scale;
}
