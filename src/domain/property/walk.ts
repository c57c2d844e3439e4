/** Streets go around houses: in European towns the way on foot is about this much longer than the straight line. */
const detour = 1.3;
export const walkedPerMinuteM = 80;

/** Minutes on foot, at least 1, estimated from the straight line. */
export function walkingMinutes(straightM: number): number {
  return Math.max(1, Math.round((straightM * detour) / walkedPerMinuteM));
}
