import qrcode from 'qrcode-generator';
import type { Sheet, SheetBox } from './sheet.server.ts';

/** Leads to the address when photographed, and when clicked. */
export function drawQrCode(
  sheet: Sheet,
  address: string,
  alt: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  // Type 0: as many dots as needed; 15 % of them may be dirty.
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const dot = size / count;
  const box: SheetBox = { x, y, width: size, height: size };
  sheet.tag(
    'Figure',
    (page) => {
      page.rect(x, y, size, size).fill('#ffffff');
      for (let row = 0; row < count; row += 1)
        for (let column = 0; column < count; column += 1) {
          if (!code.isDark(row, column)) continue;
          // One path for a run of dots, so that no hairline shows between two of them.
          const from = column;
          while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
          page.rect(x + from * dot, y + row * dot, (column + 1 - from) * dot, dot + 0.02);
        }
      page.fill('#000000');
    },
    { alt, box },
  );
}
