/** Both ends are included. */
type ByteRange = { first: number; last: number };

/**
 * The one part of a file that a Range header asks for (RFC 9110, 14.2). Undefined: the whole file is the answer, also
 * if several parts are asked for, which no browser does for a film.
 */
export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (first >= sizeBytes) return 'unsatisfiable';
  return last < first ? undefined : { first, last };
}
