import { examplesOf } from './pattern-examples.ts';

/** A text, and the shortest of several times that a regular expression took for it. */
type Slow = { ms: number; text: string };

/** Nearly every pattern accepts one of these signs, or one close to it; few accept these ends. */
const signs = [' ', '\t', '\n', '/', '\\', '-', '.', ',', ';', ':', '"', '<', '=', '%', '@', '0', 'a', 'é'];
const ends = ['\u0000', '\n!'];

/**
 * Gives the slowest of many texts of `length` characters, or the first shorter one that already takes longer than
 * `mostMs`: an expression with exponential time must not get the longest.
 */
export function slowestText(pattern: RegExp, length: number, mostMs: number): Slow {
  const everywhere = new RegExp(pattern, `${pattern.flags.replace(/[gy]/g, '')}g`);
  let slowest: Slow = { ms: 0, text: '' };
  for (const size of [24, 1024, length]) {
    for (const text of hostileTexts(pattern, Math.min(size, length))) {
      let ms = shortestMs(everywhere, text, 1);
      // A text that was slow by chance, because the machine was busy or the code not compiled yet, is quicker when
      // repeated.
      if (ms > mostMs) ms = shortestMs(everywhere, text, 7);
      if (ms > slowest.ms) slowest = { ms, text };
      if (ms > mostMs) return slowest;
    }
  }
  return slowest;
}

/** The shortest of `times` times that replacing each match takes. */
export function shortestMs(pattern: RegExp, text: string, times: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < times; run++) {
    const start = performance.now();
    text.replace(pattern, '');
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/**
 * The texts that take a backtracking expression longest: a beginning that it accepts, a piece again and again, and an
 * end that it does not accept.
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

/** The literal signs in the pattern. */
function literals({ source }: RegExp): string[] {
  return source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, '').match(/[^()[\]{}|?*+^$\\]/gu) ?? [];
}
