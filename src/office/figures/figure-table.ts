/** Numbers are written out on the screen, and bare in a file. undefined: there is none. */
export type FigureCell = string | number | undefined;

/** On the screen, for none. */
export const noFigure = '–';

/** One table of figures, on the screen and as a file. The first head is that of the rows. */
export type FigureTable = {
  key: string;
  title: string;
  /** What it counts, in a sentence. */
  note?: string;
  heads: string[];
  /** What all rows are together, for columns that can be added; below them on the screen, and not in the file. */
  total?: FigureCell[] | undefined;
  rows: {
    label: string;
    detail?: string | undefined;
    href?: string | undefined;
    cells: FigureCell[];
    bar?: FigureBar | undefined;
  }[];
};

/** The last cell drawn, as a part of the largest one. `mark`: a stroke across it, at that part. */
export type FigureBar = { part: number; mark?: number };
