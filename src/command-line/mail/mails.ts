import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { listUnsentMails, retryMails } from '#database/mail/outbox.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const mails: Command = {
  name: 'mails',
  summary: 'Lists the mails that are not sent: those that wait, and those given up',
  help: `npm run gevel -- mails

Lists the mails that are not sent, in the order of the outbox: id, state, tries, template, recipient, when it was
queued and, where it was tried, when it is tried next and why it did not go. A dead mail was refused for good, or tried
for three days: 'mails retry' has it tried again.

Exit status: 0 none is dead, 1 some are.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const unsent = await listUnsentMails(site.database);
    for (const mail of unsent) {
      const { id, status, attempts, template, recipient } = mail;
      const next = status === 'waiting' && attempts > 0 ? `  next ${moment(mail.next_attempt_at)}` : '';
      const reason = mail.last_error ? `  ${mail.last_error.replace(/\s+/g, ' ')}` : '';
      out(
        `${id}  ${status}  ${attempts}  ${template}  ${recipient}  ${moment(mail.created_at)}${next}${reason}\n`,
      );
    }
    const dead = unsent.filter(({ status }) => status === 'dead').length;
    err(`${unsent.length - dead} waiting, ${dead} dead\n`);
    return dead > 0 ? 1 : 0;
  },
};

export const mailsRetry: Command = {
  name: 'mails retry',
  summary: 'Has mails tried again that were given up, or at once that wait',
  help: `npm run gevel -- mails retry ID …
npm run gevel -- mails retry --all

Has mails that are not sent tried again within a minute, as if for the first time. The ids are those of 'mails'.

Exit status: 0 all were found, 1 some were not, 2 called wrongly.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals: ids } = readFlags(args, { all: { type: 'boolean', default: false } });
    if (values.all === ids.length > 0) throw new WrongUse('Say which mails by their ids, or --all.');
    const wrong = ids.find((id) => !uuid.test(id));
    if (wrong !== undefined) throw new WrongUse(`"${wrong}" is no id of a mail.`);
    await using site = await openSite();
    const found = await retryMails(site.database, values.all ? 'all' : ids, now);
    const missing = ids.filter((id) => !found.includes(id));
    for (const id of missing) err(`There is no mail ${id} that is not sent.\n`);
    out(`${found.length} ${found.length === 1 ? 'mail is' : 'mails are'} tried again within a minute\n`);
    return missing.length > 0 ? 1 : 0;
  },
};

function moment(time: Date): string {
  return `${formatDay(time)} ${formatTime(time)}`;
}
