import { z } from 'zod';

const workingDays = z.int().max(60);

/** What the texts of the site and its mails promise; the defaults are what an agency starts from. */
export const promisesSchema = z
  .strictObject({
    /** Within so many working days somebody who asked something hears from the agency. */
    replyWorkingDays: workingDays.min(1).default(1),
    /** Within so many an asked appointment is confirmed; 0: on the same day. */
    appointmentWorkingDays: workingDays.min(0).default(0),
    /** Within so many after the visit a valuation is there in writing. */
    valuationWorkingDays: workingDays.min(1).default(2),
    appointmentMinutes: z.int().min(5).max(240).default(40),
    valuationHours: z.int().min(1).max(8).default(1),
    newslettersAMonth: z.int().min(1).max(31).default(1),
  })
  .prefault({});

export type Promises = z.infer<typeof promisesSchema>;
