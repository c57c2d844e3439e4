import type { ReadPhoto } from '#import/core/photos/store-photos.ts';
import type { FetchOptions } from '#import/fetch/guarded-fetch.ts';
import { fetchRemotePicture } from '#import/fetch/remote-picture.ts';

type Fetched = Awaited<ReturnType<ReadPhoto>>;

/** A home names its photographs one after the other; homes of one project name the same. */
const mostKept = 30;

/**
 * Reads photographs whose name is a web address, from hosts that were allowed by name; `other` reads all others. An
 * address that homes close to each other in the file share is fetched once.
 */
export function photosByAddress(
  other: ReadPhoto,
  options: Omit<FetchOptions, 'maxBytes' | 'body' | 'etag'>,
): ReadPhoto {
  const kept = new Map<string, Promise<Fetched>>();
  return (name) => {
    if (!/^https?:\/\//iu.test(name)) return other(name);
    const known = kept.get(name);
    if (known) return known;
    const fetched = fetchPhoto(name, options);
    kept.set(name, fetched);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return fetched;
  };
}

async function fetchPhoto(
  address: string,
  options: Omit<FetchOptions, 'maxBytes' | 'body' | 'etag'>,
): Promise<Fetched> {
  const { hostname } = URL.parse(address) ?? { hostname: '' };
  if (options.hosts.length === 0)
    return { reason: `is on another machine: allow it with --photo-host ${hostname}` };
  const fetched = await fetchRemotePicture(address, options);
  if (fetched.kind === 'picture') return { bytes: fetched.bytes };
  const reason = fetched.kind === 'refused' ? fetched.reason : 'the server answered that it is unchanged';
  return { reason: `cannot be fetched: ${reason}` };
}
