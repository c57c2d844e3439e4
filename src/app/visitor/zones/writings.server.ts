import { widthOf } from '#app/shell/letter-widths.server.ts';
import { brokenNames } from './short-names.ts';

/** A way to write a zone on the drawing: its lines, and the estimated width of each. */
export type Writing = { text: string; px: number }[];

/** From the best to the smallest: with the whole name, and shorter. */
export type Writings = { whole: Writing[]; shorter: Writing[] };

/** As in zones.css. */
const fontPx = 13;

/**
 * The number of homes stands below the name, or beside its last line; a zone without homes has none. A name that has no
 * room is broken into lines or shortened, or leaves its number alone. `label`: empty if the name stands elsewhere.
 */
export function writingsOf({ label, short, number }: Named): Writings {
  const whole = label ? [[label], broken(label)] : [];
  return {
    whole: whole.flatMap((lines) => withNumber(lines, number)).map(measured),
    shorter: [...(label && short ? withNumber([short], number) : []), ...(number ? [[number]] : [])].map(
      measured,
    ),
  };
}

function withNumber(lines: string[], number: string): string[][] {
  const beside = [...lines.slice(0, -1), `${lines.at(-1)}\u00a0${number}`];
  return number ? [[...lines, number], beside] : [lines];
}

function measured(lines: string[]): Writing {
  return lines.map((text) => ({ text, px: Math.ceil(widthOf(text, fontPx)) }));
}

type Named = { label: string; short?: string | undefined; number: string };

/** Broken at spaces and hyphens, into lines that are no wider than its longest word. */
function broken(label: string): string[] {
  const words = brokenNames[label] ?? label.match(/[^\s-]+-?/g) ?? [];
  const most = Math.max(...words.map((word) => widthOf(word, fontPx)));
  return words.reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    const isJoined = last !== undefined && widthOf(joined, fontPx) <= most;
    return isJoined ? [...lines.slice(0, -1), joined] : [...lines, word];
  }, []);
}
