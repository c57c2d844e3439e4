import { type Command, NotThere, type Site } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords, requireText } from '#command-line/reading/read-values.ts';
import { addWebhook, endWebhook, pauseWebhook, sendAgain } from '#commands/webhook/change-webhooks.ts';
import { listDeliveries, listWebhooks, type WebhookState } from '#database/webhook/webhooks.ts';
import { parseId } from '#domain/address/id.ts';
import { readWebhookAddress } from '#domain/address/webhook-address.ts';

const statuses = `Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`;

export const webhooks: Command = {
  name: 'webhooks',
  summary: 'Lists the programs that are told of changes, or the messages to one of them',
  help: `npm run gevel -- webhooks [--webhook ID]

Lists each with how many messages wait and failed. With --webhook: its last hundred messages, the newest first.
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
  summary: 'Tells a program of others of each change, by signed messages',
  help: `npm run gevel -- webhooks add --address https://…

Shows the secret by which the receiver checks the signatures (Standard Webhooks). It is shown this once.

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
      throw new NotThere('IMPORT_KEY is not set: without it there is nothing to encrypt the secret with.');
    const by = { database: site.database, now, actor: 'command' };
    const added = await addWebhook(by, address, site.importKey);
    if (!added) {
      err(`There is a webhook at ${address} already.\n`);
      return 1;
    }
    out(`${added.id}  ${address}\n${added.secret}\n`);
    return 0;
  },
};

export const webhooksPause: Command = {
  name: 'webhooks pause',
  summary: 'Sends a program nothing for a while, or again',
  help: `npm run gevel -- webhooks pause --webhook ID [--off]

--off: it is told again, of all that changed meanwhile too.

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
  summary: 'Tells a program nothing more',
  help: `npm run gevel -- webhooks end --webhook ID

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { webhook: { type: 'string' } });
    refuseWords(positionals);
    await using site = await openSite();
    const { id, address } = await getWebhook(site, values.webhook);
    await endWebhook({ database: site.database, now, actor: 'command' }, id);
    out(`${address} is told nothing more.\n`);
    return 0;
  },
};

export const webhooksAgain: Command = {
  name: 'webhooks again',
  summary: 'Sends a message to a program once more',
  help: `npm run gevel -- webhooks again --webhook ID --number NUMBER

Within a minute, under the id that it had: a receiver that has it already drops it.

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
      out(`Message ${number} is sent within a minute.\n`);
      return 0;
    }
    err(`There is no message ${values.number}.\n`);
    return 1;
  },
};

async function getWebhook({ database }: Site, named: string | undefined): Promise<WebhookState> {
  const id = parseId(requireText('webhook', named, 20));
  const found = (await listWebhooks(database)).find((each) => each.id === id);
  if (!found) throw new NotThere(`There is no webhook ${named}. See them by: webhooks`);
  return found;
}
