import { type Command, WrongUse } from '#command-line/command.ts';
import { checkReadable } from '#command-line/file/readable.ts';
import { untilInterrupted } from '#command-line/running/interruptible.ts';
import { watchProgress } from '#command-line/running/progress.ts';
import { untilCaughtUp } from '#database/site/caught-up.ts';
import { countryIds } from '#domain/place/region.ts';
import { type ImportNote, importProperties } from '#import/core/import-properties.ts';
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
import { ImportReport } from './import-report.ts';
import { summaryOf } from './import-summary.ts';
import { keepMapping, takeUpMapping } from './kept-mapping.ts';
import { help, readArguments } from './properties-import-flags.ts';
import { tellFirst } from './understood-rows.ts';

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

function lineOf({ kind, origin, field, reason }: ImportNote): string {
  return `${origin}, ${field}: ${kind === 'warning' ? 'warning: ' : ''}${reason}\n`;
}
