import type { Environment } from '#environment';

/** Tells the person at the terminal where the site is, and where its mails are when they are not sent. */
export function welcome({ publicUrl, devMailbox }: Pick<Environment, 'publicUrl' | 'devMailbox'>): string {
  const mails = devMailbox ? `Its mails are not sent but kept at ${publicUrl}/dev/mail/\n` : '';
  return `\nGevel is at ${publicUrl}\n${mails}`;
}

/**
 * The e-mail addresses and passwords with which the owners of the demo log in; undefined where there are none. New
 * passwords are kept nowhere else.
 */
export function welcomeOwners(
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  logIns: readonly { email: string; password: string; isNew: boolean }[],
): string | undefined {
  if (logIns.length === 0) return undefined;
  const width = Math.max(...logIns.map(({ email }) => email.length));
  const lines = logIns.map(({ email, password }) => `  ${email.padEnd(width)}  ${password}\n`);
  const how = logIns.some(({ isNew }) => isNew) ? ', with new passwords that are told this once:' : '';
  return `Owners of the demo log in at ${publicUrl}/nl/login/${how}\n${lines.join('')}`;
}
