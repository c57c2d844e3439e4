import { backupJob } from '#backup/backup-job.ts';
import { searchAlertsJob } from '#commands/alert/search-alerts-job.ts';
import { plansJob } from '#commands/property/plans-job.ts';
import { retentionJob } from '#commands/retention/retention-job.ts';
import { forgetVisitorsJob } from '#commands/view/forget-visitors-job.ts';
import { weeklyMailJob } from '#commands/weekly-mail/weekly-mail-job.ts';
import { removePicturesJob } from '#images/remove-pictures-job.ts';
import { variantsJob } from '#images/variants-job.ts';
import type { RunnableJob } from '#jobs/define-job.ts';
import { remindAppointmentsJob } from '#mail/appointment/remind-appointments-job.ts';
import { deliverMailsJob } from '#mail/outbox/deliver-mails-job.ts';

/** Every job that this version can do. */
export const allJobs: RunnableJob[] = [
  variantsJob,
  deliverMailsJob,
  remindAppointmentsJob,
  plansJob,
  searchAlertsJob,
  retentionJob,
  forgetVisitorsJob,
  removePicturesJob,
  weeklyMailJob,
  backupJob,
];
