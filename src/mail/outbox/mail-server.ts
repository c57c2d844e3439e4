import { createTransport } from 'nodemailer';
import { isLoopback } from '#domain/address/loopback.ts';
import type { Sender } from '#environment';
import { describeFailure, type SendFailure } from './send-failure.ts';

type OutgoingMail = {
  /** Of the row in the outbox: the same mail sent twice has the same Message-ID. */
  id: string;
  from: Sender;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  plain: string;
  /** The full address. */
  unsubscribeUrl: string | undefined;
  calendar: string | undefined;
};

export type MailServer = {
  /** Undefined when the server accepted the mail, else the reason. */
  send(mail: OutgoingMail): Promise<SendFailure | undefined>;
  close(): void;
};

export type Patience = {
  /** For one answer of the server. */
  answerMs: number;
  /** For all answers to one mail: a server that sends a letter now and then is silent for no longer than `answerMs`. */
  mailMs: number;
};

/** Mails go one after the other over one connection, which is made for the first and anew after it broke. */
export function openMailServer(smtpUrl: string, publicUrl: string, patience: Patience): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    // `?requireTLS=false` in the address overrides it.
    requireTLS: needsTls(smtpUrl),
    pool: true,
    maxConnections: 1,
    // Where a connection breaks the library would send again by itself, perhaps after the text was accepted.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: patience.answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          signal: AbortSignal.timeout(patience.mailMs),
          messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
          from: mail.from,
          to: { name: '', address: mail.recipient },
          replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
          subject: mail.subject,
          text: mail.plain,
          html: mail.html,
          icalEvent: mail.calendar ? calendarPart(mail.calendar) : undefined,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mail.unsubscribeUrl && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return undefined;
      } catch (error) {
        return describeFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Without TLS the password and all mails, links to new passwords among them, could be read on the way, and whoever stands
 * there could leave out the server's offer of it.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname } = new URL(smtpUrl);
  return !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

function calendarPart(content: string) {
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'visit.ics', content };
}
