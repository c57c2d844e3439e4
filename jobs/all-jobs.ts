import { forgetVisitorsJob } from '#commands/forget-visitors-job.ts';
import { retentionJob } from '#commands/retention/retention-job.ts';
import { searchAlertsJob } from '#commands/search-alerts/search-alerts-job.ts';
import { weeklyMailJob } from '#commands/weekly-mail/weekly-mail-job.ts';
import { removePicturesJob } from '#images/remove-pictures-job.ts';
import { variantsJob } from '#images/variants-job.ts';
import { deliverMailsJob } from '#mail/deliver-mails-job.ts';
import { remindVisitsJob } from '#mail/remind-visits-job.ts';
import type { RunnableJob } from './define-job.ts';

/** Every job that this version can do. */
export const allJobs: RunnableJob[] = [
  variantsJob,
  deliverMailsJob,
  remindVisitsJob,
  searchAlertsJob,
  retentionJob,
  forgetVisitorsJob,
  removePicturesJob,
  weeklyMailJob,
];
