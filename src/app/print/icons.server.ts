import bath from '#interface/styles/icons/bath.svg?raw';
import bed from '#interface/styles/icons/bed-double.svg?raw';
import ruler from '#interface/styles/icons/ruler.svg?raw';
import scaling from '#interface/styles/icons/scaling.svg?raw';
import plot from '#interface/styles/icons/square-dashed.svg?raw';

/** The paths of the icons of lucide, drawn in a square of 24. */
export const printedFactIcons = {
  bed: pathOf(bed),
  bath: pathOf(bath),
  area: pathOf(scaling),
  plot: pathOf(plot),
  width: pathOf(ruler),
};

/** The flood symbol. */
export const waves = 'M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0';

export function drawIcon(
  page: PDFKit.PDFDocument,
  path: string,
  { x, y, size }: { x: number; y: number; size: number },
  color: string,
): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 24)
    .path(path)
    .lineWidth(1.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke(color)
    .restore();
}

function pathOf(svg: string): string {
  return /<path d="([^"]+)"/.exec(svg)?.[1] ?? '';
}
