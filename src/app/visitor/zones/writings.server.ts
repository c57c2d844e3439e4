import { widthOf } from '#app/shell/letter-widths.server.ts';
import { brokenNames } from './short-names.ts';

/** A way to write a zone on the drawing: its lines, and the estimated width of each. */
export type Writing = { text: string; px: number }[];

/** As in zones.css. */
const fontPx = 13;

/**
 * The forms of a name, from the whole one to its number alone, each with the ways to write it. The number of homes
 * stands below the name, or beside its last line; a zone without homes has none. A name that has no room is broken into
 * two lines, then shortened, and in the end leaves its number alone. `label`: empty if the name stands elsewhere.
 */
export function writingsOf({ label, short, number }: Named): Writing[][] {
  const names = [label && [label], label && broken(label), label && short && [short]];
  const forms = names.flatMap((lines) => (lines ? [withNumber(lines, number)] : []));
  return [...forms, ...(number ? [[[number]]] : [])].map((ways) =>
    ways.map((lines) => lines.map((text) => ({ text, px: Math.ceil(widthOf(text, fontPx)) }))),
  );
}

type Named = { label: string; short?: string | undefined; number: string };

function withNumber(lines: string[], number: string): string[][] {
  const beside = [...lines.slice(0, -1), `${lines.at(-1)}\u00a0${number}`];
  return number ? [[...lines, number], beside] : [lines];
}

/** Broken at a space or a hyphen, where the longer of both lines is shortest; undefined for a single word. */
function broken(label: string): string[] | undefined {
  const known = brokenNames[label];
  if (known) return known;
  const ways = [...label.matchAll(/\s|-/g)].map(({ index }) => [
    label.slice(0, index + 1).trimEnd(),
    label.slice(index + 1),
  ]);
  const [best] = ways.toSorted((a, b) => widest(a) - widest(b));
  return best;
}

function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, fontPx)));
}
