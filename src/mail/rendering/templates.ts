import type { MailTemplate } from '#mail/outbox/mail-data.ts';
import { alert, alertExpires } from '#mail/templates/alert.tsx';
import { appointment, appointmentReminder } from '#mail/templates/appointment.tsx';
import { confirmAlert, confirmNewsletter } from '#mail/templates/confirm.tsx';
import { documents } from '#mail/templates/documents.tsx';
import { friend } from '#mail/templates/friend.tsx';
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
import { testimonialForAgency } from '#mail/templates/testimonial-for-agency.tsx';
import type { Template } from './template.ts';

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
