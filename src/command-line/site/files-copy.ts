import { resolve } from 'node:path';
import { type Command, type Site, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { untilInterrupted } from '#command-line/running/interruptible.ts';
import { watchProgress } from '#command-line/running/progress.ts';
import { listNamedFiles } from '#database/site/named-files.ts';
import { readBucketAddress } from '#domain/media/bucket-address.ts';
import { copyFiles } from '#images/copy-files.ts';
import { kindsOfFiles, type SiteFiles } from '#images/site-files.ts';

const help = `npm run gevel -- files copy --to PLACE [flags]

Copies pictures with their variants, documents and films to a bucket (s3://bucket or s3://bucket/prefix) or to a folder,
for example to move to object storage and back. A file that is already there with the same size is skipped: after an
interruption the same command continues, and it also copies newer files. Each copy is read back and compared. Nothing is
removed. At the end it lists the files that the database names and that are missing.

  --to PLACE    the target; the server and the keys of a bucket come from AWS_ENDPOINT_URL, AWS_REGION and the like
  --from PLACE  the source; without it the place of the site's files: FILES_URL, else DATA_DIR
  --compare     also compare the bytes of files that are already there with the same size

Exit status: 0 everything is there, 1 something is missing or damaged (each is named), 2 wrong usage.
`;

export const filesCopy: Command = {
  name: 'files copy',
  summary: 'Copies pictures, documents and films to a bucket or a folder',
  help,
  async run(args, { out, err, isInteractive, directory, openSite }) {
    const { values, positionals } = readFlags(args, {
      to: { type: 'string' },
      from: { type: 'string' },
      compare: { type: 'boolean', default: false },
    });
    refuseWords(positionals);
    const target = readPlace('to', requireText('to', values.to, 4096), directory);
    const source = values.from === undefined ? undefined : readPlace('from', values.from, directory);
    await using site = await openSite();
    const from: SiteFiles = source
      ? await site.openFiles(source)
      : { pictures: site.pictures.storage, documents: site.documents, films: site.films };
    const to = await site.openFiles(target);

    const progress = watchProgress(err, isInteractive, 'files');
    let seen = 0;
    let damaged = 0;
    for (const kind of kindsOfFiles) {
      let copied = 0;
      let copiedBytes = 0;
      let already = 0;
      for await (const file of untilInterrupted(
        copyFiles(from[kind], to[kind], { comparesBytes: values.compare }),
      )) {
        progress.at(++seen);
        if (file.outcome === 'there already') already++;
        else {
          copied++;
          copiedBytes += file.sizeBytes;
        }
        if (file.outcome !== 'damaged') continue;
        damaged++;
        progress.say(`${kind}/${file.key} was damaged on the way: run the command again with --compare\n`);
      }
      progress.end();
      out(
        `${kind.padEnd(9)}  ${copied} copied (${(copiedBytes / 1e6).toFixed(1)} MB), ${already} already there\n`,
      );
    }
    const missing = await listMissing(site, to);
    for (const path of missing)
      err(`${path} is missing: the database names it, but it is in neither place\n`);
    if (missing.length > 0 || damaged > 0) return 1;
    out(`Everything that the database names is there.\n`);
    return 0;
  },
};

async function listMissing({ database }: Site, to: SiteFiles): Promise<string[]> {
  const named = await listNamedFiles(database);
  const missing: string[] = [];
  for (const kind of kindsOfFiles) {
    const there = new Set<string>();
    for await (const { key } of to[kind].list()) there.add(key);
    missing.push(...named[kind].filter((key) => !there.has(key)).map((key) => `${kind}/${key}`));
  }
  return missing;
}

function readPlace(flag: string, given: string, directory: string): string {
  if (!given.startsWith('s3:')) return resolve(directory, given);
  if (!readBucketAddress(given))
    throw new WrongUse(`--${flag} must look like s3://bucket or s3://bucket/prefix, not "${given}".`);
  return given;
}
