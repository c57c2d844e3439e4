import type { BodyPlace } from './body-room.ts';

/** After the first seconds, a slower sender is not waited for. */
const firstMs = 10_000;
const leastBytesPerMs = 16;

export type Unread = 'too large' | 'too slow' | 'no room';

/** Stops reading as soon as the body becomes too large, and keeps it in the given place. */
export async function readBody(
  request: Request,
  { mostBytes, place }: { mostBytes: number; place: BodyPlace },
): Promise<Buffer<ArrayBuffer> | Unread> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return 'too large';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const begun = performance.now();
  // Never cancelled: that would close the connection before the answer.
  const reader = request.body?.getReader();
  while (reader) {
    const patienceMs = firstMs + bytes / leastBytesPerMs - (performance.now() - begun);
    const next = await orLater(reader.read(), place.lost, patienceMs);
    if (typeof next === 'string') return next;
    if (next.done) break;
    bytes += next.value.length;
    if (bytes > mostBytes) return 'too large';
    if (!place.hold(next.value.length)) return 'no room';
    pieces.push(next.value);
  }
  place.arrived();
  return Buffer.concat(pieces);
}

async function orLater<Piece>(
  piece: Promise<Piece>,
  lost: BodyPlace['lost'],
  patienceMs: number,
): Promise<Piece | Unread> {
  // A piece that is broken off later is nobody's error.
  piece.catch(() => {});
  const { promise: late, resolve } = Promise.withResolvers<'too slow'>();
  const timer = setTimeout(resolve, patienceMs, 'too slow');
  return Promise.race([piece, lost, late]).finally(() => clearTimeout(timer));
}
