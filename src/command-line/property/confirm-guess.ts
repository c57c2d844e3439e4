import { type CommandSurroundings, WrongUse } from '#command-line/command.ts';
import { quote } from '#domain/reading/reading.ts';
import { type GuessedMapping, guessMapping } from '#import/file/guess-mapping.ts';
import { sampleFile } from '#import/file/sample-file.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import type { Mapping } from './import-mapping.ts';

/**
 * Guesses what the mapping leaves open, shows the guess, and uses it if somebody at the terminal agrees or --yes was
 * given. Throws WrongUse otherwise.
 */
export async function confirmGuess(
  path: string,
  mapping: Mapping,
  { err, ask, isAgreed }: Pick<CommandSurroundings, 'err' | 'ask'> & { isAgreed: boolean },
): Promise<Mapping> {
  const sample = await sampleFile(path, mapping.encoding);
  if ('problems' in sample) throw new WrongUse(sample.problems.join('\n'));
  const guess = guessMapping(sample, new Map(Object.entries(mapping.columns)), wordsFor);
  const lines = linesOf(guess);
  if (lines.length === 0) return mapping;
  err(`${lines.join('\n')}\n`);
  if (!isAgreed) {
    const answer = await ask?.('Is that right? [y/N] ');
    if (answer === undefined)
      throw new WrongUse('If that is right, add --yes; if not, correct it with --map and --value.');
    if (!/^\s*(y|yes|j|ja|o|oui)\s*$/iu.test(answer))
      throw new WrongUse('Nothing was read. Correct the guesses with --map and --value.');
  }
  return withGuess(mapping, guess);
}

/** The given mapping wins over the guess. */
function withGuess(mapping: Mapping, { columns, values, unknown }: GuessedMapping): Mapping {
  const guessed = Object.fromEntries(
    [...values].map(([heading, words]) => [heading, Object.fromEntries(words)]),
  );
  const all = Object.entries({ ...guessed, ...mapping.values });
  return {
    ...mapping,
    columns: { ...Object.fromEntries(columns), ...mapping.columns },
    values: Object.fromEntries(all.map(([heading, words]) => [heading, { ...guessed[heading], ...words }])),
    ignoreUnknown: mapping.ignoreUnknown || unknown.length > 0,
  };
}

function linesOf({ columns, values, unknown }: GuessedMapping): string[] {
  const words = [...values].flatMap(([heading, each]) =>
    [...each].map(([value, token]) => `  ${quote(heading)}: ${quote(value)} means ${token}`),
  );
  return [
    ...(columns.size > 0 ? ['Guessed columns:'] : []),
    ...[...columns].map(([heading, name]) => `  ${quote(heading)} is ${name}`),
    ...(words.length > 0 ? ['Guessed values:', ...words] : []),
    ...(unknown.length > 0 ? [`Left out: ${unknown.map(quote).join(', ')}`] : []),
  ];
}
