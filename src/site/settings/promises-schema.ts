import { z } from 'zod';

const workingDays = z.int().max(60);

/** What the texts of the site and its mails promise. Null: nothing is promised yet. */
export const promisesSchema = z
  .strictObject({
    /** Within how many working days the agency answers a question. */
    replyWorkingDays: workingDays.min(1).nullable().default(null),
    /** Within how many it confirms an appointment that was asked for; 0: on the same day. */
    appointmentWorkingDays: workingDays.min(0).nullable().default(null),
    /** Within how many after its visit it gives a valuation in writing. */
    valuationWorkingDays: workingDays.min(1).nullable().default(null),
    appointmentMinutes: z.int().min(5).max(240).nullable().default(null),
    valuationHours: z.int().min(1).max(8).nullable().default(null),
    newslettersAMonth: z.int().min(1).max(31).nullable().default(null),
  })
  .prefault({});

export type Promises = z.infer<typeof promisesSchema>;
