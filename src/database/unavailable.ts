/** Errors of PostgreSQL (appendix A of its manual) and Node after which the same query may succeed a moment later. */
const codes = new Set([
  '57014', // cancelled, because it took too long (see openDatabase)
  '57P01', // the server is being shut down,
  '57P02', // the server crashed,
  '57P03', // or is starting
  '53300', // no connection is free
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** The driver's own errors have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

/** Whether a query failed because the database was away or too busy: a later try may succeed. */
export function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || messages.test(error.message);
}
