import { z } from 'zod';
import { sourceTroubles } from '#database/import/troubles.ts';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { languages } from '#domain/language.ts';
import { answeredForms, leadForms } from '#domain/lead/lead-forms.ts';
import { cleanText } from '#site/articles/clean-text.ts';

/** One line of text: line ends and control characters become spaces. */
const line = z
  .string()
  .max(500)
  .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());

/** A visitor's text with its line ends; never markup. */
const text = z
  .string()
  .max(20_000)
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

/** The language in which somebody of the agency wrote; absent if it is not known. */
const written = z.enum(languages).optional();

/** A path of this site, with its query: mails link to nothing else. */
const path = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\<>"]*$/);

/** A link to the office, which has a host of its own. */
const officeLink = webAddressSchema.max(2000).regex(/^https?:\/\/[^/\s\\<>"]+\/office\/[^\s\\<>"]*$/);

const id = z.int().positive();
const moment = z.iso.datetime({ offset: true });

/** The questions and answers of a form, in the language of the mail. */
const answers = z
  .array(z.object({ label: line, value: text }))
  .max(60)
  .default([]);

/** What a mail is about; its particulars are read from the public views when it is sent. */
const about = { propertyId: id.optional(), projectId: id.optional() };

const agentId = id.optional();

const appointment = {
  propertyId: id,
  agentId,
  startsAt: moment,
  endsAt: moment,
};

/**
 * The data of each mail: `template` → `data` of a row in mail_message. Another version of the program may have queued
 * the row. So names here never change, even if the rest of the code says property, view and document, and a new field
 * is optional or has a default.
 */
