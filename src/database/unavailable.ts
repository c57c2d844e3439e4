/** Of PostgreSQL (appendix A of its manual) and of Node: what a query fails with that would go well a moment later. */
const codes = new Set([
  '57014', // broken off, because it took too long (see openDatabase)
  '57P01', // the server is being shut down,
  '57P02', // has crashed,
  '57P03', // or is starting
  '53300', // no connection is left
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** The driver's own errors have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/;

/** Takes what a query threw; tells whether the database was away, or too busy: who asks again later has an answer. */
export function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(String(error.code))) || messages.test(error.message);
}
