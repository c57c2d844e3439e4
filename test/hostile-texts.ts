import { examplesOf } from './pattern-examples.ts';

/** A text to which a regular expression took so long, the quickest of several times. */
export type Slow = { ms: number; text: string };

/** Near to what nearly every pattern has something of, and the ends that few take. */
const signs = [' ', '\t', '\n', '/', '\\', '-', '.', ',', ';', ':', '"', '<', '=', '%', '@', '0', 'a', 'é'];
const ends = ['\u0000', '\n!'];

/**
 * Gives the slowest of many texts of `length` characters, or the first of a shorter one that takes longer than `mostMs`
 * already: an expression that takes exponential time must not get the longest.
 */
export function slowestText(pattern: RegExp, length: number, mostMs: number): Slow {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace(/[gy]/g, '')}g`);
  const run = (text: string) => {
    const start = performance.now();
    text.replace(everywhere, '');
    return performance.now() - start;
  };
  let slowest: Slow = { ms: 0, text: '' };
  for (const size of [24, 1024, length]) {
    for (const text of hostileTexts(pattern, Math.min(size, length))) {
      let ms = run(text);
      // What was slow by chance, since the machine is busy or the code not compiled yet, is not so again and again.
      for (let again = 0; ms > mostMs && again < 7; again++) ms = Math.min(ms, run(text));
      if (ms > slowest.ms) slowest = { ms, text };
      if (ms > mostMs) return slowest;
    }
  }
  return slowest;
}

/**
 * Texts at which an expression that tries again takes longest: a beginning that it likes, a piece again and again, and
 * an end that it does not like.
 */
function* hostileTexts(pattern: RegExp, length: number): Generator<string> {
  const fill = (start: string, piece: string, end: string) =>
    start + piece.repeat(Math.max(0, (length - start.length - end.length) / piece.length)) + end;
  for (const end of ends) {
    for (const sign of new Set([...signs, ...literals(pattern)])) yield fill('', sign, end);
    for (const liked of examplesOf(pattern)) {
      for (let from = 0; from < liked.length; from++) {
        for (const size of [1, 2, 3, 5, liked.length - from])
          yield fill(liked.slice(0, from), liked.slice(from, from + size), end);
      }
    }
  }
}

/** The signs that stand in the pattern themselves. */
function literals({ source }: RegExp): string[] {
  return source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, '').match(/[^()[\]{}|?*+^$\\]/gu) ?? [];
}
