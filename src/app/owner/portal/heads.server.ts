import type { PortalTexts } from '#texts/portal/texts.ts';
import type { VisitHeads } from './calendar-visits.tsx';
import type { CommunicationHeads } from './communications.tsx';

/** Gives the heads of the columns of visits. */
export function visitHeads(t: PortalTexts): VisitHeads {
  return { when: t('WHEN'), who: t('WHO'), status: t('STATUS'), remark: t('REMARK'), home: t('HOME') };
}

/** Gives the heads of the columns of communications. */
export function communicationHeads(t: PortalTexts): CommunicationHeads {
  return {
    date: t('DATE'),
    kind: t('KIND'),
    subject: t('SUBJECT'),
    contact: t('CONTACT'),
    status: t('STATUS'),
    home: t('HOME'),
  };
}
