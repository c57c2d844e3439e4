/** Retry-After: seconds, or a date (RFC 9110, 10.2.3). */
export function toldWaitMs(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = retryAfter.endsWith('GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
