import { createTransport } from 'nodemailer';
import { isLoopback } from '#domain/address/loopback.ts';
import type { Sender } from '#environment';
import { describeFailure, type SendFailure } from './send-failure.ts';

type OutgoingMail = {
  /** The id of the row in the outbox: the same mail sent twice has the same Message-ID. */
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
  /** The time for one answer of the server. */
  answerMs: number;
  /** The time for all answers to one mail: a server that sends a character now and then never exceeds `answerMs`. */
  mailMs: number;
};

/** Mails go one after the other over one connection, opened for the first mail and again after it broke. */
export function openMailServer(smtpUrl: string, publicUrl: string, patience: Patience): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    // `?requireTLS=false` in the address overrides it.
    requireTLS: needsTls(smtpUrl),
    pool: true,
    maxConnections: 1,
    // After a broken connection the library would send again by itself, perhaps after the text was accepted.
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
 * Without TLS somebody on the way could read the password and all mails, including links to new passwords, and could
 * hide the server's offer of TLS.
 */
export function needsTls(smtpUrl: string): boolean {
  const { hostname } = new URL(smtpUrl);
  return !isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

function calendarPart(content: string) {
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'visit.ics', content };
}