export const mailData = {
  /** To the visitor: the request has arrived. */
  'request-received': z.object({
    form: z.enum(answeredForms),
    firstName: line.optional(),
    answers,
    agentId,
    ...about,
  }),

  /** To the agent: everything that the visitor typed. `page`: the page with the form. Set `replyTo` to the visitor. */
  'request-for-agent': z.object({
    form: z.enum(leadForms),
    visitor: z.object({ name: line, email: line, phone: line.optional(), language: line }),
    answers,
    /** The same in every language, for the office: each of its people reads it in their own. */
    answersIn: z.record(z.enum(languages), answers).optional(),
    page: path,
    ...about,
  }),

  /** To the visitor: signed links to the requested documents, valid until a moment. */
  documents: z.object({
    firstName: line.optional(),
    documents: z.array(z.object({ name: line, path })).min(1),
    until: moment,
    agentId,
    ...about,
  }),

  /**
   * To the visitor: an answer by the agency. Its times and documents stand at `{{slots}}` and `{{documents}}` in the
   * text, or else after it. Set `replyTo` to the writer.
   */
  answer: z.object({
    subject: line,
    text,
    slots: z
      .array(z.object({ startsAt: moment, endsAt: moment }))
      .max(20)
      .default([]),
    bookPath: path.optional(),
    documents: z
      .array(z.object({ name: line, path }))
      .max(40)
      .default([]),
    until: moment,
    ...about,
  }),

  /** To an address that a friend typed. `remark`: the friend's words. Set `replyTo` to the friend. */
  friend: z.object({ senderName: line, senderEmail: line, remark: text.optional(), ...about }),

  /** To the visitor: confirm this search. `criteria`: in words. */
  'confirm-alert': z.object({ firstName: line.optional(), criteria: line, confirmPath: path }),

  /**
   * Properties that an alert has found; 'found': the reader asked for them, so they are no news. `unsubscribePath`
   * accepts the POST of RFC 8058.
   */
  alert: z.object({
    criteria: line,
    homes: z
      .array(
        z.object({ propertyId: id, reason: z.enum(['published', 'price', 'back', 'open_day', 'found']) }),
      )
      .min(1),
    listPath: path,
    changePath: path,
    pausePath: path,
    endPath: path,
    unsubscribePath: path,
  }),

  /** An alert is a year old: should it stay? */
  'alert-expires': z.object({
    criteria: line,
    expiresOn: z.iso.date(),
    stayPath: path,
    endPath: path,
    unsubscribePath: path,
  }),

  /** `unsubscribePath` accepts the POST of RFC 8058. */
  'confirm-newsletter': z.object({ confirmPath: path, unsubscribePath: path.optional() }),

  /** `body`: rich text. Without the last two keys it is a test mail to the agency. */
  newsletter: z.object({
    subject: line,
    body: z.unknown().transform(cleanText),
    homes: z
      .array(z.object({ propertyId: id }))
      .max(20)
      .default([]),
    article: z.object({ title: line, intro: line, path }).optional(),
    endPath: path.optional(),
    unsubscribePath: path.optional(),
  }),

  /**
   * To the visitor or, with `visitor`, to the agent. `wished`: the parts of days that suit an appointment without a
   * time, in words. `calendar`: the text of the attached .ics file, with its METHOD. `address`: the property's address
   * if its viewing is confirmed, even if the site hides it.
   */
  appointment: z.object({
    ...appointment,
    change: z.enum(['requested', 'other_wish', 'confirmed', 'moved', 'cancelled']),
    firstName: line.optional(),
    visitor: z.object({ name: line, email: line, phone: line.optional() }).optional(),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    previousStartsAt: moment.optional(),
    wished: z.array(line).default([]),
    remark: text.optional(),
    address: line.optional(),
    movePath: path.optional(),
    cancelPath: path.optional(),
    calendar: z
      .string()
      .max(20_000)
      .regex(/^BEGIN:VCALENDAR\r?\n/)
      .optional(),
  }),

  /** Sent the day before. */
  'appointment-reminder': z.object({
    ...appointment,
    firstName: line.optional(),
    address: line.optional(),
    movePath: path.optional(),
    cancelPath: path.optional(),
  }),

  /** To an owner: is this your address? */
  'owner-confirm': z.object({ name: line, confirmPath: path }),

  /** To an owner: you already have an account. */
  'owner-exists': z.object({ name: line, loginPath: path, passwordPath: path }),

  /** To an owner who forgot the password. */
  'owner-password': z.object({ name: line, choosePath: path }),

  /** To an owner who has no password yet. */
  'owner-invitation': z.object({ name: line, choosePath: path }),

  /** To the owner's earlier address. `email`: the new one. */
  'owner-email-changed': z.object({ name: line, email: line }),

  /**
   * To an owner: the news from Monday to Sunday. `visitor`, `contact`: shortened. `form`: the form of a request, which
   * has no subject. `unsubscribePath` accepts the POST of RFC 8058.
   */
  'owner-week': z.object({
    name: line,
    from: z.iso.date(),
    until: z.iso.date(),
    homes: z
      .array(
        z.object({
          propertyId: id,
          visits: z.int().min(0),
          visitsBefore: z.int().min(0),
          viewings: z
            .array(z.object({ at: moment, visitor: line, feedback: text.optional(), language: written }))
            .default([]),
          messages: z
            .array(
              z.object({
                at: moment,
                contact: line,
                subject: line,
                language: written,
                form: z.string().nullable().default(null),
              }),
            )
            .default([]),
          papers: z.array(z.object({ kind: line, expiresOn: z.iso.date() })).default([]),
          steps: z
            .array(z.object({ dueOn: z.iso.date().optional(), subject: line, language: written }))
            .default([]),
        }),
      )
      .min(1),
    overviewPath: path,
    endPath: path,
    unsubscribePath: path,
  }),

  'owner-password-changed': z.object({ name: line, passwordPath: path }),

  /** To somebody of the agency who has no password yet: a log-in to the office. */
  'staff-invitation': z.object({ name: line, link: officeLink }),

  /**
   * To the staff member for whom a request waits that a colleague, `by`, wrote down. `person`: the person who asked.
   */
  'request-noted': z.object({ name: line, by: line, person: line, link: officeLink }),

  /** To the agency: properties of this source are not imported as they should be. */
  'import-troubled': z.object({
    source: line,
    troubles: z.array(z.enum(sourceTroubles)).min(1),
    link: officeLink.optional(),
  }),

  /** To somebody of the agency who forgot the password. */
  'staff-password': z.object({ name: line, link: officeLink }),

  /** `link`: to ask for another. */
  'staff-password-changed': z.object({ name: line, link: officeLink }),

  /** To the agency: a new testimonial, which is not shown before somebody publishes it. */
  'testimonial-for-agency': z.object({
    name: line,
    comment: text,
    website: line.optional(),
    /** The picture that was sent with it. */
    picturePath: path.optional(),
    ...about,
  }),

  /** To the author of a testimonial that is not shown. */
  'testimonial-declined': z.object({ name: line, reason: text, language: written, comment: text }),
};

export type MailTemplate = keyof typeof mailData;

export type MailData<Template extends MailTemplate> = z.output<(typeof mailData)[Template]>;

export type Mail = {
  [Template in MailTemplate]: { template: Template; data: z.input<(typeof mailData)[Template]> };
}[MailTemplate];
