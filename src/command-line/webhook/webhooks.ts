import { type Command, NotThere, type Site } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { addWebhook, endWebhook, pauseWebhook, sendAgain } from '#commands/webhook/change-webhooks.ts';
import { listDeliveries, listWebhooks, type WebhookState } from '#database/webhook/webhooks.ts';
import { parseId } from '#domain/address/id.ts';
import { readWebhookAddress } from '#domain/address/webhook-address.ts';

const statuses = `Exit status: 0 done, 1 not possible, 2 wrong usage.
`;

export const webhooks: Command = {
  name: 'webhooks',
  summary: 'Lists the webhooks, or the messages of one',
  help: `npm run gevel -- webhooks [--webhook ID]

Lists each webhook with the numbers of waiting and failed messages. With --webhook: its last hundred messages, the newest
first.
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { webhook: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    if (values.webhook !== undefined) {
      const { id } = await getWebhook(site, values.webhook);
      for (const each of await listDeliveries(site.database, id, 100)) {
        const { number, subject, subject_id, kind, status, attempts, problem } = each;
        const said = `${status}, tried ${attempts} times${problem ? `: ${problem}` : ''}`;
        out(`${number}  ${subject}.${kind} ${subject_id}  ${said}\n`);
      }
      return 0;
    }
    for (const { id, address, paused_at, waiting, failed } of await listWebhooks(site.database))
      out(`${id}  ${address}  ${paused_at ? 'paused  ' : ''}${waiting} waiting  ${failed} failed\n`);
    return 0;
  },
};

export const webhooksAdd: Command = {
  name: 'webhooks add',
  summary: 'Sends each change to another program, as signed messages',
  help: `npm run gevel -- webhooks add --address https://…

Shows the secret with which the receiver checks the signatures (Standard Webhooks). It is shown only once.

${statuses}`,
  async run(args, { out, err, now, openSite }) {
    const { values, positionals } = readFlags(args, { address: { type: 'string' } });
    refuseWords(positionals);
    const address = readWebhookAddress(requireText('address', values.address, 500));
    if (!address) {
      err('The address must begin with https://, without a user, a password or a port.\n');
      return 2;
    }
    await using site = await openSite();
    if (!site.importKey)
      throw new NotThere('IMPORT_KEY is not set: the secret cannot be encrypted without it.');
    const by = { database: site.database, now, actor: 'command' };
    const added = await addWebhook(by, address, site.importKey);
    if (!added) {
      err(`There is already a webhook at ${address}.\n`);
      return 1;
    }
    out(`${added.id}  ${address}\n${added.secret}\n`);
    return 0;
  },
};

export const webhooksPause: Command = {
  name: 'webhooks pause',
  summary: 'Pauses a webhook, or resumes it',
  help: `npm run gevel -- webhooks pause --webhook ID [--off]

--off ends the pause; changes made meanwhile are sent too.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const flags = { webhook: { type: 'string' }, off: { type: 'boolean' } } as const;
    const { values, positionals } = readFlags(args, flags);
    refuseWords(positionals);
    await using site = await openSite();
    const { id, address } = await getWebhook(site, values.webhook);
    await pauseWebhook({ database: site.database, now, actor: 'command' }, id, !values.off);
    out(`${address}: ${values.off ? 'told again' : 'paused'}\n`);
    return 0;
  },
};

export const webhooksEnd: Command = {
  name: 'webhooks end',
  summary: 'Ends a webhook',
  help: `npm run gevel -- webhooks end --webhook ID

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { webhook: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { id, address } = await getWebhook(site, values.webhook);
    await endWebhook({ database: site.database, now, actor: 'command' }, id);
    out(`The webhook at ${address} was ended.\n`);
    return 0;
  },
};

export const webhooksAgain: Command = {
  name: 'webhooks again',
  summary: 'Sends a message of a webhook again',
  help: `npm run gevel -- webhooks again --webhook ID --number NUMBER

The message goes out within a minute, with the same id: a receiver that already has it ignores it.

${statuses}`,
  async run(args, { out, err, now, openSite }) {
    const flags = { webhook: { type: 'string' }, number: { type: 'string' } } as const;
    const { values, positionals } = readFlags(args, flags);
    refuseWords(positionals);
    const number = Number(requireText('number', values.number, 16));
    await using site = await openSite();
    const { id } = await getWebhook(site, values.webhook);
    const by = { database: site.database, now, actor: 'command' };
    if (Number.isSafeInteger(number) && (await sendAgain(by, id, number))) {
      out(`Message ${number} will be sent within a minute.\n`);
      return 0;
    }
    err(`There is no message ${values.number}.\n`);
    return 1;
  },
};

async function getWebhook({ database }: Site, named: string | undefined): Promise<WebhookState> {
  const id = parseId(requireText('webhook', named, 20));
  const found = (await listWebhooks(database)).find((each) => each.id === id);
  if (!found) throw new NotThere(`There is no webhook ${named}. 'webhooks' lists them.`);
  return found;
}
