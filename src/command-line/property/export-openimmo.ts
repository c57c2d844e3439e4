import { type Command, WrongUse } from '#command-line/command.ts';
import { exportPath } from '#command-line/file/export-path.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { exportOpenImmo } from '#export/openimmo/export-open-immo.ts';

const help = `npm run gevel -- export openimmo FILE [flags]

Writes the public data of the properties as OpenImmo 1.2.7, for portals that read it: a zip archive with an XML file, the
photographs and the plans. Facts that the site hides (a price, a street) are left out.

  --since MOMENT  only changes since then, and properties taken off the site: 2026-11-24 or 2026-11-24T08:00:00Z. Without
                  it the file is complete, and a portal takes off the properties that are not in it
`;

export const exportOpenimmo: Command = {
  name: 'export openimmo',
  summary: 'Writes the properties as OpenImmo, with their pictures',
  help,
  async run(args, { err, directory, now, openSite }) {
    const { values, positionals } = readFlags(args, { since: { type: 'string' } });
    const path = exportPath(positionals, directory);
    if (!path) throw new WrongUse('Name the file to write.');
    const since = readMoment(values.since);
    await using site = await openSite();
    const { agency } = await getSettings(site);
    const sender = { host: new URL(site.publicUrl).hostname, name: agency.name, email: agency.email };
    const { database, pictures } = site;
    const counts = await exportOpenImmo({ database, pictures: pictures.storage, sender, path, since, now });
    err(`${counts.homes} properties and ${counts.pictures} pictures in ${positionals[0]}`);
    err(since ? `, ${counts.gone} taken off\n` : '\n');
    return 0;
  },
};

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new WrongUse(`--since must be a moment such as 2026-11-24 or 2026-11-24T08:00:00Z, not "${text}".`);
  return moment;
}
