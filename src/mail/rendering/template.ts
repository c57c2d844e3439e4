import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { MailData, MailTemplate } from '#mail/outbox/mail-data.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { MailTexts } from '#texts/mail/texts.ts';
import type { MailContents } from './mail-contents.ts';
import type { MailLook } from './mail-look.ts';

/** What a template has beside its data. */
export type MailContext = MailContents & {
  t: MailTexts;
  language: Language;
  settings: Settings;
  look: MailLook;
  /** Where the site is: scheme and host, without a slash at the end. */
  publicUrl: string;
};

/** A mail in words. `why`: for what reason its reader gets it. */
export type WrittenMail = {
  subject: string;
  why: string;
  body: ReactNode;
  /** Takes the POST by which programs that show mails end a subscription (RFC 8058). */
  unsubscribePath?: string;
  /** The text of an .ics file that goes with it. */
  calendar?: string;
};

export type Template<Name extends MailTemplate> = (data: MailData<Name>, context: MailContext) => WrittenMail;
