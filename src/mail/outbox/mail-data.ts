import { z } from 'zod';
import { answeredForms, leadForms } from '#domain/lead/lead-forms.ts';

/** One line of text: whatever would break it (a line end, a control character) becomes a space. */
const line = z
  .string()
  .max(500)
  .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());

/** Text of a visitor with its line ends; never markup. */
const text = z
  .string()
  .max(20_000)
  .transform((typed) =>
    typed
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  );

/** A path of this site, with its query: a mail leads nowhere else. */
const path = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\<>"]*$/);

const id = z.int().positive();
const moment = z.iso.datetime({ offset: true });

/** What was asked, as a list: the name of each field and what was filled in, in the language of the mail. */
const answers = z.array(z.object({ label: line, value: text })).max(60);

/** What a mail is about; what it shows of it comes from the public views when it is sent. */
const about = { propertyId: id.optional(), projectId: id.optional() };

const agentId = id.optional();

const appointment = {
  propertyId: id,
  agentId,
  startsAt: moment,
  endsAt: moment,
};

/**
 * What each mail needs to be written: `template` → `data` of a row in mail_message. Another version of the program may
 * have queued it: what has a name here keeps it, also where the rest of the code says property, view and document.
 */
export const mailData = {
  /** To the visitor: we have your request. */
  'request-received': z.object({
    form: z.enum(answeredForms),
    firstName: line.optional(),
    answers,
    agentId,
    ...about,
  }),

  /** To the agent: all that the visitor typed. `page`: where the form stood. Set `replyTo` to the visitor. */
  'request-for-agent': z.object({
    form: z.enum(leadForms),
    visitor: z.object({ name: line, email: line, phone: line.optional(), language: line }),
    answers,
    page: path,
    ...about,
  }),

  /** To the visitor: links to the documents that were asked for, signed, until a moment. */
  documents: z.object({
    firstName: line.optional(),
    documents: z.array(z.object({ name: line, path })).min(1),
    until: moment,
    agentId,
    ...about,
  }),

  /** To somebody whose address a friend typed. `remark`: the friend's words. Set `replyTo` to the friend. */
  friend: z.object({ senderName: line, senderEmail: line, remark: text.optional(), ...about }),

  /** To the visitor: confirm that this search is yours. `criteria`: in words. */
  'confirm-alert': z.object({ firstName: line.optional(), criteria: line, confirmPath: path }),

  /** Homes that an alert has found; 'found': asked for, and no news. `unsubscribePath` takes the POST of RFC 8058. */
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

  /** An alert is a year old: shall it stay? */
  'alert-expires': z.object({
    criteria: line,
    expiresOn: z.iso.date(),
    stayPath: path,
    endPath: path,
    unsubscribePath: path,
  }),

  /** `unsubscribePath` takes the POST of RFC 8058. */
  'confirm-newsletter': z.object({ confirmPath: path, unsubscribePath: path.optional() }),

  /**
   * About an appointment, to the visitor or, with `visitor`, to the agent. `wished`: without a time, the days and parts of the
   * day that would do, in words. `calendar`: the text of the .ics file that goes with it, with its METHOD.
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

  /** The day before. */
  'appointment-reminder': z.object({
    ...appointment,
    firstName: line.optional(),
    movePath: path.optional(),
    cancelPath: path.optional(),
  }),

  /** To an owner: is this your address? */
  'owner-confirm': z.object({ name: line, confirmPath: path }),

  /** To an owner: you have an account already. */
  'owner-exists': z.object({ name: line, loginPath: path, passwordPath: path }),

  /** To an owner who forgot the password. */
  'owner-password': z.object({ name: line, choosePath: path }),

  /** To an owner who has none yet. */
  'owner-invitation': z.object({ name: line, choosePath: path }),

  /** To the address that an owner had before. `email`: the new one. */
  'owner-email-changed': z.object({ name: line, email: line }),

  /**
   * To an owner: what happened from Monday to Sunday. `visitor`, `contact`: shortened. `form`: of a request, which stands
   * in place of its subject. `unsubscribePath` takes the POST of RFC 8058.
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

  /** To the agency: somebody wrote about it; it shows nothing before somebody publishes it. */
  'testimonial-for-agency': z.object({
    name: line,
    comment: text,
    website: line.optional(),
    /** Of the picture that came with it. */
    picturePath: path.optional(),
    ...about,
  }),
};

export type MailTemplate = keyof typeof mailData;

export type MailData<Template extends MailTemplate> = z.output<(typeof mailData)[Template]>;

/** A mail as whoever wants one sent describes it. */
export type Mail = {
  [Template in MailTemplate]: { template: Template; data: z.input<(typeof mailData)[Template]> };
}[MailTemplate];
