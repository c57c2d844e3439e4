import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

/** The envelope and the content of a received mail. */
export type ReceivedMail = Email & { envelope: { from: string; to: string[] } };

/** The server's answer when it refuses a mail, such as 450 or 550, or 'hang up'. */
type Refusal = number | 'hang up';

type Decision = Refusal | undefined;

type Moment = 'recipient' | 'within text' | 'text';

type Mailbox = {
  /** For SMTP_URL. */
  url: string;
  /** All received mails, in order. */
  mails: ReceivedMail[];
  /** Waits until there are `count` mails to the address. */
  mailsTo(recipient: string, count?: number): Promise<ReceivedMail[]>;
  /** How many connections were made to it. */
  connections: () => number;
  /**
   * Decides by the recipient; undefined accepts the mail. `at`: before its text, while the text is coming (the server
   * can then only hang up), or after it was received. The server waits for the decision, which may never come.
   */
  refuse(decide: (recipient: string, at: Moment) => Decision | Promise<Decision>): void;
  /** Stops answering, like a server that is down; `start` starts it again at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/**
 * Starts an SMTP server that collects mails. Stop it at the end: `afterAll(() => mailbox.stop())`. `keep`: gets each
 * mail as it arrives, for tests in another process.
 */
export async function startMailbox(keep?: (mail: ReceivedMail) => void): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let decide: Parameters<Mailbox['refuse']>[0] = () => undefined;
  let server: SMTPServer | undefined;
  let port = 0;
  let connections = 0;

  function open(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect(_, done) {
        connections += 1;
        done();
      },
      async onRcptTo({ address }, session, done) {
        const refusal = await decide(address, 'recipient');
        done(refusal === undefined ? null : refused(refusal, session.id));
      },
      async onData(stream, session, done) {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if ((await decide(to[0] ?? '', 'within text')) === 'hang up') {
          refused('hang up', session.id);
          return;
        }
        const pieces = await stream.toArray().catch(() => undefined);
        // The client broke off in the middle, so the mail did not arrive.
        if (!pieces) return;
        const raw = Buffer.concat(pieces);
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const mail = { ...(await PostalMime.parse(raw)), envelope: { from, to } };
        mails.push(mail);
        keep?.(mail);
        const refusal = await decide(to[0] ?? '', 'text');
        if (refusal !== undefined && refusal !== 'hang up') mails.pop();
        done(refusal === undefined ? null : refused(refusal, session.id));
      },
    });
  }

  function refused(refusal: Refusal, sessionId: string): Error | null {
    if (refusal !== 'hang up') return Object.assign(new Error('not this one'), { responseCode: refusal });
    const { connections } = server as unknown as { connections: Set<{ id: string; close(): void }> };
    for (const connection of connections) if (connection.id === sessionId) connection.close();
    return null;
  }

  const mailbox: Mailbox = {
    url: '',
    mails,
    connections: () => connections,
    async mailsTo(recipient, count = 1) {
      return until(() => {
        const found = mails.filter(({ envelope }) => envelope.to.includes(recipient));
        return found.length >= count && found;
      });
    },
    refuse: (by) => {
      decide = by;
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
    async start() {
      server = open();
      // Some tests are about clients that break off.
      server.on('error', () => {});
      const listener = server.listen(port, '127.0.0.1');
      await once(listener, 'listening');
      const address = listener.address();
      if (!address || typeof address === 'string') throw new Error('no port');
      port = address.port;
      mailbox.url = `smtp://127.0.0.1:${port}`;
    },
  };
  await mailbox.start();
  return mailbox;
}
