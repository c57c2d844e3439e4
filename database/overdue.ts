const QUERY_CANCELED = '57014';

/** Takes what a query threw; tells whether it was broken off because it took too long (see openDatabase). */
export function isOverdue(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
