import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { findMailHold } from '#database/mail/hold.ts';
import { findMailPause } from '#database/mail/mail-pause.ts';
import { listUnsentMails } from '#database/mail/outbox.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';

export const mails: Command = {
  name: 'mails',
  summary: 'Lists the unsent mails, waiting or given up',
  help: `npm run gevel -- mails

Lists the unsent mails in the order of the outbox: id, state, tries, template, recipient, the time it was queued and,
if it was tried, the time of the next try and the reason of the failure. A dead mail was refused for good, or tried for
three days: 'mails retry' tries it again, 'mails drop' deletes it. While the mail server accepts nothing, the last line
says since when.

Exit status: 0 none is dead, 1 some are.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const unsent = await listUnsentMails(site.database);
    for (const mail of unsent) {
      const { id, status, attempts, template, recipient } = mail;
      const next = status === 'waiting' && attempts > 0 ? `  next ${moment(mail.next_attempt_at)}` : '';
      const reason = mail.last_error ? `  ${onOneLine(mail.last_error)}` : '';
      out(
        `${id}  ${status}  ${attempts}  ${template}  ${recipient}  ${moment(mail.created_at)}${next}${reason}\n`,
      );
    }
    const dead = unsent.filter(({ status }) => status === 'dead').length;
    const waiting = unsent.length - dead;
    err(`${waiting} waiting, ${dead} dead\n`);
    if (await findMailHold(site.database)) err("The site was restored: all are held until 'mails release'\n");
    const pause = waiting > 0 ? await findMailPause(site.database) : undefined;
    if (pause)
      err(
        `The mail server has accepted nothing since ${moment(pause.since)}. Next try at ${moment(pause.until)}: ${onOneLine(pause.reason)}\n`,
      );
    return dead > 0 ? 1 : 0;
  },
};

function moment(time: Date): string {
  return `${formatDay(time, 'en')} ${formatTime(time)}`;
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
