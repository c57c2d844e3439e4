/** Errors of PostgreSQL (appendix A of its manual) and Node which mean that no server answers, now or for a moment. */
const awayCodes = new Set([
  '57P01', // the server is being shut down
  '57P02', // the server crashed
  '57P03', // the server is starting
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The name server may be away too.
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The server answers, but has no time or room. */
const busyCodes = new Set([
  '57014', // cancelled, because it took too long (see openDatabase)
  '53300', // no connection is free
  '25006', // it takes no writes: another server has replaced it, or its disk is full
]);

export const NO_ANSWER = 'The database does not answer';
export const READ_ONLY = 'The database takes no writes';

/** The driver's own errors, and those of guarded-pool.ts, have no code. */
const awayMessages = new RegExp(
  `^(Connection terminated|Client .* is not queryable|Query read timeout|timeout expired|${NO_ANSWER}|${READ_ONLY})`,
);
const busyMessages = /^timeout exceeded when trying to connect/;

/** True if a query failed because the database was away or too busy: a later try may succeed. */
export function isUnavailable(error: unknown): error is Error {
  return isAway(error) || isAnyOf(error, busyCodes, busyMessages);
}

/** True if the error shows that no server answered. */
export function isAway(error: unknown): error is Error {
  return isAnyOf(error, awayCodes, awayMessages);
}

function isAnyOf(error: unknown, codes: ReadonlySet<string>, messages: RegExp): error is Error {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || messages.test(error.message);
}
