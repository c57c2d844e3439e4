import type { MailTemplate } from './mail-data.ts';
import type { Template } from './template.ts';
import { alert, alertExpires } from './templates/alert.tsx';
import { appointment, appointmentReminder } from './templates/appointment.tsx';
import { confirmAlert, confirmNewsletter } from './templates/confirm.tsx';
import { documents } from './templates/documents.tsx';
import { friend } from './templates/friend.tsx';
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
  'testimonial-for-agency': testimonialForAgency,
};
