import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { dropMails, retryMails } from '#database/mail/outbox.ts';
import { isUuid } from '#domain/address/uuid.ts';

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
    refuseOthers(ids);
    await using site = await openSite();
    const found = await retryMails(site.database, values.all ? 'all' : ids, now);
    out(`${found.length} ${found.length === 1 ? 'mail is' : 'mails are'} tried again within a minute\n`);
    return tellMissing(ids, found, err);
  },
};

export const mailsDrop: Command = {
  name: 'mails drop',
  summary: 'Forgets mails that are not sent: they are never sent',
  help: `npm run gevel -- mails drop ID …

Takes mails that are not sent out of the outbox, whether they wait or are dead: they are never sent, and nothing of them
is kept. What they are about stays. The ids are those of 'mails'. A mail that is being sent at this moment is waited
for.

Exit status: 0 all were found, 1 some were not, 2 called wrongly.
`,
  async run(args, { out, err, openSite }) {
    const { positionals: ids } = readFlags(args, {});
    if (ids.length === 0) throw new WrongUse('Say which mails by their ids.');
    refuseOthers(ids);
    await using site = await openSite();
    const found = await dropMails(site.database, ids);
    out(`${found.length} ${found.length === 1 ? 'mail is' : 'mails are'} dropped\n`);
    return tellMissing(ids, found, err);
  },
};

function refuseOthers(ids: readonly string[]): void {
  const wrong = ids.find((id) => !isUuid(id));
  if (wrong !== undefined) throw new WrongUse(`"${wrong}" is no id of a mail.`);
}

function tellMissing(ids: readonly string[], found: readonly string[], err: (text: string) => void): number {
  const missing = ids.filter((id) => !found.includes(id));
  for (const id of missing) err(`There is no mail ${id} that is not sent.\n`);
  return missing.length > 0 ? 1 : 0;
}
