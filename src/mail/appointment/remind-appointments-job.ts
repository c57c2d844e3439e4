import { z } from 'zod';
import { defineJob } from '#jobs/define-job.ts';

/** Reminds visitors of the next day's appointments: each hour in the daytime, for those booked meanwhile. */
export const remindAppointmentsJob = defineJob({
  name: 'remind-visits',
  schema: z.object({}),
  // The next hour tries again anyway.
  retry: { limit: 0, delaySeconds: 0 },
  schedule: '0 9-20 * * *',
  load: async () => {
    const { remindAppointments } = await import('./remind-appointments.ts');
    return (_, { database, jobs, now }) => remindAppointments({ database, jobs, now: now() });
  },
});
