export type SendFailure = {
  /**
   * 'server': it seems that no mail can be sent at present. 'later': the server does not take this mail now. 'refused':
   * it will never take it. 'invalid': it was not even offered, because its address is not valid. 'unwritten': we could
   * not write it.
   */
  kind: 'server' | 'later' | 'refused' | 'invalid' | 'unwritten';
  /** The server's answer, which may contain the address. */
  reason: string;
  /** The same without any data of the mail, for the log. */
  code: string;
};

/** Log-in is missing, or the server does not send for us: it then refuses every recipient (RFC 3463, 5.7). */
const refusedForPolicy = /^(530|5\d\d[ -]5\.7\.)/;

/** `error`: from nodemailer. */
export function describeFailure(error: unknown): SendFailure {
  const { code, command, response, responseCode, message } = error as {
    code?: string;
    command?: string;
    response?: string;
    responseCode?: number;
    message: string;
  };
  const named = [code, command, responseCode].filter(Boolean).join(' ');
  const failure = { reason: message, code: named || 'unknown' };
  if (code === 'EENVELOPE' && responseCode === undefined && command === undefined)
    return { kind: 'invalid', ...failure };
  // Failures of log-in and sender are not the mail's fault, whatever their code; after 421 the server closes the
  // connection.
  const isOfMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  if (!isOfMail || responseCode === undefined || responseCode === 421) return { kind: 'server', ...failure };
  if (command === 'RCPT TO' && refusedForPolicy.test(response ?? '')) return { kind: 'server', ...failure };
  return { kind: responseCode >= 500 ? 'refused' : 'later', ...failure };
}
