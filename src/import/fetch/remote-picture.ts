import { problem } from '#domain/problem/problem.ts';
import { otherKind } from '#images/other-kind.ts';
import { pictureKind } from '#images/picture-kind.ts';
import { type FetchOptions, guardedFetch } from './guarded-fetch.ts';

const maxBytes = 25_000_000;

type RemotePicture =
  | { kind: 'picture'; bytes: Buffer; etag: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: string };

/**
 * Fetches a photograph by its address. Its bytes decide what it is, not the server's name for it. The caller decides
 * whether to ask at all, by the id and the version that the source gives, never by the file name.
 */
export async function fetchRemotePicture(
  address: string,
  options: Omit<FetchOptions, 'maxBytes' | 'body'>,
): Promise<RemotePicture> {
  const fetched = await guardedFetch(address, { ...options, maxBytes });
  if (fetched.kind !== 'answered') return fetched;
  if (fetched.status !== 200)
    return { kind: 'refused', reason: problem('SERVER_STATUS', { status: fetched.status }) };
  if (!pictureKind(fetched.bytes)) return { kind: 'refused', reason: whyNoPicture(fetched.bytes) };
  return { kind: 'picture', bytes: fetched.bytes, etag: fetched.etag };
}

/** The reason why these bytes are not accepted as a picture. */
export function whyNoPicture(bytes: Uint8Array): string {
  const kind = otherKind(bytes);
  if (kind === 'HEIC') return problem('PICTURE_HEIC');
  return kind ? problem('PICTURE_OF_KIND', { kind }) : problem('PICTURE_KIND');
}
