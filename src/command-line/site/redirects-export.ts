import { writeFile } from 'node:fs/promises';
import type { Command } from '#command-line/command.ts';
import { exportPath } from '#command-line/file/export-path.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { listRedirects } from '#database/site/redirects.ts';
import { csvLine } from '#import/file/csv-line.ts';

export const redirectsExport: Command = {
  name: 'redirects export',
  summary: 'Writes the redirects, and how often each was followed, to a file for import',
  help: `npm run gevel -- redirects export [FILE]

Writes all redirects as CSV to FILE, or to the terminal: from, to, how often it was followed (hits) and the last day
(lastHitOn). "redirects import" reads the file unchanged and ignores the last two columns.
`,
  async run(args, { out, err, directory, openSite }) {
    const { positionals } = readFlags(args, {});
    const path = exportPath(positionals, directory);

    await using site = await openSite();
    const redirects = await listRedirects(site.database);
    const rows = redirects.map(({ from, to, hits, lastHitOn }) => [
      encodeURI(from).replace(/[?#]/g, encodeURIComponent),
      to,
      String(hits),
      lastHitOn ?? '',
    ]);
    const csv = [['from', 'to', 'hits', 'lastHitOn'], ...rows].map(csvLine).join('');
    if (!path) out(csv);
    else {
      await writeFile(path, csv);
      err(`${redirects.length} redirects in ${positionals[0]}\n`);
    }
    return 0;
  },
};
