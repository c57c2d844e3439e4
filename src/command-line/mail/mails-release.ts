import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { releaseMails } from '#database/mail/hold.ts';
import { listUnsentMails } from '#database/mail/outbox.ts';

export const mailsRelease: Command = {
  name: 'mails release',
  summary: 'Sends the held mails of a restored site',
  help: `npm run gevel -- mails release

After 'restore' all mails are held. Some of those that waited when the backup was made may have been sent since. This
sends all of them, in order. 'mails' lists them.

Exit status: 0
`,
  async run(args, { out, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    if (!(await releaseMails(site.database))) {
      out('No mails are held\n');
      return 0;
    }
    const unsent = await listUnsentMails(site.database);
    const waiting = unsent.filter(({ status }) => status === 'waiting').length;
    out(`${waiting} ${waiting === 1 ? 'mail goes' : 'mails go'} within a minute\n`);
    return 0;
  },
};
