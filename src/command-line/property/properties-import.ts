import { resolve } from 'node:path';
import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { untilInterrupted } from '#command-line/running/interruptible.ts';
import { watchProgress } from '#command-line/running/progress.ts';
import { untilCaughtUp } from '#database/site/caught-up.ts';
import { countryIds } from '#domain/place/region.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { type ImportNote, type ImportTally, importProperties } from '#import/core/import-properties.ts';
import { withoutNothings } from '#import/core/sense/given-values.ts';
import { readSet } from '#import/file/headers.ts';
import { photosBeside } from '#import/file/photos-beside.ts';
import { photosByAddress } from '#import/file/photos-by-address.ts';
import { openPropertyFile } from '#import/file/property-file.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { BadRows } from './bad-rows.ts';
import { confirmEncoding } from './confirm-encoding.ts';
import { confirmGuess } from './confirm-guess.ts';
import {
  emptyMapping,
  type Mapping,
  overrule,
  readMappingFile,
  saveMapping,
  valueMapOf,
} from './import-mapping.ts';
import { ImportReport, understoodLines } from './import-report.ts';
import { keepMapping, takeUpMapping } from './kept-mapping.ts';

const help = `npm run gevel -- properties import FILE [flags]

Imports properties from FILE into the site: CSV (the first line, or the first below a title, names the columns; cells
are separated by comma, semicolon, tab, | or ^; UTF-8, UTF-16 or Windows-1252), an Excel workbook (.xlsx), JSON Lines
(.jsonl) or a JSON list. A property is identified by its source and its sourceRef, or by its reference if it has no
sourceRef. A second run writes only the changes in the file. Properties and columns that are not in the file stay as they
are; an empty cell clears the value. New properties are published, unless a column publication says draft.

Columns are keys of the field catalogue (livingAreaM2); capitals and underscores do not matter. Prices and other amounts
are in euros if the name of the column lacks the word Cents (price). Texts have a column per language (title.nl).
There are also: photos (paths relative to FILE, separated by |), streetAndNumber (Kerkstraat 12 bus 3), agentEmail,
projectReference, publishedAt, and photoNatures: real, impression, staged or ai_edited for each photograph, separated by
|, or one for all.

  --source NAME        the source of these properties (import). How its file was read is kept, and holds for its next
                       one; if columns are gone by then, the command asks, and --yes agrees
  --map COLUMN=KEY     the key for a column with another name; can be repeated
  --value COLUMN:VALUE=TOKEN  the token for a word in the file (state:TO_BE_DONE_UP=to_refresh); can be repeated
  --set KEY=VALUE      a value for rows that do not give one (purpose=sale); can be repeated
  --country BE or LU   the country of postal codes in rows that name none
  --guess              guesses columns and words from their names in four languages and from their cells, shows the
                       guesses and asks; without a terminal --yes confirms them
  --mapping FILE       reads all of this from a file, in place of what is kept; --save-mapping FILE writes it, with the
                       guesses
  --ignore-unknown     leaves out unknown columns
  --leave-out-unreadable  leaves out a cell that cannot be read, with a warning, and imports the rest of its row. The
                       row is still bad if the cell is required, or is the status or a hidden value
  --photo-host HOST    a host from which photographs may be fetched by address (cdn.example.be, or *.example.be for all
                       below it); can be repeated
  --bad-rows FILE      writes the bad rows to FILE, with the reason, to be corrected and imported again
  --decimal , or .     the decimal sign, for numbers such as 1.240 that are unclear without it
  --encoding NAME      the encoding of the file, if letters with accents come out wrong: utf-8, windows-1252, cp850,
                       cp437, macintosh, utf-16le, utf-16be, or twice for UTF-8 that was read as Windows-1252 and saved
                       again; the command asks about such a file before it writes anything
  --withdraw-missing   withdraws properties of the source that are no longer in FILE; none if a row is broken or cut.
                       From a tenth of the source on it asks, above half of the source it refuses
  --yes-withdraw=N     allows up to N withdrawals without a question. A CSV file whose last line has no line end may be
                       cut: then nothing is withdrawn until somebody at a terminal confirms that it is complete
  --hold-illegal       imports a property as a draft, and counts it, if it would be published without facts that the law
                       requires in an advertisement; properties that are already published stay published
  --dry-run            shows what would happen and how the first rows are read, and changes nothing

The command ends once the site shows the changes.

Exit status: 0 all rows were imported, 1 some were not (each is named with its line and the reason) or a photograph could
not be read (its home keeps the earlier ones), 2 wrong usage.
`;

