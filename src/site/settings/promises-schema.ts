import { z } from 'zod';

const workingDays = z.int().max(60);

/** What the texts of the site and its mails promise. Null: nothing, until the agency has said it. */
export const promisesSchema = z
  .strictObject({
    /** Within so many working days somebody who asked something hears from the agency. */
    replyWorkingDays: workingDays.min(1).nullable().default(null),
    /** Within so many an asked appointment is confirmed; 0: on the same day. */
    appointmentWorkingDays: workingDays.min(0).nullable().default(null),
    /** Within so many after the visit a valuation is there in writing. */
    valuationWorkingDays: workingDays.min(1).nullable().default(null),
    appointmentMinutes: z.int().min(5).max(240).nullable().default(null),
    valuationHours: z.int().min(1).max(8).nullable().default(null),
    newslettersAMonth: z.int().min(1).max(31).nullable().default(null),
  })
  .prefault({});

export type Promises = z.infer<typeof promisesSchema>;
