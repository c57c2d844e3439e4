import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { dropMails, retryMails } from '#database/mail/outbox.ts';
import { isUuid } from '#domain/address/uuid.ts';

export const mailsRetry: Command = {
  name: 'mails retry',
  summary: 'Tries unsent mails again, waiting or given up',
  help: `npm run gevel -- mails retry ID …
npm run gevel -- mails retry --all

Tries unsent mails again within a minute, as if for the first time. 'mails' lists the ids.

Exit status: 0 all were found, 1 some were not, 2 wrong usage.
`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals: ids } = readFlags(args, { all: { type: 'boolean', default: false } });
    if (values.all === ids.length > 0) throw new WrongUse('Name the mails by id, or use --all.');
    refuseOthers(ids);
    await using site = await openSite();
    const found = await retryMails(site.database, values.all ? 'all' : ids, now);
    out(`${found.length} ${found.length === 1 ? 'mail' : 'mails'} will be tried again within a minute\n`);
    return tellMissing(ids, found, err);
  },
};

export const mailsDrop: Command = {
  name: 'mails drop',
  summary: 'Deletes unsent mails: they are never sent',
  help: `npm run gevel -- mails drop ID …

Deletes unsent mails from the outbox, waiting or dead. They are never sent, and nothing of them is kept. The records that
they are about stay. 'mails' lists the ids. If a mail is being sent at this moment, the command waits for it.

Exit status: 0 all were found, 1 some were not, 2 wrong usage.
`,
  async run(args, { out, err, openSite }) {
    const { positionals: ids } = readFlags(args, {});
    if (ids.length === 0) throw new WrongUse('Name the mails by id.');
    refuseOthers(ids);
    await using site = await openSite();
    const found = await dropMails(site.database, ids);
    out(`${found.length} ${found.length === 1 ? 'mail is' : 'mails are'} dropped\n`);
    return tellMissing(ids, found, err);
  },
};

function refuseOthers(ids: readonly string[]): void {
  const wrong = ids.find((id) => !isUuid(id));
  if (wrong !== undefined) throw new WrongUse(`"${wrong}" is not the id of a mail.`);
}

function tellMissing(ids: readonly string[], found: readonly string[], err: (text: string) => void): number {
  const missing = ids.filter((id) => !found.includes(id));
  for (const id of missing) err(`There is no unsent mail ${id}.\n`);
  return missing.length > 0 ? 1 : 0;
}
