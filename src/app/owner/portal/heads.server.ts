import type { PortalTexts } from '#texts/portal/texts.ts';
import type { AppointmentHeads } from './calendar-appointments.tsx';
import type { CommunicationHeads } from './communications.tsx';

/** Gives the heads of the columns of appointments. */
export function appointmentHeads(t: PortalTexts): AppointmentHeads {
  return {
    when: t('WHEN'),
    who: t('WHO'),
    status: t('STATUS'),
    remark: t('REMARK'),
    property: t('PROPERTY'),
  };
}

/** Gives the heads of the columns of communications. */
export function communicationHeads(t: PortalTexts): CommunicationHeads {
  return {
    date: t('DATE'),
    kind: t('KIND'),
    subject: t('SUBJECT'),
    contact: t('CONTACT'),
    status: t('STATUS'),
    property: t('PROPERTY'),
  };
}
