/** An appointment as the rules see it; `startsAt`: null while the visitor waits for a time. */
type AppointmentState = { status: string; startsAt: Date | null };

/** The statuses of an appointment that is still to come. */
export const openStatuses: readonly string[] = ['requested', 'confirmed'];

/** 'over': its time has begun. */
export type NoChange = 'cancelled' | 'over';

/** Undefined if it can be given a time, moved or cancelled; else the reason. The database asks by `isChangeableSql`. */
export function whyNoChange({ status, startsAt }: AppointmentState, now: Date): NoChange | undefined {
  if (status === 'cancelled') return 'cancelled';
  return openStatuses.includes(status) && !hasBegun(startsAt, now) ? undefined : 'over';
}

export type NoResult = 'not_confirmed' | 'to_come';

/** Undefined if it can be noted that it took place or that nobody came; else the reason. */
export function whyNoResult({ status, startsAt }: AppointmentState, now: Date): NoResult | undefined {
  if (status === 'requested' || status === 'cancelled' || startsAt === null) return 'not_confirmed';
  return hasBegun(startsAt, now) ? undefined : 'to_come';
}

export function hasBegun(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && startsAt <= now;
}
