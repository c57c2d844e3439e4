import { createTransport } from 'nodemailer';
import type { Sender } from '#environment';

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

export type SendFailure = {
  /**
   * 'dead': this mail will never be accepted. 'recipient': not now, but mails to others may be. 'server': no mail can
   * be sent at present.
   */
  kind: 'server' | 'recipient' | 'dead';
  /** The server's answer, which may contain the address. */
  reason: string;
  /** The same without any data of the mail, for the log. */
  code: string;
};

/**
 * Undefined when the server accepted the mail, else the reason. One connection per mail: when a reused connection
 * breaks, the library itself would send again, perhaps after the text was accepted.
 */
export async function sendMail(
  smtpUrl: string,
  publicUrl: string,
  mail: OutgoingMail,
): Promise<SendFailure | undefined> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
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
  } finally {
    transport.close();
  }
}

function calendarPart(content: string) {
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'visit.ics', content };
}

/** `error`: from nodemailer. Failures of log-in and sender are the server's and ours, whatever their code. */
function describeFailure(error: unknown): SendFailure {
  const { code, command, responseCode, message } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    message: string;
  };
  const named = [code, command, responseCode].filter(Boolean).join(' ');
  const failure = { reason: message, code: named || 'unknown' };
  // An invalid address: the mail was never offered to the server.
  if (code === 'EENVELOPE' && responseCode === undefined && command === undefined)
    return { kind: 'dead', ...failure };
  const isOfMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isOfMail || responseCode === undefined || responseCode === 421) return { kind: 'server', ...failure };
  return { kind: responseCode >= 500 ? 'dead' : 'recipient', ...failure };
}
