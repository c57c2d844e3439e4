import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '#test/mailbox.ts';

/** The parts of a mail that journeys read. */
type KeptMail = { to: string[]; subject: string; html: string };

let count = 0;

/** Writes a received mail to a folder beside the site's data, because journeys run in other processes. */
export function keepMail(directory: string, { envelope, subject = '', html = '' }: ReceivedMail): void {
  const folder = join(directory, 'mails');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${String(++count).padStart(4, '0')}.json`);
  const kept: KeptMail = { to: envelope.to, subject, html };
  // A reader must see the whole file or none.
  writeFileSync(`${file}.unfinished`, JSON.stringify(kept));
  renameSync(`${file}.unfinished`, file);
}

/** Waits for the mail. */
export async function mailTo(recipient: string, subject: string | RegExp): Promise<KeptMail> {
  const isMeant = (mail: KeptMail) =>
    mail.to.includes(recipient) &&
    (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
  await expect
    .poll(() => receivedMails().filter(isMeant), { message: `${subject} to ${recipient}` })
    .toHaveLength(1);
  return receivedMails().find(isMeant) as KeptMail;
}

/** The first link in the mail whose path has this beginning, as a path. */
export function linkIn({ html }: KeptMail, beginning: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    URL.parse(link.replaceAll('&amp;', '&')),
  );
  const found = links.find((link) => link?.pathname.startsWith(beginning));
  expect(found, `a link to ${beginning}`).toBeTruthy();
  return `${found?.pathname}${found?.search}`;
}

function receivedMails(): KeptMail[] {
  const folder = join(process.env.SITE_DATA_DIR ?? '', 'mails');
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptMail);
}
