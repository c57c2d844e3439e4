import type { PortalTexts } from '#texts/portal/texts.ts';
import type { AppointmentHeads } from './calendar-appointments.tsx';
import type { CommunicationHeads } from './communications.tsx';

export function appointmentHeads(t: PortalTexts): AppointmentHeads {
  return {
    when: t('WHEN'),
    kindAndSubject: t('KIND_AND_SUBJECT'),
    who: t('WHO'),
    status: t('STATUS'),
    remark: t('REMARK'),
    property: t('PROPERTY'),
  };
}

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
