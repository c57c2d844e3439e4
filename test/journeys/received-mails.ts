import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ReceivedMail } from '#test/mailbox.ts';

/** What a journey reads of a mail. */
type KeptMail = { to: string[]; subject: string; html: string };

let count = 0;

/** Keeps a mail that arrived in a folder beside the data of the site: journeys run in other processes. */
export function keepMail(directory: string, { envelope, subject = '', html = '' }: ReceivedMail): void {
  const folder = join(directory, 'mails');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${String(++count).padStart(4, '0')}.json`);
  const kept: KeptMail = { to: envelope.to, subject, html };
  // Whoever reads meanwhile sees the whole or nothing.
  writeFileSync(`${file}.unfinished`, JSON.stringify(kept));
  renameSync(`${file}.unfinished`, file);
}

/** Gives the mail to an address with a subject, waiting for it. */
export async function mailTo(recipient: string, subject: string | RegExp): Promise<KeptMail> {
  const isMeant = (mail: KeptMail) =>
    mail.to.includes(recipient) &&
    (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
  await expect
    .poll(() => receivedMails().filter(isMeant), { message: `${subject} to ${recipient}` })
    .toHaveLength(1);
  return receivedMails().find(isMeant) as KeptMail;
}

/** Takes a mail and the beginning of a path of the site; gives the first link that leads there, as a path. */
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
