import { backupJob } from '#backup/backup-job.ts';
import { searchAlertsJob } from '#commands/alert/search-alerts-job.ts';
import { articlePlansJob } from '#commands/article/article-plans-job.ts';
import { removeRelativesJob } from '#commands/media/remove-relatives-job.ts';
import { newsletterJob } from '#commands/newsletter/newsletter-job.ts';
import { numberChangesJob } from '#commands/outgoing/number-changes-job.ts';
import { pagePlansJob } from '#commands/page/page-plans-job.ts';
import { removeSparePictureJob } from '#commands/picture/remove-spare-picture-job.ts';
import { endOpenDaysJob } from '#commands/property/end-open-days-job.ts';
import { plansJob } from '#commands/property/plans-job.ts';
import { retentionJob } from '#commands/retention/retention-job.ts';
import { forgetVisitorsJob } from '#commands/view/forget-visitors-job.ts';
import { weeklyMailJob } from '#commands/weekly-mail/weekly-mail-job.ts';
import { removePicturesJob } from '#images/remove-pictures-job.ts';
import { variantsJob } from '#images/variants-job.ts';
import { deliverLeadsJob } from '#import/run/deliver-leads-job.ts';
import { dueImportsJob } from '#import/run/due-imports-job.ts';
import { importJob } from '#import/run/import-job.ts';
import type { RunnableJob } from '#jobs/define-job.ts';
import { remindAppointmentsJob } from '#mail/appointment/remind-appointments-job.ts';
import { deliverMailsJob } from '#mail/outbox/deliver-mails-job.ts';
import { sendListingsJob } from '#outgoing/sent-portals/send-listings-job.ts';
import { deliverWebhooksJob } from '#outgoing/webhooks/deliver-webhooks-job.ts';

/** Every job that this version can do. */
export const allJobs: RunnableJob[] = [
  variantsJob,
  deliverMailsJob,
  remindAppointmentsJob,
  plansJob,
  endOpenDaysJob,
  numberChangesJob,
  pagePlansJob,
  articlePlansJob,
  newsletterJob,
  searchAlertsJob,
  retentionJob,
  forgetVisitorsJob,
  removePicturesJob,
  removeRelativesJob,
  removeSparePictureJob,
  weeklyMailJob,
  backupJob,
  dueImportsJob,
  importJob,
  deliverLeadsJob,
  deliverWebhooksJob,
  sendListingsJob,
];
