import type { BrochureGroup, BrochureRow, BrochureTable } from '#app/print/brochure.server.ts';
import { drawIcon, waves } from '#app/print/icons.server.ts';
import type { Sheet } from '#app/print/sheet.server.ts';
import type { Look } from '#app/print/styles.server.ts';
import { contentWidth, margin } from './page-frame.server.ts';

const headHeight = 22;
const padding = 7.2;
const unitRow = 18;
/** Two lines of a long head. */
const unitHead = 29;

/** The width of the sign of a flood and of the gap between it and the value. */
const signWidth = 18;

/** A value without room beside its label takes several lines, at the right; a short one leaves its room to the label. */
function partsOf(sheet: Sheet, { label, value, isFlooded }: BrochureRow, width: number, { styles }: Look) {
  const between = 12 + (isFlooded ? signWidth : 0);
  const wide = sheet.widthOf(label, styles.label) + 2;
  const free = width - between - sheet.widthOf(value, styles.value) - 2;
  const labelWidth = Math.min(wide, Math.max(width * 0.55, free));
  const valueWidth = width - labelWidth - between;
  const height = Math.max(
    sheet.heightOf(label, labelWidth, styles.label),
    sheet.heightOf(value, valueWidth, styles.value),
  );
  return { labelWidth, valueWidth, height: height + padding };
}

export function heightOfGroup(
  sheet: Sheet,
  { title, rows }: BrochureGroup,
  width: number,
  look: Look,
): number {
  const rowsHeight = rows.reduce((sum, row) => sum + partsOf(sheet, row, width, look).height, 0);
  return (title ? headHeight : 4) + rowsHeight;
}

export function drawGroup(
  sheet: Sheet,
  { title, rows }: BrochureGroup,
  { x, y, width }: { x: number; y: number; width: number },
  look: Look,
): void {
  const { styles, colors } = look;
  let at = y;
  if (title) {
    sheet.tag('H2', () => {
      sheet.write(title, { x, y: at, width }, styles.heading);
    });
    at += headHeight - 4;
  }
  sheet.rule({ x, y: at, width }, colors.ink);
  sheet.group('Table', () => {
    for (const row of rows) {
      const { labelWidth, valueWidth, height } = partsOf(sheet, row, width, look);
      sheet.group('TR', () => {
        sheet.tag(
          'TH',
          () => {
            sheet.write(row.label, { x, y: at + padding / 2, width: labelWidth }, styles.label);
          },
          { scope: 'Row' },
        );
        sheet.tag(
          'TD',
          (page) => {
            const place = { x: x + width - valueWidth, y: at + padding / 2, width: valueWidth };
            sheet.write(row.value, place, styles.value, { align: 'right' });
            if (!row.isFlooded) return;
            const taken = Math.min(sheet.widthOf(row.value, styles.value), valueWidth);
            const left = x + width - taken - signWidth;
            drawIcon(page, waves, { x: left, y: at + padding / 2, size: 12.5 }, colors.ink);
          },
          { lang: row.lang },
        );
      });
      at += height;
      sheet.rule({ x, y: at, width }, colors.line, 0.5);
    }
  });
}

/** `note`: what is left out of it, in words. */
export type ShownUnits = Pick<BrochureTable, 'title' | 'heads' | 'rows'> & { note: string };

export function heightOfUnits({ rows, note }: Pick<ShownUnits, 'rows' | 'note'>): number {
  return headHeight + unitHead + unitRow * rows.length + (note ? unitRow : 0);
}

/** Returns where it ends. Sold units are printed in a quieter colour, not struck through. */
export function drawUnits(
  sheet: Sheet,
  { title, heads, rows, note }: ShownUnits,
  y: number,
  look: Look,
): number {
  const { styles, colors } = look;
  const headStyle = { ...styles.note, pitch: 12 };
  const columns = columnsOf(sheet, { heads, rows }, look);
  sheet.tag('H2', () => {
    sheet.write(title, { x: margin, y, width: contentWidth }, styles.heading);
  });
  let at = y + headHeight - 4;
  sheet.rule({ x: margin, y: at, width: contentWidth }, colors.ink);
  sheet.group('Table', () => {
    drawRow(heads, headStyle, 'Column', unitHead);
    for (const { cells, isGone } of rows)
      drawRow(cells, isGone ? { ...styles.value, color: colors['ink-3'] } : styles.value, 'Row');
  });
  if (!note) return at;
  sheet.tag('P', () => {
    sheet.write(note, { x: margin, y: at + 5, width: contentWidth }, styles.note);
  });
  return at + unitRow;

  function drawRow(
    cells: string[],
    style: Look['styles']['value'],
    scope: 'Row' | 'Column',
    height = unitRow,
  ): void {
    sheet.group('TR', () => {
      for (const [index, cell] of cells.entries()) {
        const isLast = index === cells.length - 1;
        const { x = margin, width = 60 } = columns[index] ?? {};
        const isHead = scope === 'Column' || index === 0;
        sheet.tag(
          isHead ? 'TH' : 'TD',
          () => {
            // Heads stand at the foot of their row.
            const y = at + height - 3 - sheet.heightOf(cell, width + 1, style);
            sheet.write(cell, { x, y, width: width + 1 }, style, { align: isLast ? 'right' : 'left' });
          },
          isHead ? { scope } : {},
        );
      }
    });
    at += height;
    sheet.rule({ x: margin, y: at, width: contentWidth }, colors.line, 0.5);
  }
}

/** Columns are as wide as their content, with the remaining width between them. */
function columnsOf(sheet: Sheet, { heads, rows }: Pick<ShownUnits, 'heads' | 'rows'>, { styles }: Look) {
  const widths = heads.map((head, index) =>
    Math.max(
      widthInTwoLines(sheet, head, styles.note),
      ...rows.map(({ cells }) => sheet.widthOf(cells[index] ?? '', styles.value)),
    ),
  );
  const free = Math.max(0, contentWidth - widths.reduce((sum, width) => sum + width, 0));
  let x = margin;
  return widths.map((width) => {
    const column = { x, width };
    x += width + free / Math.max(1, widths.length - 1);
    return column;
  });
}

/** The least width at which the text takes no more than two lines. */
function widthInTwoLines(sheet: Sheet, text: string, style: Look['styles']['value']): number {
  const words = text.split(' ');
  const widthOf = (some: string[]) => sheet.widthOf(some.join(' '), style);
  // A line ends with the space at which it breaks.
  const space = sheet.widthOf('a b', style) - sheet.widthOf('ab', style);
  return Math.min(
    widthOf(words),
    ...words
      .slice(1)
      .map((_, index) =>
        Math.max(widthOf(words.slice(0, index + 1)) + space, widthOf(words.slice(index + 1))),
      ),
  );
}
