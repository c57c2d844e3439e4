import type { PixelBox } from '#images/remake-picture.ts';

const sides = ['left', 'top', 'width', 'height'] as const;

/** Reads the rows of numbers in per cent, 0 to 100; rows that are incomplete or have no size are left out. */
export function readBoxes(form: FormData): PixelBox[] {
  const columns = sides.map((side) => form.getAll(`box.${side}`));
  return (columns[0] ?? []).flatMap((_, row) => {
    const numbers = columns.map((column) => {
      const text = column[row];
      const number = typeof text === 'string' && text.trim() ? Number(text.replace(',', '.')) : Number.NaN;
      return number / 100;
    });
    const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = numbers;
    const isBox = numbers.every((number) => number >= 0 && number <= 1) && width > 0 && height > 0;
    return isBox ? [{ left, top, width, height }] : [];
  });
}
