import { problem } from '#domain/problem/problem.ts';
import { pictureKind } from '#images/picture-kind.ts';
import { type FetchOptions, guardedFetch } from './guarded-fetch.ts';

const maxBytes = 25_000_000;

export type RemotePicture =
  | { kind: 'picture'; bytes: Buffer; etag: string | undefined }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: string };

/**
 * A photograph by its address. Its bytes decide what it is, not what the server calls it. Whether to ask at all the
 * caller knows, by the id and the version that the source gives, never by the name of the file.
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

function whyNoPicture(bytes: Buffer): string {
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
  return problem(isHeic ? 'PICTURE_HEIC' : 'PICTURE_KIND');
}
