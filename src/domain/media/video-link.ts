/** What a video's address leads to. The id is what the player of YouTube or Vimeo is asked for. */
type VideoLink =
  | { kind: 'youtube' | 'vimeo'; id: string }
  | { kind: 'file' | 'facebook' | 'host'; id?: undefined };

const fileExtension = /\.(mp4|mov|wmv|avi|flv|webm)$/i;

/** Television stations whose items agencies show; their pages are linked to as they are. */
const videoHosts = ['tvl.be'];

/** A path without a host is a file of the site itself; the name only makes it parse and is never shown. */
const ownSite = 'https://own-site.invalid';

/**
 * `url`: as an agency pastes it, http(s) or a path on the site itself. Undefined when it is no address, or no
 * video that is known here.
 */
export function videoLink(url: string): VideoLink | undefined {
  const address = URL.parse(url.trim(), ownSite);
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;

  if (fileExtension.test(address.pathname)) return { kind: 'file' };
  if (isOn(address, 'youtube.com') || isOn(address, 'youtube-nocookie.com') || isOn(address, 'youtu.be')) {
    return youtubeLink(address);
  }
  if (isOn(address, 'vimeo.com')) {
    const id = /\/(\d+)(?=\/|$)/.exec(address.pathname)?.[1];
    return id ? { kind: 'vimeo', id } : undefined;
  }
  if (isFacebookVideo(address)) return { kind: 'facebook' };
  if (videoHosts.some((host) => isOn(address, host))) return { kind: 'host' };
  return undefined;
}

/** The host itself or one below it; 'nottvl.be' is not on 'tvl.be'. */
function isOn(address: URL, host: string): boolean {
  return address.hostname === host || address.hostname.endsWith(`.${host}`);
}

function youtubeLink(address: URL): VideoLink | undefined {
  const [first, second] = address.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (isOn(address, 'youtu.be')) id = first;
  else if (first === 'watch') id = address.searchParams.get('v');
  else if (first && ['shorts', 'embed', 'live', 'v'].includes(first)) id = second;
  return id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : undefined;
}

function isFacebookVideo(address: URL): boolean {
  if (isOn(address, 'fb.watch')) return address.pathname !== '/';
  if (!isOn(address, 'facebook.com')) return false;
  const { pathname, searchParams } = address;
  if (/^\/(watch\/?|video\.php)$/.test(pathname)) return /^\d+$/.test(searchParams.get('v') ?? '');
  return /\/(videos(\/[^/]+)?|reel|share\/v)\/\w+\/?$/.test(pathname);
}