export const propertiesImport: Command = {
  name: 'properties import',
  summary: 'Imports properties from a CSV, Excel or JSON file',
  help,
  async run(args, { out, err, ask, isInteractive, directory, now, openSite }) {
    const { path, flags, source, allowed, inDirectory } = readArguments(args, directory);
    await checkReadable(path);
    await using site = await openSite();
    const { database } = site;
    const isAgreed = flags.yes;
    const mappingFile = inDirectory(flags.mapping);
    const before = mappingFile
      ? await readMappingFile(mappingFile)
      : flags.source
        ? await takeUpMapping({ database, source, path }, { err, ask, isAgreed: isAgreed || flags.guess })
        : emptyMapping;
    const given = await confirmEncoding(path, overrule(before, flags), { err, ask });
    const mapping = flags.guess ? await confirmGuess(path, given, { err, ask, isAgreed }) : given;
    const badRows = flags['bad-rows'] === undefined ? undefined : new BadRows();
    const file = await openPropertyFile(path, {
      ...fileOptionsOf(mapping),
      keepRow: badRows && ((origin, row) => badRows.keep(origin, row)),
    });
    if (file.problems) throw new WrongUse(file.problems.join('\n'));
    const kept = inDirectory(flags['save-mapping']);
    if (kept) await saveMapping(kept, mapping);
    const report = new ImportReport();
    const changes = flags['dry-run'] ? tellFirst(file.changes, out) : file.changes;

    const startedAt = performance.now();
    const progress = watchProgress(err, isInteractive);
    const askBelow = (question: string) => {
      progress.end();
      return ask?.(question) ?? Promise.resolve('');
    };
    const tally = await importProperties(
      database,
      untilInterrupted(changes),
      {
        source,
        photos: {
          read: photosByAddress(photosBeside(path), { hosts: flags['photo-host'] ?? [] }),
          store: site.pictures,
        },
        isRehearsal: flags['dry-run'],
        holdsIllegal: flags['hold-illegal'],
        approveWithdrawal: flags['withdraw-missing']
          ? approveWithdrawal({
              source,
              allowed,
              mayBeCut: file.mayBeCut,
              ask: ask && !flags['dry-run'] ? askBelow : undefined,
            })
          : undefined,
        now,
      },
      {
        onNote: (note) => {
          badRows?.take(note);
          if (report.take(note, file.attributes)) progress.say(lineOf(note));
        },
        onProgress: ({ read }) => {
          badRows?.settle();
          progress.at(read);
        },
      },
    );
    progress.end();
    if (flags.source && !flags['dry-run'] && tally.bad < tally.read)
      await keepMapping({ database, source }, { mapping, header: file.header, keptAt: now });
    const isShown = flags['dry-run'] || (await untilCaughtUp(database));
    out(summaryOf(tally, flags['dry-run'], performance.now() - startedAt));
    err(report.lines().join(''));
    const badPath = inDirectory(flags['bad-rows']);
    if (badRows && badPath)
      err(`${await badRows.write(badPath, file.header)} bad rows were written to ${flags['bad-rows']}.\n`);
    if (!isShown) err('The site does not show all changes yet: it is still loading them.\n');
    if (tally.withdrawalRefused) {
      err(`Nothing was withdrawn: ${tally.withdrawalRefused}.\n`);
    }
    return tally.bad > 0 || tally.lackingPhotos > 0 || tally.withdrawalRefused ? 1 : 0;
  },
};

const flagTypes = {
  source: { type: 'string' },
  map: { type: 'string', multiple: true },
  'ignore-unknown': { type: 'boolean', default: false },
  decimal: { type: 'string' },
  encoding: { type: 'string' },
  value: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  country: { type: 'string' },
  guess: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  mapping: { type: 'string' },
  'save-mapping': { type: 'string' },
  'leave-out-unreadable': { type: 'boolean', default: false },
  'bad-rows': { type: 'string' },
  'photo-host': { type: 'string', multiple: true },
  'withdraw-missing': { type: 'boolean', default: false },
  'yes-withdraw': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'hold-illegal': { type: 'boolean', default: false },
} as const;

