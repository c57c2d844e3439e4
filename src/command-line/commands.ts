import { appointmentConfirm, appointments } from './appointment/appointments.ts';
import { appointmentCarriedOut, appointmentNoShow } from './appointment/appointments-close.ts';
import { slotsAdd } from './appointment/slots-add.ts';
import { backup } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import type { Command } from './command.ts';
import { importsList, importsPause, importsProbe, importsRenew, importsRuns } from './import/imports.ts';
import { importsAdd, importsSettings } from './import/imports-add.ts';
import { importsLock, importsRecord } from './import/imports-record.ts';
import { importsRehearse, importsReplay, importsRun } from './import/imports-run.ts';
import { importsMap, importsValues } from './import/imports-values.ts';
import { mails } from './mail/mails.ts';
import { mailsDrop, mailsRetry } from './mail/mails-by-id.ts';
import { mailsRelease } from './mail/mails-release.ts';
import { map } from './map/map.ts';
import { mapAdd } from './map/map-add.ts';
import { mapRemove } from './map/map-remove.ts';
import { ownerDisable, ownerEnable, ownerLogOut } from './owner/owner-access.ts';
import { ownerInvite } from './owner/owner-invite.ts';
import { ownerLink, ownerUnlink } from './owner/owner-link.ts';
import { owners } from './owner/owners.ts';
import { personErase } from './person/person-erase.ts';
import { personExport } from './person/person-export.ts';
import {
  portals,
  portalsAdd,
  portalsEnd,
  portalsExclude,
  portalsInclude,
  portalsPause,
  portalsRenew,
} from './portal/portals.ts';
import { portalsAccount } from './portal/portals-account.ts';
import { advertsAdd, advertsEnd } from './property/adverts.ts';
import {
  communicationAdd,
  communicationHide,
  communicationPublish,
  communications,
} from './property/communications.ts';
import { documentAdd } from './property/document-add.ts';
import { exportOpenimmo } from './property/export-openimmo.ts';
import { openDays, openDaysAdd, openDaysRemove } from './property/open-days.ts';
import { preview } from './property/preview.ts';
import { propertiesCheck } from './property/properties-check.ts';
import { propertiesExport } from './property/properties-export.ts';
import { propertiesHistory } from './property/properties-history.ts';
import { propertiesImport } from './property/properties-import.ts';
import { propertiesPlanned } from './property/properties-planned.ts';
import { propertiesPublish } from './property/properties-publish.ts';
import { propertiesWithdraw } from './property/properties-withdraw.ts';
import { plannedSteps, stepAdd, stepDone } from './property/steps.ts';
import { windowCard } from './property/window-card.ts';
import { filesCopy } from './site/files-copy.ts';
import { filmsAdd } from './site/films-add.ts';
import { picturesAdd } from './site/pictures-add.ts';
import { picturesNature } from './site/pictures-nature.ts';
import { redirectsExport } from './site/redirects-export.ts';
import { redirectsImport } from './site/redirects-import.ts';
import { settingsCheck } from './site/settings-check.ts';
import { pagesExport, settingsExport } from './site/site-export.ts';
import { pagesHistory, settingsHistory } from './site/site-history.ts';
import { pagesImport, settingsImport } from './site/site-import.ts';
import { siteInit } from './site/site-init.ts';
import { siteLegal } from './site/site-legal.ts';
import { staff, staffEnd, staffForgetCode, staffRole } from './staff/staff.ts';
import { staffInvite } from './staff/staff-invite.ts';
import { status } from './status/status.ts';
import { webhooks, webhooksAdd, webhooksAgain, webhooksEnd, webhooksPause } from './webhook/webhooks.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  status,
  siteInit,
  siteLegal,
  propertiesImport,
  propertiesExport,
  exportOpenimmo,
  propertiesCheck,
  propertiesPublish,
  propertiesWithdraw,
  propertiesPlanned,
  propertiesHistory,
  importsList,
  importsAdd,
  importsSettings,
  importsProbe,
  importsRuns,
  importsRun,
  importsReplay,
  importsRehearse,
  importsValues,
  importsMap,
  importsRecord,
  importsLock,
  importsPause,
  importsRenew,
  settingsExport,
  settingsImport,
  settingsCheck,
  settingsHistory,
  pagesExport,
  pagesImport,
  pagesHistory,
  redirectsImport,
  redirectsExport,
  preview,
  windowCard,
  openDaysAdd,
  openDaysRemove,
  openDays,
  mailsRetry,
  mailsDrop,
  mailsRelease,
  mails,
  slotsAdd,
  appointments,
  appointmentConfirm,
  appointmentCarriedOut,
  appointmentNoShow,
  staffInvite,
  staffRole,
  staffForgetCode,
  staffEnd,
  staff,
  ownerInvite,
  ownerLink,
  ownerUnlink,
  ownerLogOut,
  ownerDisable,
  ownerEnable,
  owners,
  communications,
  communicationAdd,
  communicationPublish,
  communicationHide,
  advertsAdd,
  advertsEnd,
  portalsAdd,
  portalsAccount,
  portalsEnd,
  portalsExclude,
  portalsInclude,
  portalsPause,
  portalsRenew,
  portals,
  webhooksAdd,
  webhooksPause,
  webhooksEnd,
  webhooksAgain,
  webhooks,
  documentAdd,
  plannedSteps,
  stepAdd,
  stepDone,
  picturesAdd,
  picturesNature,
  filmsAdd,
  filesCopy,
  mapAdd,
  mapRemove,
  map,
  personExport,
  personErase,
  backup,
  restore,
];
