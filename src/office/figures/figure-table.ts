/** Numbers are formatted on the screen and bare in a file. Undefined: no figure. */
export type FigureCell = string | number | undefined;

/** Shown on the screen for no figure. */
export const noFigure = '–';

/** One table of figures, on the screen and as a file. The first head belongs to the names of the rows. */
export type FigureTable = {
  key: string;
  title: string;
  /** What it counts, in a sentence. */
  note?: string;
  heads: string[];
  /** The sums of columns that can be added: below them on the screen, not in the file. */
  total?: FigureCell[] | undefined;
  rows: {
    label: string;
    detail?: string | undefined;
    href?: string | undefined;
    cells: FigureCell[];
    bar?: FigureBar | undefined;
  }[];
};

/** The last cell drawn as a bar, as a part of the largest one. `mark`: a stroke across it, at that part. */
export type FigureBar = { part: number; mark?: number };
