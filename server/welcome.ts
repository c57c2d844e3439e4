import type { Environment } from '../environment.ts';

/** Tells the person at the terminal where the site is, and where its mails are when they are not sent. */
export function welcome({ publicUrl, devMailbox }: Pick<Environment, 'publicUrl' | 'devMailbox'>): string {
  const mails = devMailbox ? `Its mails are not sent but kept at ${publicUrl}/dev/mail/\n` : '';
  return `\nGevel is at ${publicUrl}\n${mails}`;
}