function readArguments(args: string[], directory: string) {
  const { values: flags, positionals } = readFlags(args, flagTypes);
  const [file, ...more] = positionals;
  if (!file) throw new WrongUse('Name the file to read.');
  if (more.length > 0)
    throw new WrongUse(`Only one file is read at a time: name one of ${positionals.join(', ')}.`);
  const { source = 'import' } = flags;
  if (!/^\S.{0,39}$/u.test(source)) throw new WrongUse('--source must be a name of 1 to 40 characters.');
  if (flags.yes && !flags.guess && !flags.source)
    throw new WrongUse("Unknown option '--yes': it works only with --guess or --source.");
  const inDirectory = (name: string | undefined) =>
    name === undefined ? undefined : resolve(directory, name);
  return { path: resolve(directory, file), flags, source, allowed: readAllowed(flags), inDirectory };
}

function fileOptionsOf(mapping: Mapping) {
  const { columns, country, decimal, encoding, ignoreUnknown, leaveOutUnreadable } = mapping;
  const { set, problems } = readSet(mapping.set, { words: wordsFor });
  if (problems.length > 0) throw new WrongUse(problems.join('\n'));
  return {
    map: new Map(Object.entries(columns)),
    values: valueMapOf(mapping),
    set,
    countryId: country && (country === 'BE' ? countryIds.belgium : countryIds.luxembourg),
    ignoreUnknown,
    leavesOutUnreadable: leaveOutUnreadable,
    words: wordsFor,
    decimal,
    encoding,
  };
}

const toldRows = 3;

async function* tellFirst(
  changes: AsyncIterable<PropertyChange>,
  out: (text: string) => void,
): AsyncGenerator<PropertyChange> {
  let told = 0;
  for await (const change of changes) {
    if (told < toldRows) out(understoodLines(withoutNothings(change)));
    told += 1;
    yield change;
  }
}

function readAllowed(flags: { 'yes-withdraw'?: string; 'withdraw-missing': boolean }): number | undefined {
  const text = flags['yes-withdraw'];
  if (text === undefined) return undefined;
  if (!flags['withdraw-missing']) throw new WrongUse('--yes-withdraw works only with --withdraw-missing.');
  if (!/^\d+$/u.test(text)) throw new WrongUse(`--yes-withdraw must be a number, not "${text}".`);
  return Number(text);
}

function lineOf({ kind, origin, field, reason }: ImportNote): string {
  return `${origin}, ${field}: ${kind === 'warning' ? 'warning: ' : ''}${reason}\n`;
}

function summaryOf(tally: ImportTally, isRehearsal: boolean, ms: number): string {
  const { read, created, changed, unchanged, bad, withdrawn, withoutVillage, lackingPhotos } = tally;
  const counts = [
    `${created} new`,
    `${changed} changed`,
    `${unchanged} as before`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(bad > 0 ? [`${bad} bad`] : []),
    ...(lackingPhotos > 0
      ? [`${lackingPhotos} with unreadable photographs, which keep their earlier ones`]
      : []),
    ...(withoutVillage > 0
      ? [`${withoutVillage} placed in their municipality, because they name no village`]
      : []),
  ];
  const end = isRehearsal ? 'Nothing was written (--dry-run).' : '';
  const summary = `${read} rows in ${(ms / 1000).toFixed(1)} s: ${counts.join(', ')}. ${end}`.trim();
  return `${summary}\n${lackText(tally)}`;
}

/** No error: the source decides what is published. */
function lackText({ lacking, withoutRent, held }: ImportTally): string {
  const drafts =
    held > 0
      ? `${held} are drafts, because they lack something the law requires: see properties check.\n`
      : '';
  if (lacking === 0) return drafts;
  const rents = withoutRent > 0 ? `, ${withoutRent} of them the rent of a home, which must be shown` : '';
  return `${drafts}${lacking} lack something the law requires in an advertisement${rents}: see properties check.\n`;
}
