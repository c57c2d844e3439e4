import { appointmentConfirm, appointments } from './appointments.ts';
import { appointmentCarriedOut, appointmentNoShow } from './appointments-close.ts';
import type { Command } from './command.ts';
import {
  communicationAdd,
  communicationHide,
  communicationPublish,
  communications,
} from './communications.ts';
import { documentAdd } from './document-add.ts';
import { mails, mailsRetry } from './mails.ts';
import { ownerInvite } from './owner-invite.ts';
import { ownerLink, ownerUnlink } from './owner-link.ts';
import { owners } from './owners.ts';
import { personErase } from './person-erase.ts';
import { personExport } from './person-export.ts';
import { picturesAdd } from './pictures-add.ts';
import { preview } from './preview.ts';
import { propertiesExport } from './properties-export.ts';
import { propertiesImport } from './properties-import.ts';
import { publicationAdd, publicationEnd } from './publications.ts';
import { redirectsExport } from './redirects-export.ts';
import { redirectsImport } from './redirects-import.ts';
import { pagesExport, settingsExport } from './site-export.ts';
import { pagesHistory, settingsHistory } from './site-history.ts';
import { pagesImport, settingsImport } from './site-import.ts';
import { slotsAdd } from './slots-add.ts';
import { stepAdd, stepDone, steps } from './steps.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  propertiesImport,
  propertiesExport,
  settingsExport,
  settingsImport,
  settingsHistory,
  pagesExport,
  pagesImport,
  pagesHistory,
  redirectsImport,
  redirectsExport,
  preview,
  // Longer names first: 'mails retry' begins as 'mails' does.
  mailsRetry,
  mails,
  slotsAdd,
  appointments,
  appointmentConfirm,
  appointmentCarriedOut,
  appointmentNoShow,
  ownerInvite,
  ownerLink,
  ownerUnlink,
  owners,
  communications,
  communicationAdd,
  communicationPublish,
  communicationHide,
  publicationAdd,
  publicationEnd,
  documentAdd,
  steps,
  stepAdd,
  stepDone,
  picturesAdd,
  personExport,
  personErase,
];
