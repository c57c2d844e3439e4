import type { MailTemplate } from './mail-data.ts';
import type { Template } from './template.ts';
import { alert, alertExpires } from './templates/alert.tsx';
import { appointment, appointmentReminder } from './templates/appointment.tsx';
import { confirmAlert, confirmNewsletter } from './templates/confirm.tsx';
import { documents } from './templates/documents.tsx';
import { friend } from './templates/friend.tsx';
import {
  ownerConfirm,
  ownerEmailChanged,
  ownerExists,
  ownerInvitation,
  ownerPassword,
  ownerPasswordChanged,
} from './templates/owner.tsx';
import { ownerWeek } from './templates/owner-week.tsx';
import { requestForAgent } from './templates/request-for-agent.tsx';
import { requestReceived } from './templates/request-received.tsx';
import { testimonialForAgency } from './templates/testimonial-for-agency.tsx';

/** How each mail is written. */
export const templates: { [Name in MailTemplate]: Template<Name> } = {
  'request-received': requestReceived,
  'request-for-agent': requestForAgent,
  documents,
  friend,
  'confirm-alert': confirmAlert,
  alert,
  'alert-expires': alertExpires,
  'confirm-newsletter': confirmNewsletter,
  appointment,
  'appointment-reminder': appointmentReminder,
  'owner-confirm': ownerConfirm,
  'owner-exists': ownerExists,
  'owner-password': ownerPassword,
  'owner-invitation': ownerInvitation,
  'owner-email-changed': ownerEmailChanged,
  'owner-password-changed': ownerPasswordChanged,
  'owner-week': ownerWeek,
  'testimonial-for-agency': testimonialForAgency,
};
