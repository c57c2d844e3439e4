import { resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { untilInterrupted } from '#command-line/running/interruptible.ts';
import { watchProgress } from '#command-line/running/progress.ts';
import { untilCaughtUp } from '#database/site/caught-up.ts';
import type { DecimalSign } from '#domain/reading/number.ts';
import { type ImportNote, type ImportTally, importProperties } from '#import/core/import-properties.ts';
import { photosBeside } from '#import/file/photos-beside.ts';
import { openPropertyFile } from '#import/file/property-file.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';

const help = `npm run gevel -- properties import FILE [flags]

Brings properties from FILE into the site: CSV (the first line names the columns; comma, semicolon or tab between cells;
UTF-8, UTF-16 or Windows-1252) or JSON Lines (.jsonl). A property is named by its source and its sourceRef, or its
reference where it has no sourceRef. A second run changes only what has changed in the file. What the file does not
mention stays; what it leaves empty is taken away. New properties are published, unless a column publication says draft.

Columns are keys of the field catalogue (livingAreaM2), in any spelling of capitals and underscores. Prices and other
amounts are in euros in a column without the word Cents (price). Texts have a column per language (title.nl).
Beside them: photos (paths beside FILE, with | between them), agentEmail, projectReference, publishedAt.

  --source NAME        whose properties these are (import)
  --map COLUMN=KEY     another name of a column; can be repeated
  --ignore-unknown     leaves out columns that are not known
  --decimal , or .     the sign before decimals, for numbers such as 1.240 that are unclear without it
  --withdraw-missing   withdraws properties of the source that are no longer in FILE; none when a row is broken or cut.
                       From a tenth of the source on it asks, above half of it it refuses
  --yes-withdraw=N     up to N of them, without a question; of a CSV file whose last line has no end none: it may be
                       cut, and somebody at a terminal has to say that it is whole
  --dry-run            says what would happen and changes nothing

The command ends when the site shows what has changed.

Exit status: 0 all rows are in, 1 some are not (each is named with its line and the reason), 2 called wrongly.
`;

export const propertiesImport: Command = {
  name: 'properties import',
  summary: 'Brings properties from a CSV or JSON Lines file into the site',
  help,
  async run(args, { out, err, ask, isInteractive, directory, now, openSite }) {
    const { path, flags, allowed, fileOptions } = readArguments(args, directory);
    await checkReadable(path);
    const file = await openPropertyFile(path, fileOptions);
    if (file.problems) throw new WrongUse(file.problems.join('\n'));

    await using site = await openSite();
    const startedAt = performance.now();
    const progress = watchProgress(err, isInteractive);
    const askBelow = (question: string) => {
      progress.end();
      return ask?.(question) ?? Promise.resolve('');
    };
    const tally = await importProperties(
      site.database,
      untilInterrupted(file.changes),
      {
        source: flags.source,
        photos: { read: photosBeside(path), store: site.pictures },
        isRehearsal: flags['dry-run'],
        approveWithdrawal: flags['withdraw-missing']
          ? approveWithdrawal({
              source: flags.source,
              allowed,
              mayBeCut: file.mayBeCut,
              ask: ask && !flags['dry-run'] ? askBelow : undefined,
            })
          : undefined,
        now,
      },
      {
        onNote: (note) => progress.say(lineOf(note)),
        onProgress: ({ read }) => progress.at(read),
      },
    );
    progress.end();
    const isShown = flags['dry-run'] || (await untilCaughtUp(site.database));
    out(summaryOf(tally, flags['dry-run'], performance.now() - startedAt));
    if (!isShown) err('The site is still taking over what has changed.\n');
    if (tally.withdrawalRefused) {
      err(`Nothing was withdrawn: ${tally.withdrawalRefused}.\n`);
    }
    return tally.bad > 0 || tally.withdrawalRefused ? 1 : 0;
  },
};

const flagTypes = {
  source: { type: 'string', default: 'import' },
  map: { type: 'string', multiple: true },
  'ignore-unknown': { type: 'boolean', default: false },
  decimal: { type: 'string' },
  'withdraw-missing': { type: 'boolean', default: false },
  'yes-withdraw': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

function readArguments(args: string[], directory: string) {
  const { values: flags, positionals } = readFlags(args, flagTypes);
  const [file, ...more] = positionals;
  if (!file) throw new WrongUse('Say which file to read.');
  if (more.length > 0)
    throw new WrongUse(`Only one file is read at a time: ${positionals.join(', ')} are too many.`);
  const { decimal, source } = flags;
  if (!/^\S.{0,39}$/u.test(source)) throw new WrongUse('--source must be a name of 1 to 40 characters.');
  const fileOptions = {
    map: new Map(flags.map?.map(readMapping)),
    ignoreUnknown: flags['ignore-unknown'],
    words: wordsFor,
    decimal: decimal === undefined ? undefined : readDecimalSign(decimal),
  };
  return { path: resolve(directory, file), flags, allowed: readAllowed(flags), fileOptions };
}

function readAllowed(flags: { 'yes-withdraw'?: string; 'withdraw-missing': boolean }): number | undefined {
  const text = flags['yes-withdraw'];
  if (text === undefined) return undefined;
  if (!flags['withdraw-missing'])
    throw new WrongUse('--yes-withdraw says how many --withdraw-missing may take.');
  if (!/^\d+$/u.test(text)) throw new WrongUse(`--yes-withdraw must be a number and not "${text}".`);
  return Number(text);
}

function readDecimalSign(text: string): DecimalSign {
  if (text === ',' || text === '.') return text;
  throw new WrongUse(`--decimal must be , or . and not "${text}".`);
}

function readMapping(text: string): [string, string] {
  const at = text.lastIndexOf('=');
  const [column, key] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || !column || !key) throw new WrongUse(`--map must be COLUMN=KEY and not "${text}".`);
  return [column, key];
}

function lineOf({ kind, origin, field, reason }: ImportNote): string {
  return `${origin}, ${field}: ${kind === 'warning' ? 'warning: ' : ''}${reason}\n`;
}

function summaryOf(tally: ImportTally, isRehearsal: boolean, ms: number): string {
  const { read, created, changed, unchanged, bad, withdrawn, withoutVillage } = tally;
  const counts = [
    `${created} new`,
    `${changed} changed`,
    `${unchanged} as before`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(bad > 0 ? [`${bad} bad`] : []),
    ...(withoutVillage > 0 ? [`${withoutVillage} in a municipality for want of a village`] : []),
  ];
  const end = isRehearsal ? 'Nothing was written (--dry-run).' : '';
  const summary = `${read} rows in ${(ms / 1000).toFixed(1)} s: ${counts.join(', ')}. ${end}`.trim();
  return `${summary}\n${lackText(tally)}`;
}

/** The source decides what is published, so this is no error. */
function lackText({ lacking, withoutRent }: ImportTally): string {
  if (lacking === 0) return '';
  const rents = withoutRent > 0 ? `, ${withoutRent} of them the rent of a home, which may not be hidden` : '';
  return `${lacking} lack something that the law wants in an advertisement${rents}: see properties check.\n`;
}
