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
import { type Mapping, readMapping, saveMapping, valueMapOf } from './import-mapping.ts';
import { ImportReport, understoodLines } from './import-report.ts';

const help = `npm run gevel -- properties import FILE [flags]

Brings properties from FILE into the site: CSV (the first line, or the first below a title, names the columns;
comma, semicolon, tab, | or ^ between cells; UTF-8, UTF-16 or Windows-1252), an Excel workbook (.xlsx), JSON Lines
(.jsonl) or a list of JSON. A property is named by its source and its sourceRef, or its reference where it has no
sourceRef. A second run changes only what has changed in the file. What the file does not
mention stays; what it leaves empty is taken away. New properties are published, unless a column publication says draft.

Columns are keys of the field catalogue (livingAreaM2), in any spelling of capitals and underscores. Prices and other
amounts are in euros in a column without the word Cents (price). Texts have a column per language (title.nl).
Beside them: photos (paths beside FILE, with | between them), streetAndNumber (Kerkstraat 12 bus 3), agentEmail,
projectReference, publishedAt, and photoNatures, what the photographs show: real, impression, staged or ai_edited, with |
between them, or one for all.

  --source NAME        whose properties these are (import)
  --map COLUMN=KEY     another name of a column; can be repeated
  --value COLUMN:VALUE=TOKEN  what a word of the file means (state:TO_BE_DONE_UP=to_refresh); can be repeated
  --set KEY=VALUE      what holds for rows that do not say it (purpose=sale); can be repeated
  --country BE or LU   of postal codes for which a row names no country
  --guess              guesses columns and words by their names in four languages and by what stands in them, shows
                       them and asks; without a terminal --yes says that they are right
  --mapping FILE       reads all of this from a file; --save-mapping FILE writes it, with what was guessed
  --ignore-unknown     leaves out columns that are not known
  --leave-out-unreadable  leaves out a cell that cannot be read, with a warning, and not its row; what a property needs,
                       its status and what it hides are read or the row is bad
  --photo-host HOST    a host from which photographs are fetched whose name is an address (cdn.example.be, or
                       *.example.be for all below it); can be repeated
  --bad-rows FILE      keeps rows that are bad, with the reason, to be put right and imported again
  --decimal , or .     the sign before decimals, for numbers such as 1.240 that are unclear without it
  --encoding NAME      how letters with accents are written, where the words of the file make no sense as its bytes are
                       read: utf-8, windows-1252, cp850, cp437, macintosh, utf-16le, utf-16be, or twice for UTF-8 that
                       was read as Windows-1252 and saved again; such a file is asked about before anything is written
  --withdraw-missing   withdraws properties of the source that are no longer in FILE; none when a row is broken or cut.
                       From a tenth of the source on it asks, above half of it it refuses
  --yes-withdraw=N     up to N of them, without a question; of a CSV file whose last line has no end none: it may be
                       cut, and somebody at a terminal has to say that it is whole
  --hold-illegal       brings in as a draft what would be published without what the law wants in an advertisement, and
                       counts it; what is on the site already stays there
  --dry-run            says what would happen and what the first rows are understood to be, and changes nothing

The command ends when the site shows what has changed.

Exit status: 0 all rows are in, 1 some are not (each is named with its line and the reason) or a photograph could not
be read (its home keeps those that it had), 2 called wrongly.
`;

export const propertiesImport: Command = {
  name: 'properties import',
  summary: 'Brings properties from a CSV, Excel or JSON file into the site',
  help,
  async run(args, { out, err, ask, isInteractive, directory, now, openSite }) {
    const { path, flags, allowed, inDirectory } = readArguments(args, directory);
    await checkReadable(path);
    const said = await readMapping(inDirectory(flags.mapping), flags);
    const given = await confirmEncoding(path, said, { err, ask });
    const isAgreed = flags.yes;
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

    await using site = await openSite();
    const startedAt = performance.now();
    const progress = watchProgress(err, isInteractive);
    const askBelow = (question: string) => {
      progress.end();
      return ask?.(question) ?? Promise.resolve('');
    };
    const tally = await importProperties(
      site.database,
      untilInterrupted(changes),
      {
        source: flags.source,
        photos: {
          read: photosByAddress(photosBeside(path), { hosts: flags['photo-host'] ?? [] }),
          store: site.pictures,
        },
        isRehearsal: flags['dry-run'],
        holdsIllegal: flags['hold-illegal'],
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
    const isShown = flags['dry-run'] || (await untilCaughtUp(site.database));
    out(summaryOf(tally, flags['dry-run'], performance.now() - startedAt));
    err(report.lines().join(''));
    const badPath = inDirectory(flags['bad-rows']);
    if (badRows && badPath)
      err(`${await badRows.write(badPath, file.header)} bad rows are in ${flags['bad-rows']}.\n`);
    if (!isShown) err('The site is still taking over what has changed.\n');
    if (tally.withdrawalRefused) {
      err(`Nothing was withdrawn: ${tally.withdrawalRefused}.\n`);
    }
    return tally.bad > 0 || tally.lackingPhotos > 0 || tally.withdrawalRefused ? 1 : 0;
  },
};

const flagTypes = {
  source: { type: 'string', default: 'import' },
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
  if (!file) throw new WrongUse('Say which file to read.');
  if (more.length > 0)
    throw new WrongUse(`Only one file is read at a time: ${positionals.join(', ')} are too many.`);
  if (!/^\S.{0,39}$/u.test(flags.source))
    throw new WrongUse('--source must be a name of 1 to 40 characters.');
  if (flags.yes && !flags.guess) throw new WrongUse("Unknown option '--yes' where nothing is guessed.");
  const inDirectory = (name: string | undefined) =>
    name === undefined ? undefined : resolve(directory, name);
  return { path: resolve(directory, file), flags, allowed: readAllowed(flags), inDirectory };
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
  if (!flags['withdraw-missing'])
    throw new WrongUse('--yes-withdraw says how many --withdraw-missing may take.');
  if (!/^\d+$/u.test(text)) throw new WrongUse(`--yes-withdraw must be a number and not "${text}".`);
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
      ? [`${lackingPhotos} with photographs that could not be read, which keep those that they had`]
      : []),
    ...(withoutVillage > 0 ? [`${withoutVillage} in a municipality for want of a village`] : []),
  ];
  const end = isRehearsal ? 'Nothing was written (--dry-run).' : '';
  const summary = `${read} rows in ${(ms / 1000).toFixed(1)} s: ${counts.join(', ')}. ${end}`.trim();
  return `${summary}\n${lackText(tally)}`;
}

/** No error: the source decides what is published. */
function lackText({ lacking, withoutRent, held }: ImportTally): string {
  const drafts =
    held > 0
      ? `${held} are drafts, for want of something that the law asks for: see properties check.\n`
      : '';
  if (lacking === 0) return drafts;
  const rents = withoutRent > 0 ? `, ${withoutRent} of them the rent of a home, which may not be hidden` : '';
  return `${drafts}${lacking} lack something that the law wants in an advertisement${rents}: see properties check.\n`;
}
