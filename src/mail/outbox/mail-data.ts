import { z } from 'zod';
import { answeredForms, leadForms } from '#domain/lead/lead-forms.ts';

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

/** A path of this site, with its query: mails link to nothing else. */
const path = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\<>"]*$/);

const id = z.int().positive();
const moment = z.iso.datetime({ offset: true });

/** The questions and answers of a form, in the language of the mail. */
const answers = z.array(z.object({ label: line, value: text })).max(60);

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
 * the row, so names here never change, even where the rest of the code says property, view and document.
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
      .array(z.object({ propertyId: id, reason: z.enum(['published', 'price', 'back', 'found']) }))
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

  /**
   * To the visitor or, with `visitor`, to the agent. `wished`: the parts of days that suit an appointment without a
   * time, in words. `calendar`: the text of the attached .ics file, with its METHOD.
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
   * To an owner: the news from Monday to Sunday. `visitor`, `contact`: shortened. `form`: of a request, in place of a
   * subject. `unsubscribePath` accepts the POST of RFC 8058.
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
          viewings: z.array(z.object({ at: moment, visitor: line, feedback: text.optional() })),
          messages: z.array(
            z.object({ at: moment, contact: line, subject: line, form: z.string().nullable() }),
          ),
          papers: z.array(z.object({ kind: line, expiresOn: z.iso.date() })),
          steps: z.array(z.object({ dueOn: z.iso.date().optional(), subject: line })),
        }),
      )
      .min(1),
    overviewPath: path,
    endPath: path,
    unsubscribePath: path,
  }),

  'owner-password-changed': z.object({ name: line, passwordPath: path }),

  /** To the agency: a new testimonial, which is not shown before somebody publishes it. */
  'testimonial-for-agency': z.object({
    name: line,
    comment: text,
    website: line.optional(),
    /** Of the picture sent with it. */
    picturePath: path.optional(),
    ...about,
  }),
};

export type MailTemplate = keyof typeof mailData;

export type MailData<Template extends MailTemplate> = z.output<(typeof mailData)[Template]>;

export type Mail = {
  [Template in MailTemplate]: { template: Template; data: z.input<(typeof mailData)[Template]> };
}[MailTemplate];
