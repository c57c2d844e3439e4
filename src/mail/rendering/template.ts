import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import type { MailData, MailTemplate } from '#mail/outbox/mail-data.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { MailTexts } from '#texts/mail/texts.ts';
import type { MailContents } from './mail-contents.ts';
import type { MailLook } from './mail-look.ts';

/** A template's input besides its data. */
export type MailContext = MailContents & {
  t: MailTexts;
  language: Language;
  settings: Settings;
  look: MailLook;
  /** Scheme and host, without a slash at the end. */
  publicUrl: string;
  /** True if the page about personal data is on the site. */
  isPrivacyWritten: boolean;
};

/** `why`: the reason for the mail. */
export type WrittenMail = {
  subject: string;
  why: string;
  body: ReactNode;
  /** Accepts the POST by which mail programs end a subscription (RFC 8058). */
  unsubscribePath?: string;
  /** The text of the attached .ics file. */
  calendar?: string;
};

export type Template<Name extends MailTemplate> = (data: MailData<Name>, context: MailContext) => WrittenMail;
