import { resolve } from 'node:path';
import { WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';

export const help = `npm run gevel -- properties import FILE [flags]

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

export function readArguments(args: string[], directory: string) {
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

function readAllowed(flags: { 'yes-withdraw'?: string; 'withdraw-missing': boolean }): number | undefined {
  const text = flags['yes-withdraw'];
  if (text === undefined) return undefined;
  if (!flags['withdraw-missing']) throw new WrongUse('--yes-withdraw works only with --withdraw-missing.');
  if (!/^\d+$/u.test(text)) throw new WrongUse(`--yes-withdraw must be a number, not "${text}".`);
  return Number(text);
}
