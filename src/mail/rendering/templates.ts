import type { MailTemplate } from '#mail/outbox/mail-data.ts';
import { alert, alertExpires } from '#mail/templates/alert.tsx';
import { answer } from '#mail/templates/answer.tsx';
import { appointment, appointmentReminder } from '#mail/templates/appointment.tsx';
import { confirmAlert, confirmNewsletter } from '#mail/templates/confirm.tsx';
import { documents } from '#mail/templates/documents.tsx';
import { friend } from '#mail/templates/friend.tsx';
import { importTroubled } from '#mail/templates/import-troubled.tsx';
import { newsletter } from '#mail/templates/newsletter.tsx';
import {
  ownerConfirm,
  ownerEmailChanged,
  ownerExists,
  ownerInvitation,
  ownerPassword,
  ownerPasswordChanged,
} from '#mail/templates/owner.tsx';
import { ownerWeek } from '#mail/templates/owner-week.tsx';
import { requestForAgent } from '#mail/templates/request-for-agent.tsx';
import { requestReceived } from '#mail/templates/request-received.tsx';
import {
  requestNoted,
  staffInvitation,
  staffPassword,
  staffPasswordChanged,
} from '#mail/templates/staff.tsx';
import { testimonialDeclined } from '#mail/templates/testimonial-declined.tsx';
import { testimonialForAgency } from '#mail/templates/testimonial-for-agency.tsx';
import type { Template } from './template.ts';

export const templates: { [Name in MailTemplate]: Template<Name> } = {
  'request-received': requestReceived,
  'request-for-agent': requestForAgent,
  'request-noted': requestNoted,
  'import-troubled': importTroubled,
  documents,
  answer,
  friend,
  'confirm-alert': confirmAlert,
  alert,
  'alert-expires': alertExpires,
  'confirm-newsletter': confirmNewsletter,
  newsletter,
  appointment,
  'appointment-reminder': appointmentReminder,
  'owner-confirm': ownerConfirm,
  'owner-exists': ownerExists,
  'owner-password': ownerPassword,
  'owner-invitation': ownerInvitation,
  'owner-email-changed': ownerEmailChanged,
  'owner-password-changed': ownerPasswordChanged,
  'owner-week': ownerWeek,
  'staff-invitation': staffInvitation,
  'staff-password': staffPassword,
  'staff-password-changed': staffPasswordChanged,
  'testimonial-for-agency': testimonialForAgency,
  'testimonial-declined': testimonialDeclined,
};
